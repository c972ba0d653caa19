export const dynamic = 'force-dynamic'

/**
 * For `next dev` and other hosts: behind the front door, calls do not reach Next, and its threads must not load the
 * engine.
 */
const answer = async (request: Request) =>
  (await import('@/lib/server/edge/engine')).getEngine().fetch(request)

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
