import 'server-only'
import { webPageType } from '@/lib/contract/content/portable-page'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Viewer } from '@/lib/domain/person/viewer'
import { os } from '@/lib/server/ground/call-context'
import { readSetting } from '@/lib/server/ground/settings'
import { getContent } from './get-content'
import { getFrame } from './get-frame'
import { getPageParams } from './get-page-params'
import { getWebPage } from './get-portable-page'
import { loadPageHead, loadPageHeads } from './load-page'
import { wirePageHead, wirePageLine } from './wire'

/** Whether a person at the desk sees pages that are not in use. */
const seesPages = ({ deskRole, factorNeed }: Viewer) =>
  deskRole !== null && mayDo(deskRole, 'content:read') && factorNeed !== 'verify' && factorNeed !== 'enrol'

export const templateRoutes = {
  content: os.template.content.handler(({ input, context: { mall, viewer } }) => {
    const { theme_pc_template_id: templateId, page_type: pageType, page_code: pageCode } = input
    const webType = webPageType.safeParse(pageType)
    // Older clients identify a custom page by these.
    const isOlder = templateId !== undefined || pageCode !== undefined
    if (webType.success && !isOlder) return getWebPage(mall, webType.data, input.page_id ?? 0)
    if (pageType && pageType !== 'index' && !isOlder) throw new MallError('缺少或错误的page_type')
    return getContent(mall, viewer, {
      templateId: templateId ?? 0,
      pageType: pageType || 'index',
      pageCode: pageCode ?? '',
      withUnused: viewer?.role === 'operator' && seesPages(viewer) && templateId !== undefined,
    })
  }),

  shopConfig: os.template.shopConfig.handler(({ input, context: { mall, viewer } }) =>
    getPageParams(mall, viewer, {
      templateName: 'pc',
      pageName: 'index',
      distributorId: input.distributor_id ?? 0,
    }),
  ),

  list: os.template.list.handler(async ({ context }) => ({
    list: (await loadPageHeads(context.mall.db)).map(wirePageLine),
  })),

  head: os.template.head.handler(async ({ input, context }) => {
    const page = await loadPageHead(context.mall.db, input.theme_pc_template_id ?? 0, input.page_code ?? '')
    if (!page) throw new MallError(contentMessages.pageMissing)
    return wirePageHead(page)
  }),

  frame: os.template.frame.handler(
    async ({ input, context: { mall, viewer } }) => (await getFrame(mall, viewer, input.page_name)) ?? [],
  ),

  pageParams: os.template.pageParams.handler(async ({ input, context }) => {
    const page = await getPageParams(context.mall, context.viewer, {
      templateName: input.template_name,
      pageName: input.page_name,
      distributorId: input.distributor_id ?? 0,
    })
    return input.name ? page.list.filter(({ name }) => name === input.name) : page
  }),

  tdk: os.template.tdk.handler(({ context }) =>
    readSetting(context.mall.db, 'tdk.home', { title: '', mate_description: '', mate_keywords: '' }),
  ),
}
