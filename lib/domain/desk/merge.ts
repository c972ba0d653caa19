/** Two changes of one thing that people edit at the same time, put together (ADR 0110). */

/** Whose value a part in conflict gets. */
export type Side = 'theirs' | 'mine'

/** The value with which both began, the one that was typed, and the one that another person has saved. */
export interface Versions<T> {
  base: T
  mine: T
  theirs: T
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A value that two people may have changed: that of the chosen side, or else of the one who changed it. Where both did
 * and none was chosen it is the own one.
 */
export function mergedValue<T>({ base, mine, theirs }: Versions<T>, side?: Side): T {
  if (side !== undefined) return side === 'theirs' ? theirs : mine
  return isSame(mine, base) ? theirs : mine
}

/**
 * A draft key by key.
 * @param sideOf the side that was chosen for a key
 */
export const mergedDraft = <Draft extends object>(
  { base, mine, theirs }: Versions<Draft>,
  sideOf: (key: keyof Draft & string) => Side | undefined,
): Draft =>
  Object.fromEntries(
    (Object.keys(mine) as (keyof Draft & string)[]).map((key) => [
      key,
      mergedValue({ base: base[key], mine: mine[key], theirs: theirs[key] }, sideOf(key)),
    ]),
  ) as Draft

/** The part of a text from where it differs from another one, at most `length` characters. */
export function differingText(text: string, other: string, length = 160): string {
  let from = 0
  while (from < text.length && text[from] === other[from]) from += 1
  const begin = text.length <= length ? 0 : Math.max(0, Math.min(from - 20, text.length - length))
  const part = text.slice(begin, begin + length)
  return `${begin > 0 ? '…' : ''}${part}${begin + length < text.length ? '…' : ''}`
}
