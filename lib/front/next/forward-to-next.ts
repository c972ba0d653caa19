/** Requests that Next answers: pages rendered per request, navigation data, files of `public`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { earlyPressScript } from '../../web/early-press.ts'
import { lateScript } from '../../web/late-scripts.ts'
import { contentSecurityPolicy, newNonce, reportingEndpoints, scriptHash } from '../csp.ts'
import type { Document } from '../document.ts'
import { failedPage } from '../failed-page.ts'
import { siteHeaders } from '../site-headers.ts'
import { type Handler, ownProperties, restoreResponse, setHeaders } from './buffer-response.ts'
import type { FixedDocuments } from './fixed-documents.ts'
import { wantsDocument } from './router-protocol.ts'

/** Inline scripts of the root layout: it is one for all pages and cannot know the nonce of one. */
const ownScripts = [earlyPressScript, lateScript].map(scriptHash)

/**
 * Forwards a request to Next. A page rendered per request is streamed, with a nonce that Next writes into its scripts.
 * A document with status 404 or 5xx is replaced by the prerendered one, because Next's is an empty shell (ADR 0005).
 *
 * @throws what Next throws before anything was sent
 */
export async function forwardToNext(
  next: Handler,
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const before = ownProperties(response)
  // Next reads its nonce from here. A client must not choose it, and cached data must not contain one.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  if (wantsDocument(request)) {
    const policy = contentSecurityPolicy([`'nonce-${newNonce()}'`, ...ownScripts])
    request.headers['content-security-policy'] = policy
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader(...reportingEndpoints)
    replaceErrorDocuments(request, response, documents)
  }
  try {
    await next(request, response)
  } catch (error) {
    restoreResponse(response, before)
    throw error
  }
}

/**
 * Waits until Next has settled the status and headers, and replaces HTML responses with status 404 and all but JSON
 * with 5xx.
 */
function replaceErrorDocuments(
  request: IncomingMessage,
  response: ServerResponse,
  documents: FixedDocuments,
): void {
  const { writeHead, write, end } = response
  const original = { writeHead, write, end }
  const ignoring = { writeHead: () => response, write: () => true, end: () => response }
  let settled = false
  let replaced = false
  const settle = () => {
    if (settled) return
    settled = true
    const replacing = replacementFor(response, documents)
    if (!replacing) return
    replaced = true
    const send = async () => {
      const replacement = await replacing
      await replacement.prepare(request)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      Object.assign(response, original)
      const sent = replacement.send(request, response)
      // Discards what Next still writes of its own document.
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
      return replaced ? response : writeHead.call(response, response.statusCode)
    },
    write(...args: Parameters<ServerResponse['write']>) {
      settle()
      return replaced ? true : write.apply(response, args)
    },
    end(...args: Parameters<ServerResponse['end']>) {
      settle()
      return replaced ? response : end.apply(response, args)
    },
  })
}

/** The document that replaces Next's, once status and headers are set. */
function replacementFor(
  response: ServerResponse,
  documents: FixedDocuments,
): Document | Promise<Document> | undefined {
  const type = String(response.getHeader('content-type') ?? '')
  const isPage = type.startsWith('text/html')
  if (response.statusCode === 404 && isPage) return documents.missing
  // Also for files, such as a sitemap, whose errors have no content type; calls keep their JSON errors.
  return response.statusCode >= 500 && !type.startsWith('application/json')
    ? failedPage(documents)
    : undefined
}
