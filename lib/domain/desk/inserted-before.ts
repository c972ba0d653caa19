/**
 * The rows of a list with `id` moved before another one, or taken in there.
 * @param beforeId 0 for the end
 * @returns null when the list has no `beforeId`
 */
export function insertedBefore(ids: readonly number[], id: number, beforeId: number): number[] | null {
  const others = ids.filter((one) => one !== id)
  const index = beforeId === 0 ? others.length : others.indexOf(beforeId)
  return index < 0 ? null : others.toSpliced(index, 0, id)
}
