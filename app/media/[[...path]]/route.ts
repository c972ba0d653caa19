import { getEngine } from '@/lib/server/engine'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => getEngine().fetch(request)

/** Every verb, as the front door hands them on. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
