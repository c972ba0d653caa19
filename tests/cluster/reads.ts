import assert from 'node:assert/strict'
import { Agent } from 'node:http'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { plainProduct, setPrice, signIn, untilShown } from '../bench/lib/prices.ts'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { send } from '../fixtures/orders/send.ts'
import { addresses, type Cluster, until } from './cluster.ts'
import { type Buyers, metric, rate, readList, startMallOn } from './malls.ts'
import { Shoppers } from './shoppers.ts'

/** Reads of the catalogue on the standbys, and what happens while they are five seconds behind. */

/** The part of reads that standbys answered meanwhile. */
async function shareOfStandbys(url: string, work: () => Promise<unknown>): Promise<number> {
  const read = async () => ({
    standby: await metric(url, 'mall_db_reads_total{by="standby"}'),
    primary: await metric(url, 'mall_db_reads_total{by="primary"}'),
  })
  const before = await read()
  await work()
  const after = await read()
  const standby = after.standby - before.standby
  return standby / (standby + after.primary - before.primary)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A member sees an order the moment it is answered. */
async function seesOwnOrder(url: string, token: string, itemId: number): Promise<boolean> {
  const agent = new Agent()
  const { cart_type: _, ...form } = Object.fromEntries(new URLSearchParams(orderForm))
  const params = { ...form, items: [{ item_id: itemId, num: 1 }] }
  const placed = await send(agent, url, { token, method: 'POST', path: '/order_new', params })
  const query = { order_type: 'normal', page: 1, pageSize: 50 }
  const listed = await send(agent, url, { token, method: 'GET', path: '/orders', params: query })
  const list = (listed?.data.list ?? []) as { order_id: string }[]
  return list.some(({ order_id }) => order_id === placed?.data.order_id)
}

export async function readsOnStandbys(
  context: TestContext,
  cluster: Cluster,
  { tokens, itemIds }: Buyers,
): Promise<void> {
  const env = { DATABASE_URL: addresses.hosts, DATABASE_READ_URL: addresses.hosts }
  const mall = await startMallOn(cluster, 'reads', env)
  const { url } = mall
  let number = 0
  const lists = (seconds: number) => rate({ seconds, width: 4 }, () => readList(url, number++))
  // Patroni takes back what is set at a standby itself.
  const setLag = async (delayOfCommits: string) => {
    const recovery_conf = { recovery_min_apply_delay: delayOfCommits }
    await cluster.configure({ postgresql: { recovery_conf } })
    const isSet = async () => {
      const rows = await Promise.all(
        cluster.machines.map((machine) =>
          machine.query<{ setting: string }>(
            `select setting from pg_settings where name = 'recovery_min_apply_delay' and pg_is_in_recovery()`,
          ),
        ),
      )
      return rows.flat().every(({ setting }) => setting === String(Number.parseInt(delayOfCommits) * 1000))
    }
    await until(`a lag of ${delayOfCommits}`, 30, isSet)
  }
  const shoppers = new Shoppers(url, tokens.slice(0, 2), itemIds)
  try {
    await until('reads on a standby', 20, async () => (await shareOfStandbys(url, () => lists(0.2))) > 0.9)
    const fresh = await shareOfStandbys(url, () => lists(8))
    context.diagnostic(`standbys answered ${percent(fresh)} of the catalogue's statements (at least 80 %)`)
    assert.ok(fresh >= 0.8)

    const [operator, itemId] = [await signIn(url, '13800138004'), await plainProduct(url)]
    await setLag('5s')
    await delay(2000)
    const late = await shareOfStandbys(url, () => lists(5))
    context.diagnostic(`five seconds behind: ${percent(late)}`)
    assert.ok(late < 0.05)
    for (const cents of [600_100, 600_200]) {
      await setPrice(url, operator, itemId, cents)
      const took = await untilShown(url, itemId, cents)
      context.diagnostic(`a changed price is shown after ${took.toFixed(0)} ms`)
      assert.ok(took < 3000)
      assert.ok(await seesOwnOrder(url, tokens[3] ?? '', itemIds[0] ?? 0), 'an order is not in the list')
    }
    await setLag('0s')
    await until('reads on a standby again', 30, async () => {
      return (await shareOfStandbys(url, () => lists(0.2))) > 0.9
    })
  } finally {
    await setLag('0s')
    await shoppers.stop()
    await mall.stop()
  }
}
