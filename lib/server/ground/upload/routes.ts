import 'server-only'
import { defaultPurpose } from '@/lib/domain/content/upload'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { storePicture } from './store-picture'

export const uploadRoutes = {
  picture: os.upload.picture.handler(async ({ input, context: { mall, ...context } }) => {
    const { userId } = memberOf({ mall, ...context })
    const stored = await storePicture(mall, userId, input.file, input.purpose ?? defaultPurpose)
    const { path, uploadId, width, height } = stored
    return { url: path, image_url: path, upload_id: uploadId, width, height }
  }),

  token: os.upload.token.handler(({ context }) => ({
    driver: 'local' as const,
    token: { domain: context.mall.env.publicUrl, key: '' },
  })),
}
