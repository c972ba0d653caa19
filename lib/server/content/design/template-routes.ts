import 'server-only'
import { findFrame } from '@/lib/server/content/template/get-frame'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { createPage, deletePage, listPages, updatePage } from './pages'
import { saveContent, saveFrame } from './save-content'
import { wireListedPage, wirePage } from './wire'

const routes = os.operator.template

/** The calls of the ECShopX back office for designed pages (contract goods §9.1). */
export const operatorTemplateRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      title: input.template_title.trim(),
      pageType: input.page_type,
      status: input.status,
      distributorId: input.distributor_id,
    }
    const paging = { page: input.page_no, size: input.page_size }
    const { list, total } = await listPages(context.mall.db, filter, paging)
    return { total_count: total, list: list.map(wireListedPage) }
  }),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'template.add', input, async ({ mall, scope: { actor } }) =>
      wirePage(
        await createPage(mall, actor, {
          title: input.template_title,
          description: input.template_description,
          pageType: input.page_type,
          status: input.status,
          version: input.version,
          distributorId: input.distributor_id,
        }),
      ),
    ),
  ),

  edit: routes.edit.handler(({ input, context }) =>
    operatorWrite(context, 'template.edit', input, async ({ mall, scope: { actor } }) =>
      wirePage(
        await updatePage(mall, actor, input.theme_pc_template_id, {
          title: input.template_title,
          description: input.template_description,
          pageType: input.page_type,
          status: input.status,
          version: input.version,
        }),
      ),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'template.remove', input, async ({ mall, scope: { actor } }) => {
      await deletePage(mall, actor, input.id)
      return { status: true as const }
    }),
  ),

  saveContent: routes.saveContent.handler(({ input, context }) =>
    operatorWrite(context, 'template.saveContent', input, async ({ mall, scope: { actor } }) => {
      const { userId } = memberOf(context)
      await saveContent(mall, actor, userId, input.theme_pc_template_id, input.config)
      return { status: true as const }
    }),
  ),

  saveFrame: routes.saveFrame.handler(({ input, context }) =>
    operatorWrite(context, 'template.saveFrame', input, async ({ mall, scope: { actor } }) => {
      const name = input.page_name
      await saveFrame(mall, actor, memberOf(context).userId, name, input.config)
      const frame = await findFrame(mall.db, name)
      if (!frame) throw new Error('a stored header or footer was not found')
      return frame
    }),
  ),

  setPageTdk: routes.setPageTdk.handler(({ input: { theme_pc_template_id: id, ...tdk }, context }) =>
    operatorWrite(context, 'template.setPageTdk', { id, ...tdk }, async ({ mall, scope: { actor } }) =>
      wirePage(await updatePage(mall, actor, id, { tdk })),
    ),
  ),
}
