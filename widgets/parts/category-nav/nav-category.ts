import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { parseId } from '@/widgets/loader'

/** A category as the picker stores it, with its children. */
export interface StoredCategory {
  category_id: number | string
  category_name: string
  image_url: string
  children: StoredCategory[]
}

/** A category as a menu shows it. */
export interface NavCategory {
  id: number
  name: string
  picture: string
  children: NavCategory[]
}

/** The stored categories that still exist, with their current names and pictures. */
export const currentCategories = (
  stored: readonly StoredCategory[],
  nodes: ReadonlyMap<number, CategoryNode>,
): NavCategory[] =>
  stored.flatMap(({ category_id, children }) => {
    const node = nodes.get(parseId(category_id) ?? 0)
    if (!node) return []
    return [
      {
        id: node.category_id,
        name: node.category_name,
        picture: node.image_url,
        children: currentCategories(children, nodes),
      },
    ]
  })

/** The stored categories, as they are shown outside pages. */
export const storedCategories = (stored: readonly StoredCategory[]): NavCategory[] =>
  stored.map(({ category_id, category_name, image_url, children }) => ({
    id: parseId(category_id) ?? 0,
    name: category_name,
    picture: image_url,
    children: storedCategories(children),
  }))
