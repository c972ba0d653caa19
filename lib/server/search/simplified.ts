import 'server-only'
import { Converter } from 'opencc-js/t2cn'

let convert: ((text: string) => string) | undefined

/**
 * A text with traditional characters as simplified ones: 電視 becomes 电视. The index and every keyword pass through it, so
 * that both spellings find the same. The tables are unpacked on first use.
 */
export const simplified = (text: string): string => (convert ??= Converter({ from: 't', to: 'cn' }))(text)
