import {
  needsOf,
  piecesOf,
  normalizeQuery,
  type Need,
  type Range,
  type NormalizedQuery,
} from './normalize-query'
import { codeGrams, grams, isCode, plain, quoted, weights, wholeNumber } from './words'

/** One way to read a keyword. */
export interface Reading {
  /** A `tsquery` each on the pairs of the index; one of them must hold. */
  queries: string[]
  /** Codes that must stand in the name or elsewhere as they are: pairs do not say in which order they stand. */
  codes: string[]
  /** Whether only names are read. */
  inName: boolean
}

/** A reading that forgives, with what fits better among the goods that it finds, the best first. */
export interface NearReading extends Reading {
  /** A `tsquery` each. */
  better: string[]
}

/** What a keyword asks the index for. */
export interface QueryVariants {
  /** The keyword as it is compared with plain names. */
  text: string
  /** Goods of just this number; asked when the keyword can be one. */
  number: Reading | null
  /** All of the keyword: in the name, or in brand and number, or in categories, or anywhere. Each holds the one before. */
  exact: readonly [Reading, Reading, Reading, Reading]
  /** Asked one after the other when nothing else was found. */
  near: NearReading[]
}

/** Of longer keywords whole words are forgiven. */
const forgivenUpTo = 20

const all = (parts: readonly string[]): string => [...new Set(parts)].join(' & ')
const any = (parts: readonly string[]): string => {
  const different = [...new Set(parts)]
  return different.length > 1 ? `(${different.join(' | ')})` : (different[0] ?? '')
}

/** An entry in any of these fields. */
const inFields = (entry: string, fields: string, sign = ''): string =>
  any([...fields].map((weight) => quoted(weight + entry) + sign))

function textQuery(text: string, fields: string): string {
  const fours = isCode(text) ? codeGrams(text) : []
  const entries = fours.length > 0 ? fours : grams(text).slice(0, -1)
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
/** One query a variant: the database finds each by its rarest word, and what they have in common only by all of them. */
const queriesOf = (variants: readonly (readonly Need[])[], fields: string): string[] => [
  ...new Set(variants.filter((needs) => needs.length > 0).map((needs) => queryOf(needs, fields))),
]
const eitherOf = (variants: readonly (readonly Need[])[], fields: string): string =>
  any(queriesOf(variants, fields).map((query) => `(${query})`))

const anywhere = weights.join('')

/** A code with one sign wrong, missing or too much, as a regular expression. */
export const forgivingCode = (code: string): string =>
  [...code].map((_, at) => `${code.slice(0, at)}[^ ]{0,2}${code.slice(at + 1)}`).join('|')

/** What the keyword asks for with this hole in one of its words, for each of the holes. */
const withHoles = (typed: readonly NormalizedQuery[], holes: (one: NormalizedQuery) => Range[]): Need[][] =>
  typed.flatMap((one) =>
    holes(one).map((hole) => typed.flatMap((other) => needsOf(other, other === one ? hole : undefined))),
  )

/** With one character wrong, missing or too much: a wrong one is left out, a missing one is where two part. */
function oneCharacter(typed: readonly NormalizedQuery[], codes: readonly string[]): NearReading {
  const leftOut = withHoles(typed, ({ characters }) => characters.map((_, at) => ({ from: at, to: at + 1 })))
  const parted = withHoles(typed, ({ characters }) =>
    characters.slice(1).map((_, at) => ({ from: at + 1, to: at + 1 })),
  )
  return {
    queries: queriesOf(leftOut, anywhere),
    codes: [...codes],
    inName: false,
    better: [eitherOf(parted, 'A'), eitherOf(leftOut, 'A')].filter(Boolean),
  }
}

/** All words without the characters that stand alone, then all of these words but one. */
function wholeWords(typed: readonly NormalizedQuery[]): NearReading[] {
  const pieces = typed.flatMap(piecesOf)
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

/** Reads a keyword; null when it holds nothing that could be looked for. */
export function queryVariants(keyword: string): QueryVariants | null {
  const typed = normalizeQuery(keyword)
  if (typed.length === 0) return null
  const text = plain(keyword)
  const needs = typed.flatMap((one) => needsOf(one))
  const codes = [...new Set(needs.flatMap((need) => ('code' in need ? [need.code] : [])))]
  const reading = (fields: string): Reading => ({
    queries: [queryOf(needs, fields)],
    codes,
    inName: fields === 'A',
  })
  const { length } = [...text]
  const whole = reading(anywhere)
  const near = [
    ...(length > 1 && length <= forgivenUpTo ? [oneCharacter(typed, codes)] : []),
    ...wholeWords(typed),
  ]
  return {
    text,
    number: isCode(text) ? { queries: [wholeNumber(text)], codes: [], inName: false } : null,
    exact: [reading('A'), reading('AB'), reading('ABC'), whole],
    near: near.filter(({ queries }) => queries.length > 0 && queries[0] !== whole.queries[0]),
  }
}
