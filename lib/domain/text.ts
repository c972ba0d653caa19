/** Characters beyond the basic plane (emoji, rare han) that the search of the contract refuses (goods §2.1). */
export const hasFourByteCharacters = (text: string): boolean => /[\u{10000}-\u{10FFFF}]/u.test(text)

/** `Y-m-d H:i:s` in China's time zone, as the contract writes dates. Takes epoch seconds; 0 and absent give ''. */
export function dateTimeText(epochSeconds: number | null | undefined): string {
  if (!epochSeconds) return ''
  return new Date((epochSeconds + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

/** `Y-m-d` of a moment, likewise. */
export const dayText = (epochSeconds: number | null | undefined): string =>
  dateTimeText(epochSeconds).slice(0, 10)

/** A piece of text shortened to `max` characters with an ellipsis, never splitting a character. */
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

/** Text as it stands in HTML and XML, between tags and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
