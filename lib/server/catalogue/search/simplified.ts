import 'server-only'
import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

/**
 * A text with full-width characters as half-width ones and traditional characters as simplified ones: ＴＶ becomes TV,
 * 電視 becomes 电视. The index, every keyword, and the pinyin, synonyms and categories derived from it pass through
 * this first, so that all spellings find the same products. The tables are unpacked on first use.
 */
export const simplified = (text: string): string =>
  (convert ??= Converter({ from: 't', to: 'cn' }))(text.normalize('NFKC'))
