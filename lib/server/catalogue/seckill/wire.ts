import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { seckillStatus } from '@/lib/domain/promotion'
import { describeActivity } from '@/lib/server/catalogue/promotion/describe-activity'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { seckillItems, SeckillRow } from './sql'

type ItemRow = RowOf<typeof seckillItems>

/**
 * An activity with its products (contract goods §14.2); products without a card are left out.
 * @param cards product cards by id
 * @param now epoch seconds
 */
export function wireActivity(
  row: SeckillRow,
  itemRows: readonly ItemRow[],
  cards: ReadonlyMap<number, GoodsListItem>,
  now: number,
): SeckillActivity {
  const activity = describeActivity({ ...row, status: seckillStatus(row, now) }, now)
  const { status, last_seconds } = activity
  const items = itemRows
    .filter((item) => item.seckillId === row.seckillId)
    .flatMap((item, sort) => {
      const card = cards.get(item.goodsId)
      if (!card) return []
      return {
        ...card,
        seckill_id: item.seckillId,
        item_title: card.item_name,
        item_pic: card.pics[0] ?? '',
        activity_price: item.activityPrice,
        activity_store: item.activityStore,
        sales_store: item.salesStore,
        limit_num: item.limitNum,
        is_show: true as const,
        sort,
        status,
        last_seconds,
      }
    })
  return { ...activity, items }
}
