/** Placing orders through the HTTP door against the same SQL transaction sent directly, alternating in one run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderForm } from '../fixtures/order-form.ts'
import { startPostgres } from '../run/postgres.ts'
import { median } from './lib/compare.ts'
import { startMallWith } from './lib/processes.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startTalker } from './lib/talk.ts'

const buyers = 400
const rounds = 3
const width = 16
const secret = 'only for measuring, at least thirty-two characters'

/** Sends one POST form per token, `width` at a time; gives requests per second. Every answer must be an order. */
async function placeAll(url: string, tokens: string[], form: string, path = 'order_new'): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: width })
  const send = (token: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const call = request(
        `${url}/api/h5app/wxapp/${path}`,
        { method: 'POST', agent, headers },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => (text.includes('"status_code"') ? reject(new Error(text)) : resolve()))
        },
      )
      call.on('error', reject)
      call.end(form)
    })
  const queue = tokens[Symbol.iterator]()
  const start = performance.now()
  const worker = async () => {
    for (const token of queue) await send(token)
  }
  await Promise.all(Array.from({ length: width }, worker))
  agent.destroy()
  return tokens.length / ((performance.now() - start) / 1000)
}

async function measure(
  home: string,
  env: Record<string, string>,
  directEnv: Record<string, string>,
): Promise<Outcome[]> {
  const direct = await startTalker('tests/bench/lib/order-process.ts', { MALL_SECRET: secret, ...directEnv })
  // On a server both sides share the database; embedded, each has its own folder and the members must be made first.
  const shared = env.DATABASE_URL !== undefined
  if (!shared) {
    const maker = await startTalker('tests/bench/lib/order-process.ts', { MALL_SECRET: secret, ...env })
    await maker.ask('prepare', buyers)
    await maker.ask('fill')
    await maker.ask('close')
  }
  const { tokens, itemId } = await direct.ask<{ tokens: string[]; itemId: number }>('prepare', buyers)
  const mall = await startMallWith({ MALL_SECRET: secret, ...env })
  const addForm = `item_id=${itemId}&num=1&shop_type=distributor&cart_type=cart&distributor_id=0`
  try {
    const pairs: { http: number; direct: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      if (shared) await direct.ask('fill')
      else await placeAll(mall.url, tokens, addForm, 'cart')
      const http = await placeAll(mall.url, tokens, orderForm)
      await direct.ask('fill')
      const pair = { http, direct: await direct.ask<number>('direct', width) }
      // The first round warms both sides.
      if (round > 0) pairs.push(pair)
    }
    return [
      {
        what: `${home}: orders through HTTP`,
        value: median(pairs.map((pair) => pair.http)),
        unit: 'orders/s',
      },
      {
        what: `${home}: the same SQL directly`,
        value: median(pairs.map((pair) => pair.direct)),
        unit: 'orders/s',
      },
      { what: `${home}: ratio`, value: median(pairs.map((pair) => pair.http / pair.direct)), target: 0.4 },
    ]
  } finally {
    await mall.stop()
    await direct.ask('close')
  }
}

export const orders: Bench = {
  name: 'orders',
  subject: 'placing orders through the front door against the same SQL transaction sent directly',
  async run() {
    const outcomes: Outcome[] = []
    const postgres = await startPostgres()
    if (postgres) {
      const env = { DATABASE_URL: postgres.url, MALL_DEMO: '1', MALL_PAY_TEST: '1' }
      try {
        outcomes.push(...(await measure('PostgreSQL', env, env)))
      } finally {
        await postgres.stop()
      }
    }
    const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'mall-bench-'))))
    const [own = '', other = ''] = folders
    outcomes.push(...(await measure('PGlite', { MALL_DATA_DIR: own }, { MALL_DATA_DIR: other })))
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    return outcomes
  },
}
