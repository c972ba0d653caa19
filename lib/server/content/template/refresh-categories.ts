import 'server-only'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { loadCategoryTree } from '@/lib/server/catalogue/category/load-tree'
import type { Mall } from '@/lib/server/ground/mall'
import { isWidget, type Widget } from './widget'

/** The navigation menu with main categories; other menus have sales categories (spec 4 §W0007). */
const mainCategoryMenu = 'W0022'

type Nodes = ReadonlyMap<number, CategoryNode>

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)])

const menusOf = (widget: Widget): Widget[] => [
  ...(Array.isArray(widget.categoryData) && widget.categoryData.length > 0 ? [widget] : []),
  ...(Array.isArray(widget.childWidgets) ? widget.childWidgets.filter(isWidget).flatMap(menusOf) : []),
]

/** Stored categories without those that were deleted, with current names and pictures. */
const reduce = (stored: unknown, nodes: Nodes): Widget[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((category) => {
    const node = isWidget(category) ? nodes.get(Number(category.category_id)) : undefined
    if (!node || !isWidget(category)) return []
    const { category_id, category_name, image_url } = node
    return [{ category_id, category_name, image_url, children: reduce(category.children, nodes) }]
  })

/**
 * Reduces the categories of navigation menus to those that exist, each with id, name, picture and children
 * (contract goods §8.1). Reads the categories only for pages that have such a menu.
 */
export async function refreshCategories({ db }: Mall, widgets: readonly Widget[]): Promise<Widget[]> {
  const menus = widgets.flatMap(menusOf)
  if (menus.length === 0) return [...widgets]
  const nodesOf = async (isMain: boolean): Promise<Nodes> => {
    const isNeeded = menus.some(({ type }) => (type === mainCategoryMenu) === isMain)
    const tree = isNeeded ? await loadCategoryTree(db, isMain, 0) : []
    return new Map(flat(tree).map((node) => [node.category_id, node]))
  }
  const [sales, main] = await Promise.all([nodesOf(false), nodesOf(true)])
  const refresh = (widget: Widget): Widget => ({
    ...widget,
    ...(Array.isArray(widget.categoryData) && {
      categoryData: reduce(widget.categoryData, widget.type === mainCategoryMenu ? main : sales),
    }),
    ...(Array.isArray(widget.childWidgets) && {
      childWidgets: (widget.childWidgets as unknown[]).map((child) =>
        isWidget(child) ? refresh(child) : child,
      ),
    }),
  })
  return widgets.map(refresh)
}
