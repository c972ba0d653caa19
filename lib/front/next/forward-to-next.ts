/** Everything that Next answers by itself: pages rendered per visitor, navigation data, files of `public`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Handler, namesOf, restoreResponse, setHeaders } from './buffer-response.ts'
import { contentSecurityPolicy, newNonce } from '../csp.ts'
import type { Document } from '../document.ts'
import type { FixedDocuments } from './fixed-documents.ts'
import { siteHeaders } from '../site-headers.ts'

/**
 * Hands a request to Next. A page rendered per request streams on, with a nonce that Next writes into its scripts;
 * where its status says missing or broken, the visitor gets the prerendered document instead of Next's empty shell.
 *
 * @throws what Next throws before anything was sent
 */
export async function forwardToNext(
  next: Handler,
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const before = namesOf(response)
  // Next takes its nonce from here. A visitor must not choose it, and data that is kept must not have one.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  allowAnyPath(response)
  if (wantsDocument(request)) {
    const policy = contentSecurityPolicy([`'nonce-${newNonce()}'`])
    request.headers['content-security-policy'] = policy
    response.setHeader('Content-Security-Policy', policy)
    replaceShells(request, response, documents)
  }
  try {
    await next(request, response)
  } catch (error) {
    restoreResponse(response, before)
    throw error
  }
}

/** Next names the path that it rewrote to as it stands, which Node refuses where that holds a city's name. */
function allowAnyPath(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(
      response,
      name,
      typeof value === 'string' && /[^\x00-\xff]/.test(value) ? encodeURI(value) : value,
    )
}

/** A browser's or crawler's request for a page, as opposed to the router's request for its data. */
export function wantsDocument({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.rsc === undefined &&
    headers['next-action'] === undefined
  )
}

/** Watches for the moment the head of the answer is settled and swaps HTML answers with status 404 or 500 and above. */
function replaceShells(request: IncomingMessage, response: ServerResponse, documents: FixedDocuments): void {
  const { writeHead, write, end } = response
  const original = { writeHead, write, end }
  const ignoring = { writeHead: () => response, write: () => true, end: () => response }
  let settled = false
  let swapped = false
  const settle = () => {
    if (settled) return
    settled = true
    const standIn = standInFor(response, documents)
    if (!standIn) return
    swapped = true
    const send = async () => {
      await standIn.prepare(request)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      Object.assign(response, original)
      const sent = standIn.send(request, response)
      // What Next still writes of its own document has nowhere to go.
      Object.assign(response, ignoring)
      await sent
    }
    send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      setHeaders(response, rest.at(-1))
      settle()
      return swapped ? response : writeHead.call(response, response.statusCode)
    },
    write(...args: Parameters<ServerResponse['write']>) {
      settle()
      return swapped ? true : write.apply(response, args)
    },
    end(...args: Parameters<ServerResponse['end']>) {
      settle()
      return swapped ? response : end.apply(response, args)
    },
  })
}

function standInFor(response: ServerResponse, documents: FixedDocuments): Document | undefined {
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return undefined
  if (response.statusCode === 404) return documents.missing
  return response.statusCode >= 500 ? documents.broken : undefined
}
