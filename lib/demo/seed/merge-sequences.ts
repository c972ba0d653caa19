import 'server-only'

/**
 * Merges several lists into one that keeps the sequence of each list wherever they agree. Where they contradict each
 * other, the name that appears first goes first.
 */
export function mergeSequences(lists: readonly (readonly string[])[]): string[] {
  const predecessors = new Map<string, Set<string>>()
  for (const list of lists) {
    list.forEach((name, index) => {
      const before = predecessors.get(name) ?? new Set()
      const previous = list[index - 1]
      if (previous !== undefined) before.add(previous)
      predecessors.set(name, before)
    })
  }
  const merged: string[] = []
  const remaining = new Set(predecessors.keys())
  while (remaining.size > 0) {
    const names = [...remaining]
    const free = names.find(
      (name) => ![...(predecessors.get(name) ?? [])].some((other) => remaining.has(other)),
    )
    const next = free ?? names[0] ?? ''
    remaining.delete(next)
    merged.push(next)
  }
  return merged
}
