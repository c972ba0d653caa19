/**
 * How the mall reads Chinese for its search: text becomes pairs of neighbouring characters, a query becomes pairs that must
 * all be there. Pure, the same for writing the index and for asking it.
 */

/** Letters, digits and han in small form without spaces and signs: what is compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Pairs of neighbours of a plain text, and its last character, so that a single character finds any place in it. */
export function grams(plainText: string): string[] {
  const characters = [...plainText]
  return [...new Set(characters.map((character, at) => character + (characters[at + 1] ?? '')))]
}

/** Letters and digits in one run, as numbers of goods are written; pairs of digits would fit nearly every number. */
export const isCode = (plainText: string): boolean => /^[a-z0-9]{2,}$/.test(plainText)

/** Runs of letters and digits of a text. */
export const codesIn = (text: string): string[] => [...new Set(plain(text).match(/[a-z0-9]{2,}/g))]

/** So many neighbours of a code are one entry. */
const codeGram = 4

/** Fours of neighbours of a code; none of a shorter one, whose pairs must do. */
export const codeGrams = (code: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, code.length - codeGram + 1) }, (_, at) => code.slice(at, at + codeGram)),
  ),
]

/** Weights of fields, the greatest first: name, brand and number, category, the rest. */
export const weights = ['A', 'B', 'C', 'D'] as const
export type Weight = (typeof weights)[number]

/** An entry of a `tsvector` or `tsquery`, safe from signs. */
export const quoted = (entry: string): string => `'${entry.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** A whole number of goods: a sign that no plain text holds keeps it apart from pairs. */
export const wholeNumber = (plainNumber: string): string => quoted(`=${plainNumber}`)

/**
 * A `tsvector` as text. The weight stands before each entry and not behind it as PostgreSQL would have it: only so the index
 * itself tells the fields apart. `numbers` are found whole.
 */
export function indexText(
  fields: readonly { weight: Weight; text: string }[],
  numbers: readonly string[] = [],
): string {
  const entries = fields.flatMap(({ weight, text }) =>
    [...grams(plain(text)), ...codesIn(text).flatMap(codeGrams)].map((gram) => quoted(weight + gram)),
  )
  const whole = numbers.map(plain).filter(Boolean).map(wholeNumber)
  return [...new Set([...entries, ...whole])].join(' ')
}
