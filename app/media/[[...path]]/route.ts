/** Pictures are the engine's as calls are; the front door brings both to it by itself. */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '../../api/[[...path]]/route'

export const dynamic = 'force-dynamic'
