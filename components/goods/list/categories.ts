import type { CategoryNode } from '@/lib/contract/catalogue/category'

/** The nodes from the top category down to this one; empty for an unknown id. */
export function categoryTrail(tree: readonly CategoryNode[], categoryId: number): CategoryNode[] {
  for (const node of tree) {
    if (node.category_id === categoryId) return [node]
    const below = categoryTrail(node.children, categoryId)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The categories that narrow a list: children of the selected category, or its siblings when it has none. */
export function narrower(
  tree: readonly CategoryNode[],
  trail: readonly CategoryNode[],
): readonly CategoryNode[] {
  const chosen = trail.at(-1)
  if (!chosen) return tree
  return chosen.children.length > 0 ? chosen.children : (trail.at(-2)?.children ?? tree)
}
