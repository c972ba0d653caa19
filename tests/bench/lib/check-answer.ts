/** Checks one answer, so that a bench never measures how fast the mall refuses. */
import type { LoadRequest } from './load.ts'

/** Data or an error of the contract, a page, or the page for a missing one. */
export type AnswerKind = 'data' | 'error' | 'page' | 'missing'

/** @throws when the answer is of another kind */
export async function checkAnswer(
  origin: string,
  { method = 'GET', path, token, form }: LoadRequest,
  headers: Record<string, string>,
  expected: AnswerKind,
): Promise<void> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: form }),
  })
  const text = await answer.text()
  if (kindOf(answer, text) !== expected)
    throw new Error(`${method} ${path} answered ${answer.status} ${text.slice(0, 200)}`)
}

/** The contract answers a refused call with status 200. */
function kindOf({ status, headers }: Response, text: string): AnswerKind | undefined {
  if (status === 404) return 'missing'
  if (status !== 200) return undefined
  if (headers.get('content-type')?.startsWith('text/html')) return 'page'
  return /^\{"data":\{[^{]*"status_code":/.test(text) ? 'error' : 'data'
}
