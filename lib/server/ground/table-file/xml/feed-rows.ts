import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { boundedBytes, type FileSource } from '../file-source'
import { maxCellLength, maxColumns, maxTableBytes } from '../limits'
import { cellTooLong, incompleteFile, tooManyColumns } from '../refusals'
import type { TableRow, TableShape, TextEncoding } from '../table-shape'
import { WorkSlices } from '../work-slices'
import { XmlParser, type XmlHandlers } from './xml-parser'

/** Product feeds in XML as tables: RSS and Atom with the elements of Google (contract files §4). */

/** What has an entry for each SKU: of RSS and of Atom. */
const entryNames: ReadonlySet<string> = new Set(['item', 'entry'])
/** Elements that an entry may have several times; of others the first one counts. */
const listNames: ReadonlySet<string> = new Set(['additional_image_link'])
const googleNamespace = /^https?:\/\/base\.google\.com\/ns\/1\.0$/
const maxNameLength = 60

/** Makes entries of the elements of a feed: texts by the names that Google gives them. */
class FeedEntries implements XmlHandlers {
  #entries: Map<string, string>[] = []
  #entry: Map<string, string> | null = null
  #count = 0
  /** Levels of elements that are open, of all and of an entry. */
  #level = 0
  #entryLevel = 0
  /** Of the elements of Google, with its colon. */
  #prefix = 'g:'
  /** Names whose texts are of an element of Google: it takes precedence over one of RSS or Atom with its name. */
  readonly #ofGoogle = new Set<string>()
  #isOfGoogle = false
  #name = ''
  #text = ''

  get isComplete(): boolean {
    return this.#level === 0
  }

  /** The entries that were completed since the last call. */
  take(): Map<string, string>[] {
    const entries = this.#entries
    this.#entries = []
    return entries
  }

  open = (name: string, attributes: Record<string, string>, written: string): void => {
    if (++this.#level === 1) this.#prefix = prefixOfGoogle(attributes)
    if (!this.#entry) {
      if (!entryNames.has(name)) return
      this.#entry = new Map()
      this.#entryLevel = this.#level
      this.#ofGoogle.clear()
      this.#count++
      return
    }
    if (this.#level !== this.#entryLevel + 1) return
    this.#isOfGoogle = written.startsWith(this.#prefix)
    this.#name = (this.#isOfGoogle ? name : written).slice(0, maxNameLength)
    // Links of Atom are attributes.
    this.#text = name === 'link' ? (attributes.href ?? '') : ''
  }

  text = (piece: string): void => {
    if (!this.#entry || this.#level !== this.#entryLevel + 1) return
    this.#text += piece
    if (this.#text.length > maxCellLength) throw cellTooLong(this.#count + 1)
  }

  close = (): void => {
    const level = this.#level--
    if (!this.#entry) return
    if (level === this.#entryLevel + 1) this.#put(this.#entry)
    else if (level === this.#entryLevel) {
      this.#entries.push(this.#entry)
      this.#entry = null
    }
  }

  #put(entry: Map<string, string>): void {
    const name = this.#name
    const text = this.#text.trim()
    const before = entry.get(name)
    if (!before || (this.#isOfGoogle && !this.#ofGoogle.has(name))) entry.set(name, text)
    else if (listNames.has(name) && text !== '') entry.set(name, `${before}\n${text}`)
    if (this.#isOfGoogle) this.#ofGoogle.add(name)
    if (entry.size > maxColumns) throw tooManyColumns(this.#count + 1)
    if ((entry.get(name)?.length ?? 0) > maxCellLength) throw cellTooLong(this.#count + 1)
  }
}

function prefixOfGoogle(attributes: Record<string, string>): string {
  const found = Object.entries(attributes).find(
    ([name, value]) => name.startsWith('xmlns:') && googleNamespace.test(value),
  )
  return found ? `${found[0].slice('xmlns:'.length)}:` : 'g:'
}

/** The entries of a feed, a piece of the file at a time. */
async function* entriesOf(
  source: FileSource,
  encoding: TextEncoding | undefined,
): AsyncGenerator<Map<string, string>[]> {
  const entries = new FeedEntries()
  const parser = new XmlParser(entries, encoding)
  for await (const bytes of boundedBytes(source, maxTableBytes)) {
    parser.write(bytes)
    yield entries.take()
  }
  if (!entries.isComplete) throw incompleteFile()
  parser.end()
  yield entries.take()
}

/** The names of the elements that the entries of a feed have. Reads the whole file. */
export async function feedColumns(source: FileSource, encoding: TextEncoding): Promise<string[]> {
  const names = new Set<string>()
  const slices = new WorkSlices()
  for await (const entries of entriesOf(source, encoding)) {
    for (const entry of entries) for (const name of entry.keys()) names.add(name)
    if (names.size > maxColumns) throw tooManyColumns(1)
    if (slices.isOver) await slices.next()
  }
  if (names.size === 0) throw new MallError('文件里没有商品')
  return [...names]
}

/** The entries as rows, behind a header of their elements. */
export async function* feedRows(
  source: FileSource,
  { encoding, columns = [] }: TableShape,
): AsyncGenerator<TableRow[]> {
  yield [{ line: 1, cells: [...columns] }]
  let line = 1
  for await (const entries of entriesOf(source, encoding))
    yield entries.map((entry) => ({ line: ++line, cells: columns.map((name) => entry.get(name) ?? '') }))
}
