import 'server-only'
import { bitPng, pngUrl } from './bit-png'

/** Code 128 (ISO/IEC 15417): the widths of bars and gaps of each symbol, in modules. */
const widths = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112
`
  .trim()
  .split(/\s+/)

const startText = 104
const startPairs = 105
const stop = 106

/** Quiet zone on both sides in modules, and the height in pixels. */
const quiet = 10
const height = 160

/**
 * The symbols of a text of printable ASCII characters: an even number of digits is encoded in pairs, any other text one
 * character at a time.
 */
function symbolsOf(text: string): number[] {
  const isPairs = /^(?:\d\d)+$/.test(text)
  const values = isPairs
    ? (text.match(/\d\d/g) ?? []).map(Number)
    : [...text].map((sign) => sign.charCodeAt(0) - 32)
  const start = isPairs ? startPairs : startText
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), start) % 103
  return [start, ...values, check, stop]
}

/**
 * The bar code of a text as a data URI for `<img src>`, for scanners in shops (contract member §5.14, contract member
 * §7.6).
 * @param text printable ASCII characters
 */
export function barCodeUrl(text: string): string {
  const modules = symbolsOf(text).flatMap((symbol) =>
    [...(widths[symbol] ?? '')].flatMap((width, index) =>
      Array<number>(Number(width)).fill(index % 2 ? 0xff : 0),
    ),
  )
  const margin = Array<number>(quiet).fill(0xff)
  // A module is eight pixels wide: exactly one byte.
  const row = Buffer.from([...margin, ...modules, ...margin])
  return pngUrl(bitPng(row.length * 8, Array<Buffer>(height).fill(row)))
}
