/** The documents that replace a page: not found, broken, busy, unavailable, URL too long. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  brokenPageText,
  busyPageText,
  missingPageText,
  tooLongPageText,
  unavailablePageText,
} from '../../web/page-texts.ts'
import { Document } from '../document.ts'
import { home, plainPage, reload } from '../plain-page.ts'
import { prerenderedDirOf, serverDirOf } from './build-output.ts'
import { globalErrorPath, notFoundPath } from './prerendered.ts'

export type FixedDocuments = {
  missing: Document
  broken: Document
  /** Sent when too many pages are being rendered. It loads only the logo, so it adds no load. */
  busy: Document
  /** Sent for a page that failed while the engine cannot reach its database or back end. */
  unavailable: Document
  tooLong: Document
}

/** After this time clients may repeat a request that was answered with 503. */
export const retryAfterSeconds = '5'

/**
 * Reads the first two from the build; where the build has none, and for the others, a plain document with the text.
 *
 * @param buildDir `.next`
 */
export async function readFixedDocuments(buildDir: string): Promise<FixedDocuments> {
  const app = prerenderedDirOf(serverDirOf(buildDir))
  const missing =
    (await readWith(missingPageText, join(app, `${notFoundPath}.html`))) ?? plainPage(missingPageText, home)
  // Next prerenders its own English page here and ignores app/global-error.tsx.
  const broken =
    (await readWith(brokenPageText, join(app, `${globalErrorPath}.html`))) ??
    plainPage(brokenPageText, reload('重试') + home)
  const later = (text: string) =>
    new Document(plainPage(text, reload('刷新') + home), {
      status: 503,
      cacheControl: 'no-store',
      headers: [['Retry-After', retryAfterSeconds]],
    })
  return {
    missing: new Document(missing, { status: 404 }),
    broken: new Document(broken, { status: 500, cacheControl: 'no-store' }),
    busy: later(busyPageText),
    unavailable: later(unavailablePageText),
    tooLong: new Document(plainPage(tooLongPageText, home), { status: 414, cacheControl: 'no-store' }),
  }
}

/** A prerendered document, if it exists and contains the expected text. */
async function readWith(text: string, file: string): Promise<Buffer | undefined> {
  const body = await readFile(file).catch(() => undefined)
  return body?.includes(text) ? body : undefined
}
