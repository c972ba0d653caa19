import { test } from 'node:test'
import { clocksApart } from './clocks.ts'
import { Cluster } from './cluster.ts'
import {
  machineCutOff,
  machineGone,
  openShop,
  patroniKilled,
  postgresKilled,
  standbyGone,
} from './failover.ts'
import { fillMall } from './malls.ts'
import { transactionPooler } from './pooler.ts'
import { readsOnStandbys } from './reads.ts'

/** `npm run test:cluster`. `CLUSTER_CASES` names some of them. */

const ofShop = {
  killed: ['the PostgreSQL of the primary is killed', postgresKilled],
  gone: ['the machine of the primary is gone', machineGone],
  standby: ['the machine of the synchronous standby is gone', standbyGone],
  cut: ['the machine of the primary is cut off', machineCutOff],
  patroni: ['Patroni of the primary is killed', patroniKilled],
} as const
const others = {
  reads: ['the catalogue is read on the standbys', readsOnStandbys],
  pooler: ['a pooler in transaction mode', transactionPooler],
  clocks: ['the clocks of two malls are apart', clocksApart],
} as const

const wanted = process.env.CLUSTER_CASES?.split(',')
const wantedOf = <Case>(cases: Record<string, Case>): Case[] =>
  Object.entries(cases).flatMap(([name, one]) => (wanted?.includes(name) === false ? [] : [one]))

void test('several machines', { timeout: 20 * 60_000 }, async (context) => {
  const cluster = await Cluster.make()
  try {
    const buyers = await fillMall(cluster)
    const casesOfShop = wantedOf(ofShop)
    const shop = casesOfShop.length > 0 ? await openShop(cluster, buyers) : undefined
    try {
      if (shop)
        for (const [name, run] of casesOfShop) await context.test(name, (one) => run(one, cluster, shop))
    } finally {
      await shop?.stop()
    }
    for (const [name, run] of wantedOf(others)) await context.test(name, (one) => run(one, cluster, buyers))
  } finally {
    await cluster.remove()
  }
})
