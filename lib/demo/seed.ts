import 'server-only'
import { sql } from 'drizzle-orm'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { indexGoods, writeSearchWords } from '@/lib/server/search/index-goods'
import { pageBatches } from './pages'
import { articleBatches } from './rows/articles'
import { attributeBatches } from './rows/attributes'
import { insertBatches, passSequences, type Batch } from './rows/batch'
import { categoryBatches } from './rows/categories'
import { couponBatches } from './rows/coupons'
import { freightBatches } from './rows/freight'
import { goodsBatches } from './rows/goods'
import { memberBatches, memberPriceBatches } from './rows/members'
import { promotionBatches } from './rows/promotions'
import { rateBatches } from './rows/rates'
import { settingBatches } from './rows/settings'
import { shopBatches } from './rows/shops'
import { subsidyBatches } from './rows/subsidies'

/** All rows of the demo mall, tables before those that refer to them. */
async function demoBatches(now: number): Promise<Batch[]> {
  return [
    ...(await memberBatches(now)),
    ...shopBatches(now),
    ...freightBatches(),
    ...categoryBatches(now),
    ...attributeBatches(now),
    ...goodsBatches(now),
    ...memberPriceBatches(),
    ...promotionBatches(now),
    ...couponBatches(now),
    ...subsidyBatches(),
    ...articleBatches(now),
    ...rateBatches(now),
    ...settingBatches(now),
    ...pageBatches(now),
  ]
}

const occupied = {
  name: 'mall_occupied',
  text: 'select exists(select from goods) or exists(select from members) as occupied',
}

const allGoods = { name: 'mall_all_goods', text: 'select goods_id as id from goods order by goods_id' }

async function isOccupied(db: Queries): Promise<boolean> {
  const [row] = await db.run<{ occupied: boolean }>(occupied, [])
  return row?.occupied ?? false
}

/**
 * Creates the demo mall (design §4) in one transaction. A mall that has goods or members is left as it is, also when
 * several instances start together. The same data every time; only moments count from `mall.now()`.
 */
export async function seedDemoMall(mall: Pick<Mall, 'db' | 'now'>): Promise<void> {
  await mall.db.unhurried.transaction(async (tx) => {
    await tx.orm.execute(sql`select pg_advisory_xact_lock(20261122)`)
    if (await isOccupied(tx)) return
    const batches = await demoBatches(mall.now())
    await insertBatches(tx, batches)
    await passSequences(tx, batches)
    await indexGoods(
      tx,
      (await tx.run<{ id: number }>(allGoods, [])).map(({ id }) => Number(id)),
    )
    await writeSearchWords(tx)
  })
}
