/** The pages of the mall by their patterns, such as `/product/[id]`: a bounded set, whatever addresses visitors ask for. */

type Node = {
  pattern: string | undefined
  fixed: Map<string, Node>
  any: Node | undefined
  rest: string | undefined
}

const node = (): Node => ({ pattern: undefined, fixed: new Map(), any: undefined, rest: undefined })

/** The pattern of a path, or `other`. */
export type PagePatterns = (path: string) => string

export const unknownPage = 'other'

/** @param patterns as Next writes them: `/shop/[id]`, `/topic/[...path]` */
export function pagePatterns(patterns: readonly string[]): PagePatterns {
  const root = node()
  for (const pattern of patterns) {
    let at = root
    const segments = pattern.split('/').filter(Boolean)
    const rest = segments.findIndex((segment) => /^\[{1,2}\.\.\./.test(segment))
    for (const segment of rest < 0 ? segments : segments.slice(0, rest)) {
      if (segment.startsWith('[')) at = at.any ??= node()
      else {
        let next = at.fixed.get(segment)
        if (!next) at.fixed.set(segment, (next = node()))
        at = next
      }
    }
    if (rest < 0) at.pattern = pattern
    else at.rest = pattern
  }
  return (path) => find(root, path, path.startsWith('/') ? 1 : 0) ?? unknownPage
}

function find(from: Node, path: string, begin: number): string | undefined {
  if (begin >= path.length) return from.pattern ?? from.rest
  const slash = path.indexOf('/', begin)
  const end = slash < 0 ? path.length : slash
  const fixed = from.fixed.get(path.slice(begin, end))
  return (fixed && find(fixed, path, end + 1)) ?? (from.any && find(from.any, path, end + 1)) ?? from.rest
}
