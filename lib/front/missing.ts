/** The response to a request for a page that does not exist. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Document } from './document.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'
import { navigationContentType, wantsDocument } from './next/router-protocol.ts'

/** Made on first use: its headers depend on the environment. */
let data: Document | undefined

/**
 * Sends status 404. The router in the browser gets no body: whatever is in the data of a missing page, it loads the
 * document instead, and ignores a failed prefetch.
 */
export async function sendMissing(
  documents: FixedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (wantsDocument(request) || request.method === 'POST')
    return (await documents.missing).send(request, response)
  data ??= new Document(Buffer.alloc(0), { status: 404, contentType: navigationContentType })
  return data.send(request, response)
}
