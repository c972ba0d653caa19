/** The response to a request for a page that could not be rendered. */
import { engineRegistry } from '../web/registry.ts'
import type { Document } from './document.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'

/** A mall without its database is away for a while (503); search engines keep the pages that they know. */
export async function failedPage({ broken, unavailable }: FixedDocuments): Promise<Document> {
  const engine = engineRegistry.get()
  const canServe = !engine || (await engine.ready().catch(() => ({ ok: false }))).ok
  return canServe ? broken : unavailable
}
