import 'server-only'

/** Sent with every picture: opened on its own it must not be able to run anything. */
export const pictureSafety = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
} as const

/** The answer for a picture that does not exist. */
export const noPicture = (): Response =>
  new Response('图片不存在', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
