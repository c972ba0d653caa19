import { isCode, plain } from './words'

/** A word of a keyword: characters that belong together. */
interface Unit {
  from: number
  /** Behind its last character. */
  to: number
}

/** What the shopper typed between two spaces, and the words of the language in it. */
export interface Typed {
  characters: string[]
  units: Unit[]
}

/** What the index must hold: a text of at least two characters, a code, one of several pairs, or something that begins so. */
export type Need = { text: string } | { code: string } | { anyOf: string[] } | { begin: string }

/** A place in a typed word about which nothing is asked; of no width, its neighbours need not be neighbours. */
export interface Hole {
  from: number
  to: number
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Names and models are shorter; what stands behind narrows nothing any more. */
const mostCharacters = 64

function unitsOf(text: string): Unit[] {
  // Codes are words of their own, whatever the dictionary says of them.
  const words = (text.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []).flatMap((run) =>
    isCode(run) ? [run] : [...segmenter.segment(run)].map(({ segment }) => segment),
  )
  let at = 0
  return words.map((word) => ({ from: at, to: (at += [...word].length) }))
}

/** Reads a keyword: what was set apart by spaces, in plain form. */
export function readTyped(keyword: string): Typed[] {
  const typed: Typed[] = []
  let left = mostCharacters
  for (const part of keyword.split(/\s+/)) {
    const characters = [...plain(part)].slice(0, left)
    left -= characters.length
    if (characters.length > 0) typed.push({ characters, units: unitsOf(characters.join('')) })
  }
  return typed
}

const isLone = ({ from, to }: Unit): boolean => to - from === 1

/**
 * What a typed word asks for. The dictionary knows no brands and leaves their characters alone, as it leaves one that was
 * mistyped; each of those must stand beside one of its neighbours, but nobody can say beside which.
 */
export function needsOf({ characters, units }: Typed, hole?: Hole): Need[] {
  const text = (from: number, to: number) => characters.slice(from, to).join('')
  const needs = units.flatMap((unit): Need[] => {
    const { from, to } = unit
    const own = text(from, to)
    if (hole && hole.from < to && hole.to > from)
      return partNeeds([text(from, Math.max(from, hole.from)), text(Math.min(to, hole.to), to)])
    if (!isLone(unit)) return [isCode(own) ? { code: own } : { text: own }]
    const pairs = [
      ...(from > 0 ? [text(from - 1, to)] : []),
      ...(to < characters.length ? [text(from, to + 1)] : []),
    ]
    const isBesideHole = hole && (hole.from === to || hole.to === from)
    return isBesideHole || pairs.length === 0 ? [{ begin: own }] : [{ anyOf: pairs }]
  })
  return withoutImplied(needs)
}

/** What is left of a word with a hole; single signs of a code would say nothing. */
function partNeeds(parts: string[]): Need[] {
  const left = parts.filter(Boolean)
  const longer = left.filter((part) => isCode(part))
  return (longer.length > 0 ? longer : left).map((part) =>
    [...part].length > 1 ? { text: part } : { begin: part },
  )
}

/** A pair that is needed anyway speaks for the characters in it as well. */
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

/** The words and the runs of lone characters of a typed word that say something by themselves; each as what it asks for. */
export function piecesOf(typed: Typed): Need[][] {
  const runs: Unit[][] = []
  for (const unit of typed.units) {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (last && before && isLone(unit) && isLone(before)) last.push(unit)
    else runs.push([unit])
  }
  return runs
    .filter((run) => run.length > 1 || !run.every(isLone))
    .map((run) => needsOf({ characters: typed.characters, units: run }))
}
