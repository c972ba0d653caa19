import 'server-only'

/**
 * Merges several orders into one that keeps each of them as long as they agree; where they contradict each other, the
 * name that appears first goes first.
 */
export function mergeOrders(lists: readonly (readonly string[])[]): string[] {
  const before = new Map<string, Set<string>>()
  for (const list of lists) {
    list.forEach((name, index) => {
      const earlier = before.get(name) ?? new Set()
      const previous = list[index - 1]
      if (previous !== undefined) earlier.add(previous)
      before.set(name, earlier)
    })
  }
  const merged: string[] = []
  const waiting = new Set(before.keys())
  while (waiting.size > 0) {
    const names = [...waiting]
    const free = names.find((name) => ![...(before.get(name) ?? [])].some((other) => waiting.has(other)))
    const next = free ?? names[0] ?? ''
    waiting.delete(next)
    merged.push(next)
  }
  return merged
}
