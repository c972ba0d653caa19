import { clamp } from '../core/geometry/box'

/** A colour as the native control wants it, `#rrggbb`, and its opacity in percent. */
export interface ColorParts {
  hex: string
  opacity: number
}

const byte = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0')

/** Doubles the digits of the short form. */
const long = (digits: string) =>
  digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join('')

/** A number, or a percentage of `whole`. */
const amount = (text: string, whole: number) =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text)

const amountText = '[\\d.]+%?'
const rgbPattern = new RegExp(
  `^rgba?\\(\\s*(${amountText})[\\s,]+(${amountText})[\\s,]+(${amountText})(?:[\\s,/]+(${amountText}))?\\s*\\)$`,
)

/**
 * Reads a colour as people type and paste it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, also without `#`, `rgb()`,
 * `rgba()` and `transparent`.
 * @returns undefined for any other text
 */
export function readColor(text: string): ColorParts | undefined {
  const typed = text.trim().toLowerCase()
  if (typed === 'transparent') return { hex: '#ffffff', opacity: 0 }
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(typed)?.[1]
  if (digits !== undefined) {
    const all = long(digits)
    const alpha = all.slice(6)
    return {
      hex: `#${all.slice(0, 6)}`,
      opacity: alpha ? (parseInt(alpha, 16) / 255) * 100 : 100,
    }
  }
  const [, red = '', green = '', blue = '', alpha = '1'] = rgbPattern.exec(typed) ?? []
  const values = [red, green, blue].map((one) => amount(one, 255))
  const share = amount(alpha, 1)
  if (red === '' || [...values, share].some((value) => !Number.isFinite(value))) return undefined
  return { hex: `#${values.map(byte).join('')}`, opacity: clamp(share, 0, 1) * 100 }
}

/** A stored colour, its opacity in whole percent; white for an unreadable one, invisible for none. */
export function partsOf(color: string): ColorParts {
  const { hex, opacity } = readColor(color) ?? { hex: '#ffffff', opacity: color === '' ? 0 : 100 }
  return { hex, opacity: Math.round(opacity) }
}

/** Eight digits, as other designers store colours. */
export const colorOf = ({ hex, opacity }: ColorParts): string =>
  `${hex}${byte((clamp(opacity, 0, 100) / 100) * 255)}`
