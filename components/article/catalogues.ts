import type { ArticleCategory } from '@/lib/contract/article'
import type { ArticleShelf } from '@/lib/web/hrefs'

/** The way from the top catalogue down to one; empty when it does not exist. */
export function catalogueTrail(tree: readonly ArticleCategory[], id: number): ArticleCategory[] {
  for (const node of tree) {
    if (node.category_id === id) return [node]
    const below = catalogueTrail(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The brand news have a page of their own, every other catalogue is named by its id. */
export const shelfOf = (categoryId: number, newsCategoryId: number): ArticleShelf =>
  categoryId === newsCategoryId ? 'news' : categoryId

/** What the list of a catalogue is called; without a catalogue it holds all articles. */
export const listTitle = (trail: readonly ArticleCategory[]): string =>
  trail.at(-1)?.category_name ?? '全部资讯'
