import { getEngine } from '@/lib/server/engine'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => getEngine().fetch(request)

/** All methods: the engine decides which a call accepts and how others are refused. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
