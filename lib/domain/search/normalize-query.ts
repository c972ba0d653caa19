import { isCode, plain } from './words'

/** Neighbouring characters of a typed word. */
export interface Range {
  from: number
  /** Behind the last character. */
  to: number
}

/** What the shopper typed between two spaces. */
export interface NormalizedQuery {
  characters: string[]
  /** Codes, and all other characters one by one. */
  units: Range[]
}

/** What the index must hold: a text of at least two characters, a code, one of several pairs, or something that begins so. */
export type Need = { text: string } | { code: string } | { anyOf: string[] } | { begin: string }

/** Names and models are shorter; what stands behind narrows nothing any more. */
const mostCharacters = 64

function rangesOf(parts: readonly string[]): Range[] {
  let at = 0
  return parts.map((part) => ({ from: at, to: (at += [...part].length) }))
}

/** Reads a keyword: what was set apart by spaces, in plain form. */
export function normalizeQuery(keyword: string): NormalizedQuery[] {
  const typed: NormalizedQuery[] = []
  let left = mostCharacters
  for (const part of keyword.split(/\s+/)) {
    const characters = [...plain(part)].slice(0, left)
    left -= characters.length
    const units = characters.join('').match(/[a-z0-9]+|./gsu) ?? []
    if (characters.length > 0) typed.push({ characters, units: rangesOf(units) })
  }
  return typed
}

const textOf = ({ characters }: NormalizedQuery, { from, to }: Range) => characters.slice(from, to).join('')

/**
 * What a typed word asks for. No dictionary knows where brands end, so every character must stand beside one of its
 * neighbours, and none need stand beside both: 霁岚空调 asks for 霁岚 and 空调 wherever they are, and a wrong character
 * stands beside none. About a hole nothing is asked; where it has no width, its neighbours need not be neighbours.
 */
export function needsOf(typed: NormalizedQuery, hole?: Range): Need[] {
  const needs = typed.units.flatMap((unit): Need[] => {
    const { from, to } = unit
    const own = textOf(typed, unit)
    if (hole && hole.from < to && hole.to > from)
      return partNeeds([
        textOf(typed, { from, to: Math.max(from, hole.from) }),
        textOf(typed, { from: Math.min(to, hole.to), to }),
      ])
    if (isCode(own)) return [{ code: own }]
    const pairs = [
      ...(from > 0 ? [textOf(typed, { from: from - 1, to })] : []),
      ...(to < typed.characters.length ? [textOf(typed, { from, to: to + 1 })] : []),
    ]
    const isBesideHole = hole && (hole.from === to || hole.to === from)
    return isBesideHole || pairs.length === 0 ? [{ begin: own }] : [{ anyOf: pairs }]
  })
  return withoutImplied(needs)
}

/** What is left of a code with a hole; single signs would say nothing. */
function partNeeds(parts: string[]): Need[] {
  const left = parts.filter(Boolean)
  const longer = left.filter(isCode)
  return longer.length > 0 ? longer.map((text) => ({ text })) : left.map((begin) => ({ begin }))
}

/** A text that is needed anyway speaks for all pairs and characters in it. */
function withoutImplied(needs: Need[]): Need[] {
  const sure = needs.flatMap((need) => {
    if ('text' in need) return [need.text]
    return 'anyOf' in need && need.anyOf.length === 1 ? need.anyOf : []
  })
  const isSure = (text: string) => sure.some((one) => one.includes(text))
  return needs.filter((need) => {
    if ('begin' in need) return !isSure(need.begin)
    return !('anyOf' in need) || need.anyOf.length === 1 || !need.anyOf.some(isSure)
  })
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of the language in a typed word, each as what it asks for; what the dictionary leaves in single characters is
 * one word, such as a brand. A character between two words says too little by itself.
 */
export function piecesOf({ characters }: NormalizedQuery): Need[][] {
  const words = (characters.join('').match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []).flatMap((run) =>
    isCode(run) ? [run] : [...segmenter.segment(run)].map(({ segment }) => segment),
  )
  const pieces: { text: string; isRun: boolean }[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    const isLone = [...word].length === 1
    if (last?.isRun && isLone) last.text += word
    else pieces.push({ text: word, isRun: isLone })
  }
  return pieces
    .filter(({ text }) => [...text].length > 1)
    .map(({ text }) => [isCode(text) ? { code: text } : { text }])
}
