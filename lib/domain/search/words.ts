import { inNumerals } from './numerals'

/**
 * How the search reads Chinese: a text becomes pairs of neighbouring characters, and a query the pairs that must all
 * occur (ADR 0013). The same functions write the index and query it.
 */

/** The plain form of a text: letters, digits and han, lower-case, without spaces and punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a keyword has anything that can be sought. */
export const hasWords = (keyword: string): boolean => plain(keyword) !== ''

/** The plain form in which the search compares texts: figures are in numerals. */
export const comparable = (text: string): string => plain(inNumerals(text))

/**
 * The form in which suggested words are compared with what was typed: the plain form with figures in numerals, which
 * keep their point, so that 1.5匹 is not 15匹.
 */
export const withSizes = (text: string): string =>
  inNumerals(text)
    .toLowerCase()
    .replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]/gu, '')

/**
 * The pairs of neighbouring characters of a plain text, and its last character, so that a prefix of one character finds
 * all.
 */
export function grams(plainText: string): string[] {
  const characters = [...plainText]
  return [...new Set(characters.map((character, index) => character + (characters[index + 1] ?? '')))]
}

/**
 * Whether a text is a code, such as an article number: letters and digits only. Pairs of digits would match nearly
 * every code.
 */
export const isCode = (plainText: string): boolean => /^[a-z0-9]{2,}$/.test(plainText)

/** The codes in a text. */
export const codesIn = (text: string): string[] => [...new Set(comparable(text).match(/[a-z0-9]{2,}/g))]

/** Characters of a code per entry. */
const codeGramLength = 4

/** The groups of four neighbouring characters of a code; none for a shorter code, which is found by its pairs. */
export const codeGrams = (code: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, code.length - codeGramLength + 1) }, (_, index) =>
      code.slice(index, index + codeGramLength),
    ),
  ),
]

/** Weights of fields, highest first: name, brand and article number, category and tag, the rest. */
export const weights = ['A', 'B', 'C', 'D'] as const
export type Weight = (typeof weights)[number]

/** Quotes an entry of a `tsvector` or `tsquery`. */
export const quoted = (entry: string): string =>
  `'${entry.replaceAll(/['\\]/g, (character) => character + character)}'`

/** The entry of a whole article number; `=`, which no plain text has, distinguishes it from pairs. */
export const wholeNumber = (plainNumber: string): string => quoted(`=${plainNumber}`)

/**
 * A `tsvector` as text. The weight is a prefix of each entry instead of PostgreSQL's own weight, which the index does
 * not store: this way the index itself distinguishes the fields. Figures are entered in numerals and as they are
 * written, so that a keyword that is a part of them is found too.
 * @param numbers article numbers, which are also found as a whole
 */
export function indexText(
  fields: readonly { weight: Weight; text: string }[],
  numbers: readonly string[] = [],
): string {
  const entries = fields.flatMap(({ weight, text }) =>
    [...grams(comparable(text)), ...grams(plain(text)), ...codesIn(text).flatMap(codeGrams)].map((gram) =>
      quoted(weight + gram),
    ),
  )
  const whole = numbers.map(plain).filter(Boolean).map(wholeNumber)
  return [...new Set([...entries, ...whole])].join(' ')
}
