import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { boundedBytes, type FileSource } from '../file-source'
import { maxTableBytes } from '../limits'
import type { TableRow, TableShape, TextEncoding } from '../table-shape'
import { CsvParser } from './csv-parser'

/** The rows of a CSV file, a piece of it at a time. */
export async function* csvRows(source: FileSource, shape: TableShape): AsyncGenerator<TableRow[]> {
  const parser = new CsvParser(shape.separator ?? ',')
  const text = new StrictText(shape.encoding ?? 'utf-8')
  for await (const bytes of boundedBytes(source, maxTableBytes)) {
    yield parser.write(text.decode(bytes))
    if (text.isUnreadable) throw unreadableText(parser.line)
  }
  yield parser.write(text.decode())
  if (text.isUnreadable) throw unreadableText(parser.line)
  yield parser.end()
}

const unreadableText = (line: number) =>
  new MallError(`第 ${line} 行有无法识别的字符，请另存为 UTF-8 编码的 CSV 后再导入`)

/** Decodes text up to the first bytes that are none in its encoding. */
class StrictText {
  readonly #encoding: TextEncoding
  readonly #decoder: TextDecoder
  #isFirst = true
  isUnreadable = false

  constructor(encoding: TextEncoding) {
    this.#encoding = encoding
    this.#decoder = new TextDecoder(encoding, { fatal: true })
  }

  /** The text of a piece; of what is left when there is none. */
  decode(bytes?: Uint8Array): string {
    const text = this.#text(bytes)
    const end = this.isUnreadable ? text.indexOf('\ufffd') : -1
    const begin = this.#isFirst && text.startsWith('\ufeff') ? 1 : 0
    this.#isFirst &&= text === ''
    return text.slice(begin, end === -1 ? undefined : end)
  }

  #text(bytes: Uint8Array | undefined): string {
    try {
      return bytes ? this.#decoder.decode(bytes, { stream: true }) : this.#decoder.decode()
    } catch {
      this.isUnreadable = true
      return bytes ? new TextDecoder(this.#encoding).decode(bytes) : ''
    }
  }
}
