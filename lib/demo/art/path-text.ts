import { cleanText } from './parts/svg'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const readable = /[A-Za-z0-9]/

/**
 * Encodes a text as one part of a picture's path. Latin letters and digits stay readable, a space becomes `_`, every
 * other UTF-16 unit becomes `~` and three letters, an empty text `-`. The result has no dot, slash or percent sign.
 */
export function encodeText(value: string): string {
  if (!value) return '-'
  let encoded = ''
  for (let index = 0; index < value.length; index++) {
    const unit = value.charCodeAt(index)
    const letter = value.charAt(index)
    if (readable.test(letter)) encoded += letter
    else if (letter === ' ') encoded += '_'
    else
      encoded +=
        '~' + letters.charAt(unit >> 12) + letters.charAt((unit >> 6) & 63) + letters.charAt(unit & 63)
  }
  return encoded
}

/** Decodes one part of a path; null when it is not what `encodeText` returns for any text. */
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

/** Cleans, trims and cuts a text to `maxLength` UTF-16 units, never within a character. */
export function fitText(value: string, maxLength: number): string {
  return cleanText(cleanText(value).slice(0, maxLength)).trim()
}
