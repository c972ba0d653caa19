import { cleanText } from '@/lib/demo/art/parts/svg'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const plain = /[A-Za-z0-9]/

/**
 * A text as one part of a picture's path. Latin letters and digits stay readable, a space is `_`, every other UTF-16
 * unit is `~` and three letters; an empty text is `-`. Never holds a dot, a slash or a percent sign.
 */
export function encodeText(value: string): string {
  if (!value) return '-'
  let all = ''
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index)
    const letter = value.charAt(index)
    if (plain.test(letter)) all += letter
    else if (letter === ' ') all += '_'
    else
      all += '~' + letters.charAt(unit >> 12) + letters.charAt((unit >> 6) & 63) + letters.charAt(unit & 63)
  }
  return all
}

/** The text of one part of a path, or null when the part is not in the form that `encodeText` gives. */
export function decodeText(part: string): string | null {
  if (part === '-') return ''
  if (!/^(?:[A-Za-z0-9_]|~[A-P][A-Za-z0-9_-]{2})+$/.test(part)) return null
  const value = part.replace(/~(.)(.)(.)|_/g, (whole, high?: string, middle?: string, low?: string) =>
    high && middle && low
      ? String.fromCharCode(
          (letters.indexOf(high) << 12) | (letters.indexOf(middle) << 6) | letters.indexOf(low),
        )
      : whole === '_'
        ? ' '
        : whole,
  )
  return encodeText(value) === part ? value : null
}

/** A text as pictures carry it: clean, trimmed, at most `most` UTF-16 units and never half a character. */
export function fitText(value: string, most: number): string {
  return cleanText(cleanText(value).slice(0, most)).trim()
}
