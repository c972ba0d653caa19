import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { FileSource } from '../file-source'
import { maxCellLength, maxInflatedBytes, maxSharedBytes } from '../limits'
import { damagedFile } from '../refusals'
import type { XmlHandlers } from '../xml/xml-parser'
import type { ZipEntry } from '../zip/zip-directory'
import { XlsxText } from './xlsx-text'
import { parsePart } from './xlsx-workbook'

/** The texts that cells share, one after another as UTF-8: as strings, short ones would take several times the memory. */
export class SharedStrings {
  #bytes: Buffer = Buffer.allocUnsafeSlow(64 * 1024)
  #ends = new Uint32Array(1024)
  #count = 0

  /** The text at an index. Throws when the file has no such text. */
  at(index: number): string {
    const end = index < this.#count ? this.#ends[index] : undefined
    if (end === undefined) throw damagedFile()
    return this.#bytes.toString('utf8', index === 0 ? 0 : this.#ends[index - 1], end)
  }

  add(text: string): void {
    const begin = this.#count === 0 ? 0 : (this.#ends[this.#count - 1] ?? 0)
    const needed = begin + text.length * 3
    if (begin + Buffer.byteLength(text) + this.#count * 4 > maxSharedBytes)
      throw new MallError('表格的文字过多，请拆成几个文件')
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, begin)
      this.#bytes = larger
    }
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2)
      larger.set(this.#ends)
      this.#ends = larger
    }
    this.#ends[this.#count++] = begin + this.#bytes.write(text, begin)
  }
}

export async function readSharedStrings(
  source: FileSource,
  part: ZipEntry | undefined,
): Promise<SharedStrings> {
  const strings = new SharedStrings()
  if (!part) return strings
  const text = new XlsxText(() => new MallError(`有单元格超过 ${maxCellLength} 个字`))
  const handlers: XmlHandlers = {
    open(name) {
      if (name === 'si') text.clear()
      else text.open(name)
    },
    text: (piece) => {
      text.add(piece)
    },
    close(name) {
      if (name === 'si') strings.add(text.value)
      else text.close(name)
    },
  }
  await parsePart(source, part, handlers, maxInflatedBytes)
  return strings
}
