/** The response to a request that finds no free render slot. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendUnavailable } from './failed-page.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { wantsDocument } from './next/router-protocol.ts'

/**
 * Sends status 503 with `Retry-After`. The router in the browser gets no body: it answers a failed navigation with a
 * page load, which shows the document or, by then, the page; a failed prefetch is ignored.
 */
export async function sendBusy(
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (wantsDocument(request)) return (await documents.busy).send(request, response)
  sendUnavailable(response)
}
