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

/** Weights of fields, the greatest first. */
export type Weight = 'A' | 'B' | 'C' | 'D'

const quoted = (gram: string): string => `'${gram.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** A `tsvector` as text. Each field has a place of its own, because one place keeps one weight. */
export function indexText(fields: readonly { weight: Weight; text: string }[]): string {
  const places = new Map<string, Weight[]>()
  for (const { weight, text } of fields) {
    for (const gram of grams(plain(text))) {
      const known = places.get(gram) ?? []
      if (!known.includes(weight)) places.set(gram, [...known, weight])
    }
  }
  const place = { A: 1, B: 2, C: 3, D: 4 }
  return [...places]
    .map(
      ([gram, weights]) =>
        `${quoted(gram)}:${weights.map((weight) => `${place[weight]}${weight}`).join(',')}`,
    )
    .join(' ')
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The pairs of a piece of a query; a single character stands for every pair that begins with it. */
function pieceQuery(piece: string, label: string): string[] {
  const characters = [...piece]
  if (characters.length === 1) return [`${quoted(piece)}:*${label}`]
  return characters
    .slice(0, -1)
    .map((character, at) => `${quoted(character + (characters[at + 1] ?? ''))}${label && `:${label}`}`)
}

const all = (parts: readonly string[]): string => [...new Set(parts)].join(' & ')

/** Words of a query: what the shopper set apart, and within that the words of the language; lone characters only when nothing else is left. */
function pieces(keyword: string): string[] {
  const found: string[] = []
  for (const typed of keyword.split(/\s+/).map(plain).filter(Boolean)) {
    const words = [...segmenter.segment(typed)]
      .map(({ segment }) => segment)
      .filter((word) => [...word].length > 1)
    found.push(...(words.length > 0 ? words : [typed]))
  }
  return [...new Set(found)].slice(0, mostPieces)
}

/** More words than this narrow nothing any more. */
const mostPieces = 12
/** Longer queries are long enough to find something without forgiveness. */
const forgivenUpTo = 20

/** What a keyword asks the index for. */
export interface SearchPlan {
  /** The keyword as it is compared with plain names. */
  text: string
  /** All of its words, in any field. */
  exact: string
  /** All of its words, in the name. */
  inName: string
  /** With one character wrong or missing; asked when nothing else was found. */
  forgiving: string
}

/** Reads a keyword; null when it holds nothing that could be looked for. */
export function searchPlan(keyword: string): SearchPlan | null {
  const found = pieces(keyword)
  if (found.length === 0) return null
  const text = plain(keyword)
  const characters = [...text]
  // Leaving out each character in turn: a wrong one is jumped over, a missing one is where two parts meet.
  const variants =
    characters.length < 2 || characters.length > forgivenUpTo
      ? []
      : characters.map((_, at) => {
          const parts = [characters.slice(0, at).join(''), characters.slice(at + 1).join('')].filter(Boolean)
          return `(${all(parts.flatMap((part) => pieceQuery(part, '')))})`
        })
  const gaps = characters
    .slice(1)
    .map((_, at) => [characters.slice(0, at + 1).join(''), characters.slice(at + 1).join('')])
    .map((parts) => `(${all(parts.flatMap((part) => pieceQuery(part, '')))})`)
  return {
    text,
    exact: all(found.flatMap((piece) => pieceQuery(piece, ''))),
    inName: all(found.flatMap((piece) => pieceQuery(piece, 'A'))),
    forgiving: variants.length > 0 ? [...new Set([...gaps, ...variants])].join(' | ') : '',
  }
}
