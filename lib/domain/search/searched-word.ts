import { plain } from './words'

const maxCharacters = 30

/**
 * A keyword as the search report counts it: in lower case with single spaces. Null for what is not counted: long texts,
 * texts without letters or han, and what may be personal, such as mobile numbers, order numbers and mail addresses.
 * @param keyword in simplified characters
 */
export function searchedWord(keyword: string): string | null {
  const word = keyword.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (plain(word) === '' || [...word].length > maxCharacters || word.includes('@')) return null
  return /\d{7}/.test(word.replaceAll(/[\s().+_-]/g, '')) ? null : word
}
