/**
 * Pictures are answered by the engine, like calls. For hosts without the front door, which passes both to the engine
 * itself.
 */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '../../api/[[...path]]/route'

export const dynamic = 'force-dynamic'
