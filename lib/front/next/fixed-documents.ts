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
import { builtName, type MallName } from '../mall-name.ts'
import { home, plainPage, reload } from '../plain-page.ts'
import type { Ready } from '../ready.ts'
import { prerenderedDirOf, serverDirOf } from './build-output.ts'
import { globalErrorPath, notFoundPath } from './prerendered.ts'

export type FixedDocuments = {
  readonly missing: Ready<Document>
  readonly broken: Ready<Document>
  /** Sent when too many pages are being rendered. It loads only the logo, so it adds no load. */
  readonly busy: Ready<Document>
  /** Sent for a page that failed while the engine cannot reach its database or back end. */
  readonly unavailable: Ready<Document>
  readonly tooLong: Ready<Document>
}

/** After this time clients may repeat a request that was answered with 503. */
export const retryAfterSeconds = '5'

/**
 * Names that a prerendered document can hold as they are, in markup and in the data of its scripts; with another one the
 * document is a plain page.
 */
const isPlainName = (name: string) => /^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(name) && !/[<>&"'`\\$]/.test(name)

/**
 * Reads the first two from the build; where the build has none, and for the others, a plain document with the text.
 * They carry the name that the mall has when they are sent.
 *
 * @param buildDir `.next`
 */
export async function readFixedDocuments(
  buildDir: string,
  mallName: Pick<MallName, 'current'>,
): Promise<FixedDocuments> {
  const app = prerenderedDirOf(serverDirOf(buildDir))
  const missing = await readWith(missingPageText, join(app, `${notFoundPath}.html`))
  // Next prerenders its own English page here and ignores app/global-error.tsx.
  const broken = await readWith(brokenPageText, join(app, `${globalErrorPath}.html`))
  const rename = (html: string | undefined, name: string) =>
    html !== undefined && isPlainName(name) ? Buffer.from(html.replaceAll(builtName, name)) : undefined
  const later = (text: string, name: string) =>
    new Document(plainPage(text, reload('刷新') + home, name), {
      status: 503,
      cacheControl: 'no-store',
      headers: [['Retry-After', retryAfterSeconds]],
    })
  const make: { [K in keyof FixedDocuments]: (name: string) => Document } = {
    missing: (name) =>
      new Document(rename(missing, name) ?? plainPage(missingPageText, home, name), { status: 404 }),
    broken: (name) =>
      new Document(rename(broken, name) ?? plainPage(brokenPageText, reload('重试') + home, name), {
        status: 500,
        cacheControl: 'no-store',
      }),
    busy: (name) => later(busyPageText, name),
    unavailable: (name) => later(unavailablePageText, name),
    tooLong: (name) =>
      new Document(plainPage(tooLongPageText, home, name), { status: 414, cacheControl: 'no-store' }),
  }
  let made: { name: string; documents: { -readonly [K in keyof FixedDocuments]?: Document } } = {
    name: '',
    documents: {},
  }
  const documentOf = (kind: keyof FixedDocuments, name: string): Document => {
    if (made.name !== name) made = { name, documents: {} }
    return (made.documents[kind] ??= make[kind](name))
  }
  const document = (kind: keyof FixedDocuments): Ready<Document> => {
    const name = mallName.current
    return typeof name === 'string'
      ? documentOf(kind, name)
      : name.then((renamed) => documentOf(kind, renamed))
  }
  return {
    get missing() {
      return document('missing')
    },
    get broken() {
      return document('broken')
    },
    get busy() {
      return document('busy')
    },
    get unavailable() {
      return document('unavailable')
    },
    get tooLong() {
      return document('tooLong')
    },
  }
}

/** A prerendered document, if it exists and contains the expected text. */
async function readWith(text: string, file: string): Promise<string | undefined> {
  const body = await readFile(file, 'utf8').catch(() => undefined)
  return body?.includes(text) ? body : undefined
}
