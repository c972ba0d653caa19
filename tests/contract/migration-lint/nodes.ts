type Found = Record<string, unknown>

/** All nodes of a kind inside a parsed statement. */
export function nodesIn<T = { sval?: string }>(within: unknown, kind: string): T[] {
  if (Array.isArray(within)) return within.flatMap((one) => nodesIn<T>(one, kind))
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within as Found).flatMap(([key, value]) => [
    ...(key === kind ? [value as T] : []),
    ...nodesIn<T>(value, kind),
  ])
}
