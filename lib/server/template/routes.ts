import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/context'
import { readSetting } from '@/lib/server/settings'
import { getPageParams } from './get-page-params'
import { refreshPrices } from './refresh-prices'
import { loadContents, loadFrame, loadPageHead, loadPageHeads } from './load-page'
import { isWidget } from './widget'

export const templateRoutes = {
  content: os.template.content.handler(async ({ input, context: { mall, viewer } }) => {
    const rows = await loadContents(
      mall.db,
      input.theme_pc_template_id ?? 0,
      input.page_type || 'index',
      input.page_code ?? '',
    )
    const widgets = await refreshPrices(
      mall,
      viewer,
      rows.map(({ params }) => (isWidget(params) ? params : {})),
    )
    return rows.map(({ contentId, name }, index) => ({
      id: contentId,
      name,
      config: JSON.stringify(widgets[index]),
    }))
  }),

  list: os.template.list.handler(async ({ context }) => ({
    list: (await loadPageHeads(context.mall.db)).map(({ templateId, templateTitle, pageType }) => ({
      theme_pc_template_id: templateId,
      template_title: templateTitle,
      page_type: pageType,
      status: 1 as const,
    })),
  })),

  head: os.template.head.handler(async ({ input, context }) => {
    const page = await loadPageHead(context.mall.db, input.theme_pc_template_id ?? 0, input.page_code ?? '')
    if (!page) throw new MallError('页面不存在')
    return {
      theme_pc_template_id: page.templateId,
      template_title: page.templateTitle,
      template_description: page.templateDescription,
      page_type: page.pageType,
      page_code: page.pageCode,
    }
  }),

  frame: os.template.frame.handler(async ({ input, context }) => {
    const row = await loadFrame(context.mall.db, input.page_name)
    if (!row) return []
    return {
      theme_pc_template_content_id: row.contentId,
      company_id: 1 as const,
      theme_pc_template_id: 0 as const,
      name: input.page_name,
      params: JSON.stringify(row.params),
      sort_by: 0,
      created: row.created,
      updated: row.updated,
    }
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
