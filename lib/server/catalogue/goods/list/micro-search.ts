import 'server-only'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { MicroSearch } from '@/lib/contract/catalogue/goods-lookups'
import { shownPrice } from '@/lib/domain/goods/price'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadCategoryTree } from '@/lib/server/catalogue/category/load-tree'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import type { Mall } from '@/lib/server/ground/mall'
import { categoriesOfFound } from '../sql/list'
import { findGoods, type FoundGoods } from './find-goods'

/** Ids of the categories of the found products, with all above them. */
async function categoriesOf({ db }: Mall, { counted }: FoundGoods): Promise<Set<number>> {
  const rows = await db.run(categoriesOfFound, [counted.ids])
  return new Set(rows.map(({ id }) => id))
}

const wireCategory = ({ category_id: cat_id, category_name: cat_name }: CategoryNode) => ({
  cat_id,
  cat_name,
})

/** The categories below a node that are among `ids`, from the top down. */
const below = (node: CategoryNode, ids: ReadonlySet<number>): CategoryNode[] =>
  node.children
    .filter(({ category_id }) => ids.has(category_id))
    .flatMap((child) => [child, ...below(child, ids)])

/**
 * Products for a keyword with their categories, in the field names of the legacy gateway (contract goods §5). The price
 * is what the viewer pays.
 * @throws MallError 系统当前不支特殊字符搜索 for 4-byte characters
 */
export async function microSearch(
  mall: Mall,
  input: { keywords: string; page: number; pageSize: number },
  viewer: Viewer | null,
): Promise<MicroSearch> {
  const { db } = mall
  const found = await findGoods(db, input, viewer)
  const [cards, ids, tree] = await Promise.all([
    loadCards(db, found.ids, viewer, mall.now()),
    categoriesOf(mall, found),
    loadCategoryTree(db, false, 0),
  ])
  return {
    category: tree
      .filter(({ category_id }) => ids.has(category_id))
      .map((node) => ({ ...wireCategory(node), associate: below(node, ids).map(wireCategory) })),
    itemSearchData: cards.map((card) => ({
      item_id: card.item_id,
      title: card.item_name,
      image_default_id: card.pics[0] ?? '',
      price: shownPrice(card).cents,
      product_type: card.product_type,
      bn: card.item_bn,
    })),
    itemSearchCount: found.total,
  }
}
