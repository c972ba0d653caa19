import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { readSetting } from '@/lib/server/settings'
import { getContent } from './get-content'
import { getPageParams } from './get-page-params'
import { loadFrame, loadPageHead, loadPageHeads } from './load-page'
import { wireFrame, wirePageHead, wirePageLine } from './wire'

export const templateRoutes = {
  content: os.template.content.handler(({ input, context: { mall, viewer } }) =>
    getContent(mall, viewer, {
      templateId: input.theme_pc_template_id ?? 0,
      pageType: input.page_type || 'index',
      pageCode: input.page_code ?? '',
    }),
  ),

  list: os.template.list.handler(async ({ context }) => ({
    list: (await loadPageHeads(context.mall.db)).map(wirePageLine),
  })),

  head: os.template.head.handler(async ({ input, context }) => {
    const page = await loadPageHead(context.mall.db, input.theme_pc_template_id ?? 0, input.page_code ?? '')
    if (!page) throw new MallError('页面不存在')
    return wirePageHead(page)
  }),

  frame: os.template.frame.handler(async ({ input, context }) => {
    const row = await loadFrame(context.mall.db, input.page_name)
    return row ? wireFrame(input.page_name, row) : []
  }),

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
