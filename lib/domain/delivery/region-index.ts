/** A region with those below it, as the tree of regions has them. */
export interface RegionBranch {
  id: string
  label: string
  children?: readonly RegionBranch[] | undefined
}

/** A region, found by its id. */
export interface IndexedRegion {
  label: string
  /** Ids from the province down, its own last. */
  path: readonly string[]
}

/** Regions by id. Counties that a province governs directly share the id of their city: the city is found. */
export function indexRegions(tree: readonly RegionBranch[]): Map<string, IndexedRegion> {
  const index = new Map<string, IndexedRegion>()
  const enter = (branches: readonly RegionBranch[], above: readonly string[]) => {
    for (const { id, label, children = [] } of branches) {
      const path = [...above, id]
      if (!index.has(id)) index.set(id, { label, path })
      enter(children, path)
    }
  }
  enter(tree, [])
  return index
}

/** Ids of regions without those inside another one of them, in the sequence of the tree. */
export function outermost(ids: Iterable<string>, index: ReadonlyMap<string, IndexedRegion>): string[] {
  const all = new Set(ids)
  const isInside = (id: string) =>
    index
      .get(id)
      ?.path.slice(0, -1)
      .some((above) => all.has(above)) ?? false
  return [...all].filter((id) => !isInside(id)).sort()
}
