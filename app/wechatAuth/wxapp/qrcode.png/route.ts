export const dynamic = 'force-dynamic'

/** Behind the front door the engine answers itself; its threads that render pages must not load it. */
export const GET = async (request: Request) =>
  (await import('@/lib/server/edge/engine')).getEngine().fetch(request)
