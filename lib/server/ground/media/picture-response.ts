import 'server-only'
import * as contentMessages from '@/lib/domain/messages/content'

/**
 * Headers of every picture. An SVG that is opened as a document must not run scripts. Pages of other origins may use
 * pictures in a poster (contract clients F3); the answer is the same with and without `Origin`, because it is cached.
 */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'access-control-allow-origin': '*',
} as const

/**
 * The response for a picture that does not exist or is hidden from this visitor; where it may be hidden, `cacheControl`
 * must be private.
 */
export const noPicture = (cacheControl = 'public, max-age=60'): Response =>
  new Response(contentMessages.pictureMissing, {
    status: 404,
    headers: { 'cache-control': cacheControl, ...pictureHeaders },
  })
