import 'server-only'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { GoodsSubsidy } from '@/lib/domain/subsidy'
import type { Mall } from '@/lib/server/context'
import { columnsOfParts, selectParts } from '@/lib/server/db/parts'
import { number, statement } from '@/lib/server/db/statement'
import { fixedPriceIn, sellingPriceIn } from '@/lib/server/promotion/parts'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { personalPrices } from './list-item'
import { loadCardFacts } from './load-card-facts'

const parts = {
  activityPrice: sellingPriceIn('g.goods_id', '$2::bigint'),
  normalPrice: fixedPriceIn('normal', 'ds.item_id', '$3::int'),
  vipPrice: fixedPriceIn('vip', 'ds.item_id', '$4::int'),
}

/** What changes on product cards by the moment and by viewer, in the order of the ids in $1. $2 now, $3 grade, $4 paid grade. */
export const cardOverlay = statement(
  'goods_card_overlay',
  `select g.goods_id as "goodsId", g.sales, ds.price,
          (select coalesce(sum(s.store), 0)::int from skus s where s.goods_id = g.goods_id) as store,
          ${selectParts(parts)}
     from unnest($1::bigint[]) with ordinality as requested(goods_id, ordinal)
     join goods g on g.goods_id = requested.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
    order by requested.ordinal`,
  { goodsId: number, sales: number, price: number, store: number, ...columnsOfParts(parts) },
)

/** A product card in a kept answer. */
export interface KeptCard {
  goodsId: number
  price: number
  activityPrice: number | null
  subsidy: GoodsSubsidy | null
}

/** The price of the activity that sells a product; in a seckill, `activity_price` is also set while it is announced. */
const sellingPriceOf = ({ promotion_activity = [] }: GoodsListItem): number | null =>
  promotion_activity.find(({ tag_type }) => tag_type === 'normal' || tag_type === 'limited_time_sale')
    ?.activity_price ?? null

/** What is not on the cards of a kept answer, but needed to fill them. */
export async function prepareCards(mall: Mall, cards: readonly GoodsListItem[]): Promise<KeptCard[]> {
  const ids = [...new Set(cards.map(({ goods_id }) => goods_id))]
  const facts = await loadCardFacts(mall.db, ids, ids, null, mall.now())
  const subsidyOf = new Map(
    facts?.rows.map((row) => [
      row.goodsId,
      facts.extrasOf(row, { itemId: row.goodsId, price: row.price }, undefined).subsidy,
    ]),
  )
  return cards.map((card) => ({
    goodsId: card.goods_id,
    price: card.price,
    activityPrice: sellingPriceOf(card),
    subsidy: subsidyOf.get(card.goods_id) ?? null,
  }))
}

/**
 * The live and personal fields of product cards, in one statement; `stale` when a price is no longer the kept one: an
 * activity sold its last piece, or another process set a price.
 */
export async function fillCards({ db, now }: Mall, cards: readonly KeptCard[], viewer: Viewer | null) {
  const ids = [...new Set(cards.map(({ goodsId }) => goodsId))]
  const rows = await db.run(cardOverlay, [ids, now(), viewer?.gradeId ?? 0, viewer?.vipGradeId ?? 0])
  const rowOf = new Map(rows.map((row) => [row.goodsId, row]))
  const fields: (Pick<GoodsListItem, 'store' | 'sales'> & ReturnType<typeof personalPrices>)[] = []
  for (const { goodsId, price, activityPrice, subsidy } of cards) {
    const row = rowOf.get(goodsId)
    if (row?.price !== price || row.activityPrice !== activityPrice) return 'stale'
    const prices = { price, activityPrice: activityPrice ?? undefined, subsidy: subsidy ?? undefined }
    const { store, sales, normalPrice, vipPrice } = row
    fields.push({ store, sales, ...personalPrices(prices, viewer, { vip: vipPrice, normal: normalPrice }) })
  }
  return fields
}
