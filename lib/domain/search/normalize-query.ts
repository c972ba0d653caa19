import { isCode, plain } from './words'

/** A range of characters of a word. */
export interface Range {
  from: number
  /** Exclusive. */
  to: number
}

/** One word of a keyword; words are separated by spaces. */
export interface NormalizedQuery {
  characters: string[]
  /** Codes as a whole, all other characters one by one. */
  units: Range[]
}

/**
 * A condition on the index: a text of at least two characters, a code, one of several pairs, or an entry with this
 * prefix.
 */
export type Need = { text: string } | { code: string } | { anyOf: string[] } | { begin: string }

/** Longer keywords are cut: names and models are shorter, so further characters narrow nothing. */
const maxCharacters = 64

function rangesOf(parts: readonly string[]): Range[] {
  let position = 0
  return parts.map((part) => ({ from: position, to: (position += [...part].length) }))
}

/** Splits a keyword into its words, in plain form. @param limit characters, the rest is cut off */
export function normalizeQuery(keyword: string, limit = maxCharacters): NormalizedQuery[] {
  const words: NormalizedQuery[] = []
  let remaining = limit
  for (const part of keyword.split(/\s+/)) {
    const characters = [...plain(part)].slice(0, remaining)
    remaining -= characters.length
    const units = characters.join('').match(/[a-z0-9]+|./gsu) ?? []
    if (characters.length > 0) words.push({ characters, units: rangesOf(units) })
  }
  return words
}

const textOf = ({ characters }: NormalizedQuery, { from, to }: Range) => characters.slice(from, to).join('')

/**
 * Conditions of a word on the index. Where a brand name ends is unknown, so every character must be next to one of its
 * neighbours, but need not be next to both: 霁岚空调 requires 霁岚 and 空调 in any place, and a wrong character matches
 * nothing. A hole requires nothing; a hole without width lets its neighbours be apart (ADR 0013).
 */
export function needsOf(word: NormalizedQuery, hole?: Range): Need[] {
  const needs = word.units.flatMap((unit): Need[] => {
    const { from, to } = unit
    const unitText = textOf(word, unit)
    if (hole && hole.from < to && hole.to > from)
      return partNeeds([
        textOf(word, { from, to: Math.max(from, hole.from) }),
        textOf(word, { from: Math.min(to, hole.to), to }),
      ])
    if (isCode(unitText)) return [{ code: unitText }]
    const pairs = [
      ...(from > 0 ? [textOf(word, { from: from - 1, to })] : []),
      ...(to < word.characters.length ? [textOf(word, { from, to: to + 1 })] : []),
    ]
    const isBesideHole = hole && (hole.from === to || hole.to === from)
    return isBesideHole || pairs.length === 0 ? [{ begin: unitText }] : [{ anyOf: pairs }]
  })
  return withoutImplied(needs)
}

/** The parts of a code around a hole; single characters are dropped when there are longer parts. */
function partNeeds(parts: string[]): Need[] {
  const remaining = parts.filter(Boolean)
  const longer = remaining.filter(isCode)
  return longer.length > 0 ? longer.map((text) => ({ text })) : remaining.map((begin) => ({ begin }))
}

/** Drops pairs and characters that are part of a text that is required anyway. */
function withoutImplied(needs: Need[]): Need[] {
  const required = needs.flatMap((need) => {
    if ('text' in need) return [need.text]
    return 'anyOf' in need && need.anyOf.length === 1 ? need.anyOf : []
  })
  const isImplied = (text: string) => required.some((one) => one.includes(text))
  return needs.filter((need) => {
    if ('begin' in need) return !isImplied(need.begin)
    return !('anyOf' in need) || need.anyOf.length === 1 || !need.anyOf.some(isImplied)
  })
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The dictionary words in a word. Neighbouring characters that the dictionary does not know are one word, such as a
 * brand; a single one is a word too.
 */
function dictionaryWords({ characters }: NormalizedQuery): Range[] {
  const words = (characters.join('').match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []).flatMap((run) =>
    isCode(run) ? [run] : [...segmenter.segment(run)].map(({ segment }) => segment),
  )
  const parts: { text: string; isRun: boolean }[] = []
  for (const word of words) {
    const last = parts.at(-1)
    const isSingle = [...word].length === 1
    if (last?.isRun && isSingle) last.text += word
    else parts.push({ text: word, isRun: isSingle })
  }
  return rangesOf(parts.map(({ text }) => text))
}

/** The dictionary words of at least two characters in a word, each with what it requires. */
export const piecesOf = (word: NormalizedQuery): Need[][] =>
  dictionaryWords(word)
    .filter(({ from, to }) => to - from > 1)
    .map((range) => textOf(word, range))
    .map((text) => [isCode(text) ? { code: text } : { text }])

/**
 * Whether a hole leaves nothing of a dictionary word but a single character, which the needs then look for anywhere:
 * the 米 of 小米 in 小米手机.
 */
export function leavesCharacter(word: NormalizedQuery, hole: Range, needs: readonly Need[]): boolean {
  const around = dictionaryWords(word).find(({ from, to }) => from <= hole.from && to >= hole.to)
  if (!around) return false
  const left = [
    textOf(word, { from: around.from, to: hole.from }),
    textOf(word, { from: hole.to, to: around.to }),
  ]
  if (left.some((text) => [...text].length > 1)) return false
  return needs.some((need) => 'begin' in need && left.includes(need.begin))
}

const spaceInWord = /(?<=(?:^|\s)\p{Script=Han})\s+(?=\p{Script=Han}(?:\s|$))/gu

/** A keyword without the spaces between single Chinese characters, which are no border of words: 小 米 is 小米. */
export const withoutInnerSpaces = (keyword: string): string => keyword.replaceAll(spaceInWord, '')
