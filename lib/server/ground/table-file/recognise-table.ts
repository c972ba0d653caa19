import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { boundedBytes, firstBytes, type FileSource } from './file-source'
import { maxTableBytes } from './limits'
import { fileTooLarge, otherWorkbook } from './refusals'
import type { Separator, TableShape, TextEncoding } from './table-shape'
import { feedColumns } from './xml/feed-rows'

/** Bytes that are looked at. */
const sampleLength = 256 * 1024

/** How files begin that are often named as tables. */
const otherFiles = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  riff: [0x52, 0x49, 0x46, 0x46],
  pdf: [0x25, 0x50, 0x44, 0x46],
  rar: [0x52, 0x61, 0x72, 0x21],
  sevenZip: [0x37, 0x7a, 0xbc, 0xaf],
  gzip: [0x1f, 0x8b],
}
const zipStart = [0x50, 0x4b, 0x03, 0x04]
/** Old and encrypted workbooks: a compound file. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0]

/** Single control characters come with pasted texts; files that are no text have many. */
const maxControlShare = 0.01
const fewZeros = 3

/** What a table is written in, by its first bytes; its name says nothing. Throws MallError for what is none. */
export async function recogniseTable(source: FileSource): Promise<TableShape> {
  if (source.size > maxTableBytes) throw fileTooLarge(maxTableBytes)
  const sample = await firstBytes(source, sampleLength)
  if (sample.length === 0) throw new MallError('文件是空的')
  if (begins(sample, compoundStart)) throw otherWorkbook()
  if (begins(sample, zipStart)) return workbookShape(sample)
  if (Object.values(otherFiles).some((start) => begins(sample, start))) throw noTable()

  const { text, encoding: first } = decoded(sample)
  // The last bytes may be the beginning of a character in either encoding.
  const isAscii =
    first === 'utf-8' && sample.length === sampleLength && sample.subarray(0, -3).every((byte) => byte < 0x80)
  const encoding = isAscii ? await laterEncoding(source) : first
  const allowed = text.length * maxControlShare
  // Rows answer for a single NUL in one of their cells.
  if (countOf(text, /\0/g) > Math.max(fewZeros, allowed) || countOf(text, /[\x01-\x08\x0e-\x1f]/g) > allowed)
    throw noTable()
  const start = text.trimStart()
  if (start === '') throw new MallError('文件是空的')
  if (feedStart.test(start)) return { format: 'xml', encoding, columns: await feedColumns(source, encoding) }
  if (/^<\?xml/i.test(start)) throw new MallError('这个 XML 文件不是商品数据源（RSS 或 Atom）')
  if (/^<[!?a-z]/i.test(start))
    throw new MallError('文件是网页，请用 Excel 或 WPS 打开并另存为 .xlsx 或 CSV 后再导入')
  if (/^\[?\s*\{/.test(start)) throw noTable()
  return { format: 'csv', encoding, separator: separatorOf(start) }
}

/** RSS or Atom, behind the declaration of XML and comments. */
const feedStart = /^(?:<\?xml\b[^<>]*>\s*)?(?:<!--(?:[^-]|-[^-])*-->\s*)*<(?:[a-z]+:)?(?:rss|feed|rdf)[\s>]/i

const noTable = () => new MallError('文件不是表格，请上传 .xlsx 或 CSV')

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)

/** Other documents of Office are archives too. Which parts there are is known at the end of the file only. */
function workbookShape(sample: Uint8Array): TableShape {
  const names = zipNames(sample)
  const isWorkbook = names.some((name) => /^(xl[/\\]|_rels[/\\]|\[Content_Types\])/i.test(name))
  if (!isWorkbook || names.some((name) => /^(word|ppt)[/\\]/i.test(name))) throw noTable()
  return { format: 'xlsx' }
}

/** Names of the entries that begin in a sample. */
function zipNames(sample: Uint8Array): string[] {
  const bytes = Buffer.from(sample.buffer, sample.byteOffset, sample.byteLength)
  const signature = Buffer.from(zipStart)
  const names: string[] = []
  for (let at = 0; (at = bytes.indexOf(signature, at)) !== -1 && at + 30 <= bytes.length; at += 30)
    names.push(bytes.toString('latin1', at + 30, at + 30 + bytes.readUInt16LE(at + 26)))
  return names
}

/** The sample as text. A character that is cut at its end is no fault of its encoding. */
function decoded(sample: Uint8Array): { text: string; encoding: TextEncoding } {
  const utf16 = utf16Of(sample)
  for (const encoding of utf16 ? [utf16] : (['utf-8', 'gb18030'] as const))
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true }), encoding }
    } catch {
      // The next encoding.
    }
  throw unknownEncoding()
}

/** The encoding of a text that begins with ASCII alone, by the first characters of another kind behind that. */
async function laterEncoding(source: FileSource): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const isUtf8 = (bytes?: Uint8Array) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
      return true
    } catch {
      return false
    }
  }
  let seen = 0
  for await (const bytes of boundedBytes(source, maxTableBytes)) {
    if (!isUtf8(bytes)) return 'gb18030'
    if (seen > 0 || bytes.some((byte) => byte >= 0x80)) seen += bytes.length
    if (seen >= sampleLength) return 'utf-8'
  }
  return isUtf8() ? 'utf-8' : 'gb18030'
}

const unknownEncoding = () => new MallError('无法识别文件的编码，请另存为 UTF-8 编码的 CSV 后再导入')

const separators = new Set([0x09, 0x0a, 0x0d, 0x2c, 0x3b])

/**
 * The order of the bytes of a text in UTF-16; null for another one. Without a mark it shows where zeros are: most
 * separators and line breaks then have one beside them.
 */
function utf16Of(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (begins(sample, [0xff, 0xfe])) return 'utf-16le'
  if (begins(sample, [0xfe, 0xff])) return 'utf-16be'
  let [big, little, single] = [0, 0, 0]
  for (const [at, byte] of sample.entries()) {
    if (!separators.has(byte)) continue
    if (at % 2 === 1 && sample[at - 1] === 0) big++
    else if (at % 2 === 0 && sample[at + 1] === 0) little++
    else single++
  }
  if (Math.max(big, little) <= single + Math.min(big, little)) return null
  return big > little ? 'utf-16be' : 'utf-16le'
}

/**
 * The most frequent separator outside quotes in the first line that has one: lines above the header, such as the
 * version of 淘宝助理, may have none. `sep=;` names it.
 */
function separatorOf(text: string): Separator {
  const named = /^sep=([,;\t])\r?\n/.exec(text)?.[1]
  if (named === ',' || named === ';' || named === '\t') return named
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let inQuotes = false
  for (const character of text) {
    if (character === '"') inQuotes = !inQuotes
    else if (inQuotes) continue
    else if (character === ',' || character === ';' || character === '\t') counts[character]++
    else if ((character === '\n' || character === '\r') && Math.max(...Object.values(counts)) > 0) break
  }
  const known: Separator[] = [',', ';', '\t']
  return known.reduce((best, separator) => (counts[separator] > counts[best] ? separator : best))
}
