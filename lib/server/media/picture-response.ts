import 'server-only'

/** Headers of every picture: an SVG that is opened as a document must not run scripts. */
export const pictureSafety = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const

/** The response for a picture that does not exist. */
export const noPicture = (): Response =>
  new Response('图片不存在', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
