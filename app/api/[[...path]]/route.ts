import { getEngine } from '@/lib/server/engine'

export const dynamic = 'force-dynamic'

const answer = (request: Request) => getEngine().fetch(request)

export { answer as DELETE, answer as GET, answer as HEAD, answer as OPTIONS, answer as POST, answer as PUT }
