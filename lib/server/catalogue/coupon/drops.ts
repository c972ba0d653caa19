import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { cards } from '@/lib/server/ground/db/schema'
import { number, statement } from '@/lib/server/ground/db/statement'
import { eventTags } from '@/lib/web/cache-tags'

type Stored = typeof cards.$inferSelect

/** Products whose pages are dropped one by one; a coupon for more of them drops all product pages. */
const atOnce = 1000

/**
 * Products in the range of a coupon, at most $4: range $1 (2 main categories · 3 tags · 4 brands, else all) with ids $2,
 * of shop $3 or, with 0, of all.
 */
const productsInRange = statement(
  'coupon_products_in_range',
  `select g.goods_id as "goodsId" from goods g join categories mc on mc.category_id = g.main_category_id
    where $1::int = 2 and mc.path && $2::int[] and $3::int in (0, g.distributor_id)
   union all
   select g.goods_id from goods_tags t join goods g on g.goods_id = t.goods_id
    where $1 = 3 and t.tag_id = any($2) and $3 in (0, g.distributor_id)
   union all
   select g.goods_id from goods g where $1 = 4 and g.brand_id = any($2) and $3 in (0, g.distributor_id)
   union all
   select g.goods_id from goods g where $1 in (0, 5) and g.distributor_id = $3
   limit $4`,
  { goodsId: number },
)

/** Whether pages show a coupon: everyone can claim it. */
const isShown = ({ receive, kqStatus, gradeIds, vipGradeIds }: Stored): boolean =>
  receive && kqStatus === 0 && gradeIds.length === 0 && vipGradeIds.length === 0

async function ofProducts(db: Queries, card: Stored): Promise<string[]> {
  const { useBound, boundIds, distributorId } = card
  if (useBound === 1) return boundIds.flatMap(eventTags.goodsCouponChanged)
  const isOfAll = distributorId === 0 && (useBound === 0 || useBound === 5)
  if (isOfAll) return eventTags.allGoodsCouponChanged()
  const found = await db.run(productsInRange, [useBound, boundIds, distributorId, atOnce + 1])
  const goodsIds = new Set(found.map(({ goodsId }) => goodsId))
  return found.length > atOnce
    ? eventTags.allGoodsCouponChanged()
    : [...goodsIds].flatMap(eventTags.goodsCouponChanged)
}

/**
 * The cache tags of everything that shows a coupon: lists of coupons, pages for which it was chosen, and the pages of
 * the products in its range.
 * @param states the stored coupon before and after a change; one that was and is shown to nobody is on no page
 */
export async function dropsOfCard(db: Queries, ...states: Stored[]): Promise<string[]> {
  const shown = states.find(isShown)
  return shown ? [...eventTags.couponChanged(shown.cardId), ...(await ofProducts(db, shown))] : []
}
