import { GET as answer } from '../../api/[[...path]]/route'

export const dynamic = 'force-dynamic'

/**
 * For hosts without the front door, which passes the path to the engine itself. The engine answers as text: Next
 * compresses what it sends, also what is compressed already.
 */
export function GET(request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return answer(new Request(request, { headers }))
}
