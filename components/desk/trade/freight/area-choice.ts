import type { RegionNode } from '@/lib/contract/region'
import { outermost, type IndexedRegion } from '@/lib/domain/delivery/region-index'

/** Whether a region is chosen, by itself or with the region around it. */
export const isChosen = (
  id: string,
  chosen: ReadonlySet<string>,
  index: ReadonlyMap<string, IndexedRegion>,
) => index.get(id)?.path.some((above) => chosen.has(above)) ?? chosen.has(id)

/** Whether something inside a region is chosen, but not all of it. */
export const isPartlyChosen = (
  id: string,
  chosen: ReadonlySet<string>,
  index: ReadonlyMap<string, IndexedRegion>,
): boolean =>
  !isChosen(id, chosen, index) &&
  [...chosen].some((one) => one !== id && (index.get(one)?.path.includes(id) ?? false))

const branchAt = (tree: readonly RegionNode[], path: readonly string[]): readonly RegionNode[] =>
  path.reduce<readonly RegionNode[]>(
    (branches, id) => branches.find((branch) => branch.id === id)?.children ?? [],
    tree,
  )

/**
 * The choice with a region put in or taken out. What is inside a chosen region is not named; of a region around one that
 * is taken out the others stay; a region whose parts are all chosen is chosen itself.
 */
export function withRegion(
  chosen: ReadonlySet<string>,
  id: string,
  isOn: boolean,
  tree: readonly RegionNode[],
  index: ReadonlyMap<string, IndexedRegion>,
): Set<string> {
  const path = index.get(id)?.path ?? [id]
  const next = new Set(chosen)
  if (isOn) {
    next.add(id)
    for (let level = path.length - 1; level > 0; level--) {
      const siblings = branchAt(tree, path.slice(0, level))
      if (siblings.every((sibling) => isChosen(sibling.id, next, index))) next.add(path[level - 1] ?? id)
    }
    return new Set(outermost(next, index))
  }
  path.forEach((above, level) => {
    if (!next.delete(above) || above === id) return
    for (const sibling of branchAt(tree, path.slice(0, level + 1))) next.add(sibling.id)
  })
  for (const one of [...next]) if (index.get(one)?.path.includes(id)) next.delete(one)
  return next
}

/** `浙江省、江苏省等5个地区`; the whole country for none, and only the number until the regions are known. */
export function areaText(area: readonly string[], index: ReadonlyMap<string, IndexedRegion>): string {
  if (area.length === 0) return '全国'
  if (index.size === 0) return `${area.length}个地区`
  const names = area.slice(0, 3).map((id) => index.get(id)?.label ?? id)
  return `${names.join('、')}${area.length > 3 ? `等${area.length}个地区` : ''}`
}
