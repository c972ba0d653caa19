import type { ArticleCategory } from '@/lib/contract/content/article'
import type { ArticleShelf } from '@/lib/web/hrefs'

/** The path from the top catalogue down to this one; empty for an unknown id. */
export function catalogueTrail(tree: readonly ArticleCategory[], id: number): ArticleCategory[] {
  for (const node of tree) {
    if (node.category_id === id) return [node]
    const below = catalogueTrail(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The brand news have their own URL; other catalogues are addressed by id. */
export const shelfOf = (categoryId: number, newsCategoryId: number): ArticleShelf =>
  categoryId === newsCategoryId ? 'news' : categoryId

/** The title of a list; without a catalogue it shows all articles. The brand news keep theirs (spec 3 §1, /news). */
export const listTitle = (trail: readonly ArticleCategory[], shelf: ArticleShelf): string =>
  trail.at(-1)?.category_name ?? (shelf === 'news' ? '品牌资讯' : '全部资讯')
