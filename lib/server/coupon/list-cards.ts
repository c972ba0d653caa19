import 'server-only'
import type { Card } from '@/lib/contract/coupon'
import { receivedFlag } from '@/lib/domain/coupon'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { loadCartFacts } from '@/lib/server/bill/load-facts'
import type { Viewer } from '@/lib/server/session/viewer'

interface CardRow {
  cardId: number
  cardType: Card['card_type']
  title: string
  description: string
  color: string
  dateType: string
  beginDate: number
  endDate: number
  fixedTerm: number
  discount: number
  leastCost: number
  reduceCost: number
  mostCost: number
  quantity: number
  getNum: number
  getLimit: number
  userGetNum: number
  useNum: number
  useBound: number
  kqStatus: number
  distributorId: number
  shopName: string | null
  shopLogo: string | null
  created: number
  total: number
}

/** What a list of claimable coupons is narrowed to; `goodsIds` to those that cover one of these goods. */
export interface CardFilter {
  /** 0 the mall itself; another shop with the mall's own; undefined every shop. */
  distributorId?: number | undefined
  itemIds: number[]
  cardIds: number[]
  cardType?: string | undefined
}

/** Claimable cards, those the member can still get first. */
const claimable = statement(
  'cards_claimable',
  `with found as (
     select c.*, d.name as shop_name, d.logo as shop_logo,
            (select count(*) from user_cards u where u.card_id = c.card_id and u.user_id = $1) as user_get_num
       from cards c left join distributors d on d.distributor_id = c.distributor_id
      where c.receive and c.kq_status = 0 and (c.date_type = 'DATE_TYPE_FIX_TERM' or c.end_date > $2)
        and ((c.grade_ids = '{}' and c.vip_grade_ids = '{}') or $3 = any(c.grade_ids) or $4 = any(c.vip_grade_ids))
        and ($5::int is null or c.distributor_id in (0, $5))
        and ($6::int[] = '{}' or c.card_id = any($6))
        and ($7::text is null or c.card_type = $7)
        and ($8::jsonb is null or exists (
              select 1 from jsonb_to_recordset($8) as g("goodsId" int, "categoryPath" int[], "tagIds" int[],
                                                        "brandId" int, "distributorId" int)
               where c.distributor_id in (0, g."distributorId")
                 and case c.use_bound
                       when 0 then true
                       when 1 then g."goodsId" = any(c.bound_ids)
                       when 2 then c.bound_ids && g."categoryPath"
                       when 3 then c.bound_ids && g."tagIds"
                       when 4 then g."brandId" = any(c.bound_ids)
                       when 5 then not g."goodsId" = any(c.bound_ids)
                       else false end)))
   select card_id as "cardId", card_type as "cardType", title, description, color, date_type as "dateType",
          begin_date as "beginDate", end_date as "endDate", fixed_term as "fixedTerm", discount,
          least_cost as "leastCost", reduce_cost as "reduceCost", most_cost as "mostCost", quantity,
          get_num as "getNum", get_limit as "getLimit", user_get_num as "userGetNum",
          (select count(*) from user_cards u where u.card_id = found.card_id and u.status = 2) as "useNum",
          use_bound as "useBound", kq_status as "kqStatus", distributor_id as "distributorId",
          shop_name as "shopName", shop_logo as "shopLogo", created, count(*) over () as total
     from found
    order by (user_get_num >= get_limit or get_num >= quantity), created desc, card_id desc
    limit $9 offset $10`,
)

const buttons = {
  0: { label: 'get', text: '领取' },
  1: { label: 'get_invalid', text: '已领取' },
  2: { label: 'get_invalid', text: '已领完' },
} as const

const cardWire = (row: CardRow, now: number): Card => {
  const flag = receivedFlag(row)
  const isTerm = row.dateType === 'DATE_TYPE_FIX_TERM'
  return {
    card_id: row.cardId,
    company_id: 1,
    card_type: row.cardType,
    title: row.title,
    description: row.description,
    color: row.color,
    date_type: row.dateType,
    // A term has no dates of its own; clients show what a claim now would bring.
    begin_date: isTerm ? now + row.beginDate * 86400 : row.beginDate,
    end_date: isTerm ? now + (row.beginDate + row.fixedTerm) * 86400 : row.endDate,
    fixed_term: row.fixedTerm,
    date_status: isTerm || now >= row.beginDate ? 2 : 1,
    discount: row.discount,
    least_cost: row.leastCost,
    reduce_cost: row.reduceCost,
    most_cost: row.mostCost,
    quantity: row.quantity,
    get_num: row.getNum,
    get_limit: row.getLimit,
    user_get_num: row.userGetNum,
    use_num: row.useNum,
    use_bound: row.useBound,
    kq_status: row.kqStatus,
    receive: 'true',
    use_platform: 'mall',
    distributor_id: row.distributorId,
    distributor_info: shopWire(row),
    received_flag: flag,
    button_status: buttons[flag],
    created: row.created,
  }
}

/** The shop of a coupon; `[]` for the mall's own. */
export const shopWire = (row: { distributorId: number; shopName: string | null; shopLogo: string | null }) =>
  row.shopName === null
    ? ([] as [])
    : { distributor_id: row.distributorId, name: row.shopName, logo: row.shopLogo ?? '' }

/** Coupons that can be claimed, with what this viewer has of them (contract trade §4.2). */
export async function listCards(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  filter: CardFilter,
  page: { page: number; size: number },
): Promise<{ list: Card[]; total: number }> {
  const named = filter.itemIds.map((itemId) => ({ itemId, num: 1 }))
  const goods =
    named.length === 0 ? null : [...(await loadCartFacts(db, viewer, now, { named })).skus.values()]
  const rows = await db.run<CardRow>(claimable, [
    viewer?.userId ?? 0,
    now,
    viewer?.gradeId ?? 0,
    viewer?.vipGradeId ?? 0,
    filter.distributorId ?? null,
    filter.cardIds,
    filter.cardType ?? null,
    goods && JSON.stringify(goods),
    page.size,
    (page.page - 1) * page.size,
  ])
  return { list: rows.map((row) => cardWire(row, now)), total: rows[0]?.total ?? 0 }
}
