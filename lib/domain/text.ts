/**
 * Whether a text has characters beyond the basic plane (emoji, rare han), which the search refuses (contract goods
 * §2.1).
 */
export const hasFourByteCharacters = (text: string): boolean => /[\u{10000}-\u{10FFFF}]/u.test(text)

/** A count as shops write it: 9999, 1.2万, 20万; digits below a tenth of 万 are dropped. */
export const countText = (count: number): string =>
  count < 10_000 ? String(count) : `${Math.floor(count / 1000) / 10}万`

/** A part of a clock: 5 is 05. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A text cut to at most `max` characters including an ellipsis; never splits a character. */
export function shorten(text: string, max: number): string {
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, between tags and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
