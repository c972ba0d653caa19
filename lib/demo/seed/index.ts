import 'server-only'
import { sql } from 'drizzle-orm'
import { indexGoods, writeSearchWords } from '@/lib/server/catalogue/search/index-goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { articleBatches } from './articles'
import { attributeBatches } from './attributes'
import { bankAccountBatches } from './bank-accounts'
import { advanceSequences, insertBatches, type Batch } from './batch'
import { cartOfferBatches } from './cart-offers'
import { categoryBatches } from './categories'
import { couponBatches } from './coupons'
import { employeeBatches } from './employees'
import { freightBatches } from './freight'
import { goodsBatches } from './goods'
import { groupBatches, takeGroupStock } from './groups'
import { memberOrderBatches } from './member-orders'
import { memberBatches, memberPriceBatches } from './members'
import { pageBatches } from './pages'
import { promotionBatches } from './promotions'
import { returnAddressBatches } from './return-addresses'
import { reviewBatches } from './reviews'
import { settingBatches } from './settings'
import { shopBatches } from './shops'
import { subsidyBatches } from './subsidies'

/** All rows of the demo mall. Referenced tables come before the tables that refer to them. */
async function demoBatches(now: number): Promise<Batch[]> {
  return [
    ...(await memberBatches(now)),
    ...shopBatches(now),
    ...returnAddressBatches(now),
    ...freightBatches(),
    ...categoryBatches(now),
    ...attributeBatches(now),
    ...goodsBatches(now),
    ...memberPriceBatches(),
    ...promotionBatches(now),
    ...cartOfferBatches(now),
    ...groupBatches(now),
    ...memberOrderBatches(now),
    ...employeeBatches(now),
    ...couponBatches(now),
    ...subsidyBatches(),
    ...articleBatches(now),
    ...reviewBatches(now),
    ...settingBatches(now),
    ...bankAccountBatches(),
    ...pageBatches(now),
  ]
}

const checkOccupied = statement(
  'demo_check_occupied',
  'select exists(select from goods) or exists(select from members) as occupied',
  { occupied: boolean },
)

const listGoodsIds = statement('demo_list_goods_ids', 'select goods_id as id from goods order by goods_id', {
  id: number,
})

async function isOccupied(db: Queries): Promise<boolean> {
  const [row] = await db.run(checkOccupied, [])
  return row?.occupied ?? false
}

/**
 * Creates the demo mall in one transaction. A mall that has products or members stays as it is; an advisory lock makes
 * that hold when several instances start together. The data is the same every time; only its times depend on
 * `mall.now()` (epoch seconds).
 * @returns whether it was created now
 */
export async function seedDemoMall(mall: Pick<Mall, 'db' | 'now'>): Promise<boolean> {
  return mall.db.unhurried.transaction(async (tx) => {
    await tx.orm.execute(sql`select pg_advisory_xact_lock(20261122)`)
    if (await isOccupied(tx)) return false
    const batches = await demoBatches(mall.now())
    await insertBatches(tx, batches)
    await advanceSequences(tx, batches)
    await takeGroupStock(tx)
    const ids = (await tx.run(listGoodsIds, [])).map(({ id }) => id)
    await indexGoods(tx, ids)
    await writeSearchWords(tx)
    return true
  })
}
