import 'server-only'
import type { MallError } from '@/lib/domain/errors'
import { maxCellLength } from '../limits'

/** Collects the text of a shared or inline string: its runs one after another, without hints of pronunciation. */
export class XlsxText {
  readonly #tooLong: () => MallError
  #text = ''
  #inText = false
  #inPhonetic = false

  constructor(tooLong: () => MallError) {
    this.#tooLong = tooLong
  }

  get value(): string {
    return unescaped(this.#text)
  }

  clear(): void {
    this.#text = ''
  }

  open(name: string): void {
    if (name === 'rPh') this.#inPhonetic = true
    else if (name === 't') this.#inText = !this.#inPhonetic
  }

  add(piece: string): void {
    if (!this.#inText) return
    this.#text += piece
    if (this.#text.length > maxCellLength) throw this.#tooLong()
  }

  close(name: string): void {
    if (name === 'rPh') this.#inPhonetic = false
    else if (name === 't') this.#inText = false
  }
}

/**
 * Resolves what Excel writes for characters that XML cannot hold (ST_Xstring): `_x000D_` is a carriage return. NUL and
 * halves of characters are dropped.
 */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
}
