import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { addresses, type Cluster, until } from './cluster.ts'
import { startHaproxy, startNginx } from './fronts.ts'
import type { Machine } from './machine.ts'
import { type Buyers, portOf, startMallOn } from './malls.ts'
import { cutOff, hasNamespaces, plugIn } from './network.ts'
import { countLost, countOrders, Readers, Shoppers } from './shoppers.ts'

/** The primary ends in three ways while shoppers order at two malls and read cached pages through nginx. */

const pages = ['/', '/items', '/items/1001', '/items/1002']

interface Shop {
  malls: { name: string; url: string }[]
  front: string
  buyers: Buyers
  stop(): Promise<void>
}

/** Two malls that find the primary in the two ways there are, and nginx before both. */
export async function openShop(cluster: Cluster, buyers: Buyers): Promise<Shop> {
  const haproxy = await startHaproxy(cluster.folder)
  const malls = [
    {
      name: 'hosts in DATABASE_URL',
      server: await startMallOn(cluster, 'one', { DATABASE_URL: addresses.hosts }),
    },
    {
      name: 'through HAProxy',
      server: await startMallOn(cluster, 'two', { DATABASE_URL: addresses.haproxy }),
    },
  ]
  const nginx = await startNginx(
    cluster.folder,
    malls.map(({ server }) => portOf(server)),
  )
  return {
    malls: malls.map(({ name, server }) => ({ name, url: server.url })),
    front: nginx.url,
    buyers,
    async stop() {
      await nginx.stop()
      await Promise.all(malls.map(({ server }) => server.stop()))
      await haproxy.stop()
    },
  }
}

/** Both malls render every page, so that they have it. */
const warm = async (shop: Shop) => {
  for (const { url } of shop.malls)
    for (const page of pages) assert.equal((await fetch(url + page)).status, 200, `${url}${page}`)
}

/**
 * Shoppers and readers go on while `work` happens.
 * @param work returns the moment at which the primary ended
 */
async function underLoad(
  context: TestContext,
  cluster: Cluster,
  shop: Shop,
  limit: number,
  work: () => Promise<number>,
): Promise<Shoppers[]> {
  await warm(shop)
  const { tokens, itemIds } = shop.buyers
  const half = tokens.length / shop.malls.length
  const before = await countOrders(await cluster.primary())
  const shoppers = shop.malls.map(
    ({ url }, index) => new Shoppers(url, tokens.slice(index * half, (index + 1) * half), itemIds),
  )
  const readers = new Readers(pages.map((page) => shop.front + page))
  let endedAt = 0
  try {
    await delay(4000)
    endedAt = await work()
    const isBack = (one: Shoppers) => one.answered.filter(({ at }) => at > endedAt + 1000).length > 20
    await until('orders at both malls again', 90, () => shoppers.every(isBack))
  } finally {
    await Promise.all([...shoppers, readers].map((one) => one.stop()))
  }
  const primary = await cluster.machineOf('leader')
  const answered = shoppers.reduce((sum, one) => sum + one.answered.length, 0)
  const lost = await countLost(primary, shoppers)
  const doubled = (await countOrders(primary)) - before - answered
  for (const [index, one] of shoppers.entries()) {
    const seconds = one.secondsUntilBack(endedAt)
    context.diagnostic(
      `${shop.malls[index]?.name}: orders again after ${seconds.toFixed(1)} s (at most ${limit} s)`,
    )
    const said = [...one.refusals].map(([text, count]) => `${count} × ${text}`).join(', ')
    context.diagnostic(`  meanwhile: ${said || 'nothing'}`)
  }
  context.diagnostic(
    `${answered} answered orders, ${lost} lost, ${doubled} doubled; ${readers.answers} cached pages, ${readers.failures.length} failed`,
  )
  assert.deepEqual({ lost, doubled }, { lost: 0, doubled: 0 })
  assert.deepEqual(readers.failures, [])
  for (const one of shoppers) assert.ok(one.secondsUntilBack(endedAt) <= limit)
  return shoppers
}

export async function postgresKilled(context: TestContext, cluster: Cluster, shop: Shop): Promise<void> {
  const old = await cluster.primary()
  const work = async () => {
    await old.killPostgres()
    return performance.now()
  }
  try {
    await underLoad(context, cluster, shop, 15, work)
  } finally {
    await cluster.whole(120)
  }
}

async function bringBack(cluster: Cluster, machine: Machine): Promise<void> {
  if (hasNamespaces) await plugIn(machine.name)
  await machine.startEtcd()
  await machine.startPatroni()
  await cluster.whole(120)
}

async function lose(machine: Machine): Promise<number> {
  if (hasNamespaces) await cutOff(machine.name)
  await machine.kill()
  return performance.now()
}

export async function machineGone(context: TestContext, cluster: Cluster, shop: Shop): Promise<void> {
  const old = await cluster.primary()
  try {
    await underLoad(context, cluster, shop, 35, () => lose(old))
  } finally {
    await bringBack(cluster, old)
  }
}

/** Orders wait until Patroni has named the other standby. */
export async function standbyGone(context: TestContext, cluster: Cluster, shop: Shop): Promise<void> {
  const standby = await cluster.machineOf('sync_standby')
  try {
    await underLoad(context, cluster, shop, 20, () => lose(standby))
  } finally {
    await bringBack(cluster, standby)
  }
}

/** Nobody stops the old primary: it goes on beside the new one. */
export async function patroniKilled(context: TestContext, cluster: Cluster, shop: Shop): Promise<void> {
  const old = await cluster.primary()
  try {
    await underLoad(context, cluster, shop, 45, async () => {
      old.killPatroni()
      const killedAt = performance.now()
      await until('another primary', 40, async () => (await cluster.primaries()).length > 1)
      context.diagnostic(`another primary after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`)
      return killedAt
    })
    assert.equal(await old.isPrimary(), true, 'the old primary was expected to go on')
    const left = await old.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name like 'huanxin-mall%'`,
    )
    context.diagnostic(`${left[0]?.count} connections of malls at the old primary`)
  } finally {
    await old.startPatroni()
    await cluster.whole(120)
  }
}

/** The moments at which a machine said that it takes writes. */
function watchWrites(machine: Machine) {
  const seen: number[] = []
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      if (await machine.isPrimary()) seen.push(performance.now())
      await delay(100)
    }
  })()
  return { seen, stop: async () => ((isOver = true), running) }
}

export async function machineCutOff(context: TestContext, cluster: Cluster, shop: Shop): Promise<void> {
  if (!hasNamespaces) return context.skip('a partition needs network namespaces')
  const old = await cluster.primary()
  const others = cluster.machines.filter((machine) => machine !== old)
  await old.query('create table if not exists cut_off (n int)')
  const oldWrites = watchWrites(old)
  const newWrites = others.map(watchWrites)
  let confirmed = 0
  let cutAt = 0
  const work = async () => {
    await cutOff(old.name)
    cutAt = performance.now()
    // Somebody on the wrong side of the cut goes on writing.
    void (async () => {
      const client = await old.connect()
      for (let n = 0; n < 1000; n++) {
        await client.query('insert into cut_off values ($1)', [n])
        confirmed++
      }
    })().catch(() => undefined)
    return cutAt
  }
  let shoppers: Shoppers[] = []
  try {
    shoppers = await underLoad(context, cluster, shop, 35, work)
  } finally {
    await Promise.all([oldWrites, ...newWrites].map((one) => one.stop()))
    await plugIn(old.name)
    await cluster.whole(120)
  }
  const fencedAt = Math.max(...oldWrites.seen)
  const promotedAt = Math.min(...newWrites.flatMap(({ seen }) => seen))
  const seconds = (at: number) => `${((at - cutAt) / 1000).toFixed(1)} s`
  context.diagnostic(
    `the old primary took writes until ${seconds(fencedAt)}, the new one began after ${seconds(promotedAt)}`,
  )
  context.diagnostic(`${confirmed} writes confirmed by the machine that was cut off`)
  assert.ok(fencedAt < promotedAt, 'two machines took writes at the same time')
  assert.equal(confirmed, 0)
  const primaries = await cluster.primaries()
  const leader = await cluster.machineOf('leader')
  assert.deepEqual(
    primaries.map(({ name }) => name),
    [leader.name],
    await old.report(),
  )
  const [primary] = primaries
  assert.deepEqual(await primary?.query('select n from cut_off'), [])
  assert.equal(primary && (await countLost(primary, shoppers)), 0, 'lost after the machine was back')
}
