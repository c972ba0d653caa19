/** The response to a request for a page or file that could not be answered. */
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { engineRegistry } from '../web/registry.ts'
import type { Document } from './document.ts'
import { type FixedDocuments, retryAfterSeconds } from './next/fixed-documents.ts'
import { siteHeaders } from './site-headers.ts'

/** Milliseconds until an engine without an answer counts as not ready, for example because its database hangs. */
const patience = 1000

/** Asked once for all pages that fail at the same time. */
let asked: Promise<boolean> | undefined

async function isReady(): Promise<boolean> {
  const answer = engineRegistry.get()?.ready() ?? { ok: true }
  const silence = delay(patience, { ok: false }, { ref: false })
  return (await Promise.race([answer, silence]).catch(() => ({ ok: false }))).ok
}

/** Whether the engine cannot reach its database, or its back end, at the moment. */
export async function isUnavailable(): Promise<boolean> {
  asked ??= isReady().finally(() => (asked = undefined))
  return !(await asked)
}

/**
 * The document for a page that failed. An engine that cannot reach its database, or its back end, is unavailable for a
 * while (503); search engines keep the pages that they know.
 */
export const failedPage = async ({ broken, unavailable }: FixedDocuments): Promise<Document> =>
  (await isUnavailable()) ? unavailable : broken

/** Status 503 without a body, for files. */
export function sendUnavailable(response: ServerResponse): void {
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  const headers = { 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store', 'Content-Length': 0 }
  response.writeHead(503, headers).end()
}
