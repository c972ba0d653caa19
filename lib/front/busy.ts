/** The response to a request that finds no free render slot. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { retryAfterSeconds } from './next/fixed-documents.ts'
import { wantsDocument } from './next/router-protocol.ts'
import { siteHeaders } from './site-headers.ts'

/**
 * Sends status 503 with `Retry-After`. The router in the browser gets no body: it answers a failed navigation with a page
 * load, which shows the document or, by then, the page; a failed prefetch is ignored.
 */
export async function sendBusy(
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (wantsDocument(request)) return documents.busy.send(request, response)
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  const headers = { 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store', 'Content-Length': 0 }
  response.writeHead(503, headers).end()
}
