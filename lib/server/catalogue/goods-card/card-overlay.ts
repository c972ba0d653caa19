import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { GoodsSubsidy } from '@/lib/domain/goods/subsidy'
import type { Viewer } from '@/lib/domain/person/viewer'
import { fixedPriceIn, sellingPrices } from '@/lib/server/catalogue/promotion/parts'
import { spentClassesIn } from '@/lib/server/catalogue/subsidy/parts'
import type { Queries } from '@/lib/server/ground/db/connection'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { SharedRead } from '@/lib/server/ground/db/shared-read'
import { nullable, number, statement, type RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { markFields, personalPrices } from './list-item'
import { loadCardFacts } from './load-card-facts'
import { marksIn, marksOf } from './marks'

const parts = {
  normalPrice: fixedPriceIn('normal', 'g.goods_id', '$3::int'),
  vipPrice: fixedPriceIn('vip', 'g.goods_id', '$4::int'),
  spentClasses: spentClassesIn(),
}

/**
 * The fields of the cards of the products in $1 that change over time and by viewer. $2 now, $3 grade, $4 paid grade.
 */
const cardOverlay = statement(
  'goods_card_overlay',
  `select g.goods_id as "goodsId", g.sales, s.price, coalesce(a.store, s.store) as store, a."activityPrice", ${selectParts(parts)}
     from goods g
     join (select s.goods_id, sum(s.store)::int as store, max(s.price) filter (where s.is_default) as price
             from skus s where s.goods_id = any($1::bigint[]) group by s.goods_id) s on s.goods_id = g.goods_id
     left join (${sellingPrices('$1::bigint[]', '$2::bigint')}) a on a."goodsId" = g.goods_id
    where g.goods_id = any($1::bigint[])`,
  {
    goodsId: number,
    sales: number,
    price: number,
    store: number,
    activityPrice: nullable(number),
    ...columnsOfParts(parts),
  },
)
type OverlayRow = RowOf<typeof cardOverlay>

const marks = marksIn('$1::bigint[]', '$2::bigint')

/** The marks of member $2 for the products in $1. */
const cardMarks = statement('goods_card_marks', `select ${selectParts(marks)}`, columnsOfParts(marks))

/** The marks of products for a member; a guest has none. */
async function readMarks(db: Queries, ids: readonly number[], viewer: Viewer | null) {
  const [row] = viewer ? await db.run(cardMarks, [ids, viewer.userId]) : []
  return row && marksOf(row)
}

/** Reads in progress, by database and by the facts that decide prices. */
const reads = new WeakMap<Queries, Map<string, SharedRead<OverlayRow>>>()

/** The overlay rows of products; concurrent requests of visitors with the same prices share a statement. */
async function readOverlay(
  db: Queries,
  ids: readonly number[],
  prices: [now: number, gradeId: number, vipGradeId: number],
): Promise<ReadonlyMap<number, OverlayRow>> {
  const ofDatabase = reads.get(db) ?? new Map<string, SharedRead<OverlayRow>>()
  reads.set(db, ofDatabase)
  const key = prices.join(' ')
  const shared =
    ofDatabase.get(key) ??
    new SharedRead(async (all) => {
      const rows = await db.run(cardOverlay, [all, ...prices])
      return new Map(rows.map((row) => [row.goodsId, row]))
    })
  ofDatabase.set(key, shared)
  try {
    return await shared.rows(ids)
  } finally {
    if (shared.isIdle) ofDatabase.delete(key)
  }
}

/** A product card in a kept answer. */
export interface KeptCard {
  goodsId: number
  price: number
  activityPrice: number | null
  subsidy: GoodsSubsidy | null
}

/**
 * The price of the activity that sells a product now; in a seckill, `activity_price` is also set while it is announced.
 */
const sellingPriceOf = ({ promotion_activity = [] }: GoodsListItem): number | null =>
  promotion_activity.find(({ tag_type }) => tag_type === 'normal' || tag_type === 'limited_time_sale')
    ?.activity_price ?? null

/** The facts that are not on the cards of a kept answer but are needed to fill them. */
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

type CardFields = Pick<GoodsListItem, 'store' | 'sales'> &
  ReturnType<typeof personalPrices> &
  ReturnType<typeof markFields>

/**
 * The live and personal fields of product cards, in one statement that visitors with the same prices share, and one
 * more for a member; `stale` when a price differs from the kept one: an activity sold its last piece, or another
 * process set a price or used up the budget of a subsidy.
 */
export async function fillCards({ db, now }: Mall, cards: readonly KeptCard[], viewer: Viewer | null) {
  const ids = [...new Set(cards.map(({ goodsId }) => goodsId))]
  const [rowOf, ownMarks] = await Promise.all([
    readOverlay(db, ids, [now(), viewer?.gradeId ?? 0, viewer?.vipGradeId ?? 0]),
    readMarks(db, ids, viewer),
  ])
  const fields: CardFields[] = []
  for (const { goodsId, price, activityPrice, subsidy } of cards) {
    const row = rowOf.get(goodsId)
    if (row?.price !== price || row.activityPrice !== activityPrice) return 'stale'
    if (subsidy && row.spentClasses.includes(subsidy.className)) return 'stale'
    const prices = { price, activityPrice: activityPrice ?? undefined, subsidy: subsidy ?? undefined }
    const { store, sales, normalPrice, vipPrice } = row
    fields.push({
      store,
      sales,
      ...personalPrices(prices, viewer, { vip: vipPrice, normal: normalPrice }),
      ...markFields(ownMarks?.(goodsId)),
    })
  }
  return fields
}
