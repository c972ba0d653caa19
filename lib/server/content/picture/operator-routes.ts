import 'server-only'
import { apiPrefix } from '@/lib/contract'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import {
  editPicture,
  listPictures,
  recordPicture,
  removePicture,
  storePagePicture,
  wirePicture,
} from './pictures'
import { createUploadToken, readUploadToken } from './upload-token'

const routes = os.operator.picture

/** The upload of pictures for pages and their library (spec 2 §7). */
export const operatorPictureRoutes = {
  token: routes.token.handler(({ context }) => {
    const { token, prefix } = createUploadToken(context)
    return { token, image_prefix: prefix, upload_url: `${apiPrefix}/operator/picture/upload` }
  }),

  upload: routes.upload.handler(async ({ input, context }) => {
    const allowed = await readUploadToken(context, input.token, input.key)
    const { path, size, width, height } = await storePagePicture(context.mall, allowed, input.file)
    return { img_url: path, mimeType: 'image/webp' as const, img_size: size, width, height }
  }),

  record: routes.record.handler(({ input, context }) =>
    operatorWrite(context, 'picture.record', input, async ({ mall, scope: { actor } }) => {
      const { img_url: url, img_name: name, kind } = input
      const userId = memberOf(context).userId
      const row = wirePicture(await recordPicture(mall, actor, userId, { url, name, kind }))
      return { ...row, img_full_url: row.url }
    }),
  ),

  list: routes.list.handler(async ({ input, context }) => {
    const filter = { kind: input.kind, keyword: input.keyword ?? '' }
    const paging = { page: input.page, size: input.pageSize }
    const { list, total, kinds } = await listPictures(context.mall, filter, paging)
    return { total_count: total, list: list.map(wirePicture), kinds }
  }),

  edit: routes.edit.handler(({ input, context }) =>
    operatorWrite(context, 'picture.edit', input, async ({ mall, scope: { actor } }) =>
      wirePicture(await editPicture(mall, actor, input.picture_id, { name: input.name, kind: input.kind })),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'picture.remove', input, async ({ mall, scope: { actor } }) => {
      await removePicture(mall, actor, input.picture_id)
      return { status: true as const }
    }),
  ),
}
