import 'server-only'
import { sql } from 'drizzle-orm'
import type { CategoryNode } from '@/lib/contract/category'
import type { MicroSearch } from '@/lib/contract/goods-lookups'
import { shownPrice } from '@/lib/domain/price'
import { categoryTree } from '@/lib/server/category/tree'
import type { Mall } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/session/viewer'
import { loadCards } from './cards'
import { findGoods, type Found } from './find'
import { rowsOf } from '../db/rows-of'
import { among } from './count-facets'

/** Ids of the categories in which the found goods stand, with all above them. */
async function categoriesOf({ db }: Mall, { scope }: Found): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct unnest(found.categories) as id from ${among(scope, sql`i.categories`)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

const named = ({ category_id: cat_id, category_name: cat_name }: CategoryNode) => ({ cat_id, cat_name })

/** The categories below a node that are among `ids`, from the top down. */
const below = (node: CategoryNode, ids: ReadonlySet<number>): CategoryNode[] =>
  node.children
    .filter(({ category_id }) => ids.has(category_id))
    .flatMap((child) => [child, ...below(child, ids)])

/**
 * Goods by a keyword with the categories they stand in, in the older gateway's words (contract goods §5). The price is
 * what the viewer pays.
 * @throws MallError for characters that the search refuses
 */
export async function microSearch(
  mall: Mall,
  wanted: { keywords: string; page: number; pageSize: number },
  viewer: Viewer | null,
): Promise<MicroSearch> {
  const { db } = mall
  const found = await findGoods(db, wanted, viewer)
  const [cards, ids, tree] = await Promise.all([
    loadCards(db, found.ids, viewer, mall.now()),
    categoriesOf(mall, found),
    categoryTree(db, false, 0),
  ])
  return {
    category: tree
      .filter(({ category_id }) => ids.has(category_id))
      .map((node) => ({ ...named(node), associate: below(node, ids).map(named) })),
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
