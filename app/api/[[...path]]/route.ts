import { getEngine } from '@/lib/server/engine'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => getEngine().fetch(request)

/** Every verb: which of them a call takes, and how the others are refused, is the engine's to say. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
