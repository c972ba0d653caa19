import {
  leavesCharacter,
  needsOf,
  piecesOf,
  normalizeQuery,
  type Need,
  type Range,
  type NormalizedQuery,
} from './normalize-query'
import { inNumerals } from './numerals'
import { codeGrams, grams, isCode, plain, quoted, weights, wholeNumber } from './words'

/** One way to read a keyword. */
export interface Reading {
  /** Each a `tsquery` on the entries of the index; one of them must match. */
  queries: string[]
  /** Codes that must also occur literally: the index does not know the sequence of its entries. */
  codes: string[]
  /** Whether only names are searched. */
  inName: boolean
}

/** A reading with tolerance, and the conditions by which its results are sorted, best first. */
interface NearReading extends Reading {
  /** Each a `tsquery`. */
  better: string[]
}

/** The queries of a keyword. */
export interface QueryVariants {
  /** The keyword in plain form with figures in numerals, to compare with names of the same form. */
  text: string
  /** Products with exactly this article number; null when the keyword cannot be one. */
  number: Reading | null
  /** The whole keyword in: the name; also brand and article number; also categories; any field. */
  exact: readonly [Reading, Reading, Reading, Reading]
  /** The whole keyword in categories and tags alone: what the product is, where a name may only mention it. */
  filed: Reading
  /** Tried one after the other when nothing else was found. */
  near: NearReading[]
  /** Its dictionary words, each as a `tsquery` on any field; the last resort is to match the rarest of them. */
  parts: string[]
}

/** In longer keywords only whole words may be missing, not single characters. */
const maxTypoLength = 20

/** Short words of letters match exactly: with one wrong character, TV would match every text with a T. */
const isShortWord = (text: string): boolean => /^[a-z]{2,3}$/.test(text)

/** Parts of a keyword that are counted; a pasted title has fewer. */
const maxParts = 40

const all = (parts: readonly string[]): string => [...new Set(parts)].join(' & ')
const any = (parts: readonly string[]): string => {
  const distinct = [...new Set(parts)]
  return distinct.length > 1 ? `(${distinct.join(' | ')})` : (distinct[0] ?? '')
}

/** An entry in any of these fields. @param suffix `:*` for a prefix */
const inFields = (entry: string, fields: string, suffix = ''): string =>
  any([...fields].map((weight) => quoted(weight + entry) + suffix))

function textQuery(text: string, fields: string): string {
  const codeEntries = isCode(text) ? codeGrams(text) : []
  const entries = codeEntries.length > 0 ? codeEntries : grams(text).slice(0, -1)
  return all(entries.map((entry) => inFields(entry, fields)))
}

function needQuery(need: Need, fields: string): string {
  if ('begin' in need) return inFields(need.begin, fields, ':*')
  if ('text' in need) return textQuery(need.text, fields)
  if ('code' in need) return `(${textQuery(need.code, fields)} | ${wholeNumber(need.code)})`
  return any(need.anyOf.flatMap((pair) => [...fields].map((weight) => quoted(weight + pair))))
}

const queryOf = (needs: readonly Need[], fields: string): string =>
  all(needs.map((need) => needQuery(need, fields)))
/** One query per variant: the database answers each by its rarest entry, but a combined query only by all entries. */
const queriesOf = (variants: readonly (readonly Need[])[], fields: string): string[] => [
  ...new Set(variants.filter((needs) => needs.length > 0).map((needs) => queryOf(needs, fields))),
]
const eitherOf = (variants: readonly (readonly Need[])[], fields: string): string =>
  any(queriesOf(variants, fields).map((query) => `(${query})`))

const anywhere = weights.join('')

/** A regular expression for a code with one character wrong, missing or extra. */
export const forgivingCode = (code: string): string =>
  [...code].map((_, index) => `${code.slice(0, index)}[^ ]{0,2}${code.slice(index + 1)}`).join('|')

/** A figure of one or two digits occurs in many others (43 in 1843, 55 in tv4355); such a code must stand alone. */
const isShortFigure = (code: string): boolean => /^\d{1,2}$/.test(code)

/**
 * A regular expression for a code that only matches between other characters than digits; null when it may match
 * inside.
 */
export const standaloneFigure = (code: string): string | null =>
  isShortFigure(code) ? `(^|[^0-9])${code}([^0-9]|$)` : null

/**
 * Whether a hole leaves nothing of a word but single characters, which any text may have: 小米 is not 小 or 米 (ADR 0094).
 */
const fallsApart = (needs: readonly Need[]): boolean =>
  needs.length > 0 && needs.every((need) => 'begin' in need)

/**
 * The requirements of the keyword with a hole in one of its words, once for each hole that leaves two neighbouring
 * characters of the word, and of the dictionary word around the hole.
 */
const withHoles = (words: readonly NormalizedQuery[], holes: (one: NormalizedQuery) => Range[]): Need[][] =>
  words.flatMap((one) =>
    holes(one)
      .map((hole) => ({ hole, needs: needsOf(one, hole) }))
      .filter(({ hole, needs }) => !fallsApart(needs) && !leavesCharacter(one, hole, needs))
      .map(({ needs }) => words.flatMap((other) => (other === one ? needs : needsOf(other)))),
  )

/**
 * With one character wrong, missing or extra: a wrong one is a hole, a missing one a hole without width.
 * @param spellings the words of the keyword, with figures in numerals and as typed
 */
function oneCharacter(
  spellings: readonly (readonly NormalizedQuery[])[],
  codes: readonly string[],
): NearReading {
  const withoutCharacter = spellings.flatMap((words) =>
    withHoles(words, ({ characters }) => characters.map((_, index) => ({ from: index, to: index + 1 }))),
  )
  const withGap = spellings.flatMap((words) =>
    withHoles(words, ({ characters }) =>
      characters.slice(1).map((_, index) => ({ from: index + 1, to: index + 1 })),
    ),
  )
  return {
    queries: queriesOf(withoutCharacter, anywhere),
    codes: [...codes],
    inName: false,
    better: [eitherOf(withGap, 'A'), eitherOf(withoutCharacter, 'A')].filter(Boolean),
  }
}

/** All words of the dictionary, then all of them but one. */
function wholeWords(words: readonly NormalizedQuery[]): NearReading[] {
  const pieces = words.flatMap(piecesOf)
  const withoutOne = pieces.length > 1 ? pieces.map((_, without) => pieces.toSpliced(without, 1).flat()) : []
  return [[pieces.flat()], withoutOne]
    .filter((variants) => variants.some((needs) => needs.length > 0))
    .map((variants) => ({
      queries: queriesOf(variants, anywhere),
      codes: [],
      inName: false,
      better: [eitherOf(variants, 'A')],
    }))
}

/**
 * The queries of a keyword, with its figures in numerals and as typed; null when it has no letter, digit or han (ADR
 * 0013).
 */
export function queryVariants(typed: string): QueryVariants | null {
  const keyword = inNumerals(typed)
  const words = normalizeQuery(keyword)
  if (words.length === 0) return null
  const text = plain(keyword)
  const needs = words.flatMap((one) => needsOf(one))
  const typedWords = normalizeQuery(typed)
  const typedNeeds = typedWords.flatMap((one) => needsOf(one))
  const codes = [...new Set(needs.flatMap((need) => ('code' in need ? [need.code] : [])))]
  const reading = (fields: string): Reading => ({
    queries: queriesOf([needs, typedNeeds], fields),
    codes,
    inName: fields === 'A',
  })
  const { length } = [...text]
  const whole = reading(anywhere)
  const near = [
    ...(length > 1 && length <= maxTypoLength && !isShortWord(text)
      ? [oneCharacter([words, typedWords], codes)]
      : []),
    ...wholeWords(words),
  ]
  return {
    text,
    number: isCode(text) ? { queries: [wholeNumber(text)], codes: [], inName: false } : null,
    exact: [reading('A'), reading('AB'), reading('ABC'), whole],
    filed: reading('C'),
    near: near.filter(({ queries }) => queries.length > 0 && queries[0] !== whole.queries[0]),
    parts: queriesOf(normalizeQuery(keyword, Infinity).flatMap(piecesOf), anywhere).slice(0, maxParts),
  }
}
