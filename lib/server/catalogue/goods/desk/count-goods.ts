import 'server-only'
import { recycleDays, type DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { isOffShelf, isOnSale, isPending, isReturned, isSoldOut } from './state-conditions'

/** Products of a list and of a state are counted up to this number. */
export const countLimit = 10_000

const limited = (condition: string) =>
  `(select count(*)::int from (select 1 from goods g where ${condition}
      and ($1::int is null or g.distributor_id = $1) limit ${countLimit}) found)`

const stateCounts = statement(
  'desk_goods_counts',
  `select ${limited(isOnSale)} as on_sale, ${limited(isSoldOut)} as sold_out, ${limited(isOffShelf)} as off_sale,
          ${limited(isPending)} as pending, ${limited(isReturned)} as returned,
          ${limited('g.deleted > $2::bigint')} as deleted`,
  { on_sale: number, sold_out: number, off_sale: number, pending: number, returned: number, deleted: number },
)

/** The numbers of products by state, each counted up to 10,000. @param now epoch seconds */
export const countDeskGoods = async (
  db: Queries,
  shopId: number | null,
  now: number,
): Promise<Record<DeskGoodsState, number>> =>
  only(await db.run(stateCounts, [shopId, now - recycleDays * daySeconds]), 'counting products by state')
