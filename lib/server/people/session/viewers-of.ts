import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import type { ViewerOf } from '@/lib/server/ground/upload/answer-upload'
import { viewerOf } from './request-session'

/** The viewers of a request, for pictures with restricted access. */
export const viewersOf =
  ({ db, secret, now }: Mall, headers: Headers): ViewerOf =>
  (auth) =>
    viewerOf(async () => db, secret, headers, auth, now())
