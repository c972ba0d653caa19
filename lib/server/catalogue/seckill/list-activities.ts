import 'server-only'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { listSeckills, oneSeckill, seckillItems, type SeckillRow } from './sql'
import { wireActivity } from './wire'

async function withItems(mall: Mall, rows: SeckillRow[], viewer: Viewer | null): Promise<SeckillActivity[]> {
  const now = mall.now()
  const itemRows = await mall.db.run(seckillItems, [
    rows.map((row) => row.seckillId),
    viewer?.isStaff ?? false,
  ])
  const cards = await loadCards(mall.db, [...new Set(itemRows.map((item) => item.goodsId))], viewer, now)
  const cardOf = new Map(cards.map((card) => [card.goods_id, card]))
  return rows.map((row) => wireActivity(row, itemRows, cardOf, now))
}

interface SeckillFilter {
  seckill_type?: SeckillActivity['seckill_type'] | undefined
  status?: 'notice' | 'valid' | '' | undefined
  page: number
  pageSize: number
}

/** A page of announced and running activities with their products (contract goods §14.2). */
export async function listActivities(mall: Mall, input: SeckillFilter, viewer: Viewer | null) {
  const rows = await mall.db.run(listSeckills, [
    mall.now(),
    input.seckill_type ?? '',
    input.status ?? '',
    ...limitAndOffset(input.page, input.pageSize),
  ])
  return { list: await withItems(mall, rows, viewer), total: rows[0]?.total ?? 0 }
}

/**
 * One activity with its products.
 * @throws MallError 秒杀活动已关闭
 */
export async function getActivity(
  mall: Mall,
  seckillId: number,
  viewer: Viewer | null,
): Promise<SeckillActivity> {
  const rows = await mall.db.run(oneSeckill, [seckillId])
  const [activity] = await withItems(mall, rows, viewer)
  if (!activity) throw new MallError(goodsMessages.seckillClosed)
  return activity
}
