import { getEngine } from '@/lib/server/engine'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => getEngine().fetch(request)
