import 'server-only'
import type { Env } from '@/lib/env'
import { answerQrPicture } from '@/lib/server/content/share/qr-picture'
import { qrPicturePath } from '@/lib/web/engine-paths'
import { answerDocs, docsPrefix } from './docs'
import { failure, noSuchPath } from './envelope'
import type { PlainResponse } from './plain-response'

/** Answers endpoints that need no database: the API documents and QR codes. 404 for everything else. */
export function answerStaticEndpoint(
  env: Pick<Env, 'h5Url'>,
  { pathname, searchParams }: URL,
): PlainResponse | Response | Promise<Response> {
  if (pathname === qrPicturePath) return answerQrPicture(env, searchParams)
  if (pathname.startsWith(docsPrefix) || pathname === '/api/openapi.json') return answerDocs(pathname)
  return failure(noSuchPath(), 404)
}
