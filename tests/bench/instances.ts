/** Two instances on one PostgreSQL: how soon one shows a change made through the other, and a rolling restart. */
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { RunningServer } from '../fixtures/servers.ts'
import { startPostgres } from '../run/postgres.ts'
import { type Instance, startBalancer } from './lib/balancer.ts'
import { api } from './lib/demo-requests.ts'
import { effort } from './lib/effort.ts'
import { plainProduct, setPrice, signIn, untilShown } from './lib/prices.ts'
import { probeFor, quantile } from './lib/probe.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const secret = 'only for measurements, at least thirty-two characters'
const changes = Number(process.env.INSTANCE_CHANGES ?? effort(3, 60))

/** @param before called before each change */
async function freshness(a: string, b: string, before: () => Promise<unknown>): Promise<number[]> {
  const token = await signIn(a, '13800138004')
  const itemId = await plainProduct(a)
  const times: number[] = []
  for (let change = 0; change < changes; change++) {
    const cents = 500_000 + change * 100
    await (await fetch(`${b}/items/${itemId}`)).text()
    await before()
    await setPrice(a, token, itemId, cents)
    times.push(await untilShown(b, itemId, cents))
  }
  return times
}

const freshnessRows = (what: string, times: readonly number[]): Outcome[] => [
  { what: `${what}, p50`, value: quantile(times, 0.5), unit: 'ms' },
  { what: `${what}, p99`, value: quantile(times, 0.99), unit: 'ms', target: 1000, atMost: true },
]

/** Ends the connection on which an instance hears of drops. */
const cutListeners = (client: Client) =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`,
  )

/** Restarts the instances one after the other while visitors and a member go on. */
async function rollingRestart(servers: RunningServer[], env: Record<string, string>): Promise<Outcome[]> {
  const instances: Instance[] = servers.map(({ url }) => ({ url }))
  const balancer = await startBalancer(instances)
  try {
    const token = await signIn(balancer.url, '13800138000')
    const member = { authorization: `Bearer ${token}` }
    const probes = ['/', '/items/1001', '/items?keywords=冰箱', `${api}/member?company_id=1`].map((path) => ({
      what: path,
      next: () => ({ url: encodeURI(balancer.url + path), headers: member }),
    }))
    let isDone = false
    const restarts = async () => {
      await delay(2000)
      for (const [index, instance] of instances.entries()) {
        await servers[index]?.stop()
        const server = await startMeasured(env)
        servers[index] = server
        instance.url = server.url
        await delay(5000)
      }
      isDone = true
    }
    const restarted = restarts()
    const failures: number[] = []
    let requests = 0
    while (!isDone) {
      const results = await probeFor(probes, { seconds: 2, interval: 200, inTurn: true })
      for (const { times, failed } of results.values()) {
        failures.push(failed)
        requests += times.length + failed
      }
    }
    await restarted
    return [
      { what: 'rolling restart: requests', value: requests },
      {
        what: 'rolling restart: requests that failed',
        value: failures.reduce((sum, failed) => sum + failed, 0),
        target: 0,
        atMost: true,
      },
    ]
  } finally {
    await balancer.close()
  }
}

export const instances: Bench = {
  name: 'instances',
  subject:
    'two instances on one PostgreSQL: a change through one on the page of the other; a rolling restart',
  async run() {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('PostgreSQL is not installed.')
    // Longer than the balancer needs to notice that an instance stops, as the README recommends.
    const drain = { MALL_DRAIN_SECONDS: '5' }
    const env = { DATABASE_URL: postgres.url, MALL_SECRET: secret, MALL_DEMO: '1', ...drain }
    const servers: RunningServer[] = []
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    try {
      servers.push(await startMeasured(env), await startMeasured(env))
      await client.connect()
      const [a = '', b = ''] = servers.map(({ url }) => url)
      const quiet = await freshness(a, b, async () => undefined)
      const cut = await freshness(a, b, () => cutListeners(client))
      return [
        ...freshnessRows('a changed price on the other instance', quiet),
        ...freshnessRows('the same, its listener cut just before', cut),
        ...(await rollingRestart(servers, env)),
      ]
    } finally {
      await client.end().catch(() => undefined)
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  },
}
