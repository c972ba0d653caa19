/** The response to a request for a page that could not be rendered. */
import { setTimeout as delay } from 'node:timers/promises'
import { engineRegistry } from '../web/registry.ts'
import type { Document } from './document.ts'
import type { FixedDocuments } from './next/fixed-documents.ts'

/** Milliseconds until an engine without an answer counts as not ready, for example because its database hangs. */
const patience = 1000

/** Asked once for all pages that fail at the same time. */
let asked: Promise<boolean> | undefined

async function isReady(): Promise<boolean> {
  const answer = engineRegistry.get()?.ready() ?? { ok: true }
  const silence = delay(patience, { ok: false }, { ref: false })
  return (await Promise.race([answer, silence]).catch(() => ({ ok: false }))).ok
}

/**
 * The document for a page that failed. An engine that cannot reach its database, or its back end, is unavailable for a while
 * (503); search engines keep the pages that they know.
 */
export async function failedPage({ broken, unavailable }: FixedDocuments): Promise<Document> {
  asked ??= isReady().finally(() => (asked = undefined))
  return (await asked) ? broken : unavailable
}
