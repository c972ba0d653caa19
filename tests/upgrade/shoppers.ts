import { setTimeout as delay } from 'node:timers/promises'
import { buyAs, signIn } from '../release/smoke.ts'

/** Shoppers who read and buy until they are told to leave. */

const api = '/api/h5app/wxapp'
const words = ['空调', '冰箱', '洗衣机', '手机', '电视', '热水器', '扫地', '水壶']

/** Pages from the cache, pages of the moment, and calls that no cache answers. */
const paths = (turn: number): string[] => [
  '/',
  `/items/${1001 + (turn % 40)}`,
  `/items?keyword=${encodeURIComponent(words[turn % words.length] ?? '')}&page=${1 + (turn % 3)}`,
  `${api}/goods/items?company_id=1&page=${1 + (turn % 9)}&pageSize=20`,
  `${api}/goods/items/${1001 + (turn % 60)}?company_id=1`,
]
const ownPaths = [`${api}/member?company_id=1`, `${api}/cart/list?company_id=1`, `${api}/orders?company_id=1`]

interface Load {
  requests: number
  orders: number
  failures: string[]
  /** Milliseconds of the slowest request since it was set to 0. */
  slowest: number
}

export interface Shoppers {
  load: Load
  leave: () => Promise<void>
}

/** Milliseconds that a request may take. */
const patience = 30_000

export async function sendShoppers(url: string, { readers = 4, buyers = 2 } = {}): Promise<Shoppers> {
  const token = await signIn(url, '13800138000')
  const load: Load = { requests: 0, orders: 0, failures: [], slowest: 0 }
  let isOpen = true

  const read = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    const began = performance.now()
    const problem = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(patience) }).then(
      async (response) => {
        const text = await response.text()
        if (response.status !== 200) return String(response.status)
        return path.startsWith(api) && /"status_code":[45]/.test(text) ? text.slice(0, 200) : ''
      },
      (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
    )
    load.requests++
    load.slowest = Math.max(load.slowest, performance.now() - began)
    if (problem) load.failures.push(`${path}: ${problem}`)
  }
  const reader = async (_: unknown, from: number): Promise<void> => {
    for (let turn = from * 17; isOpen; turn++) {
      for (const path of paths(turn)) await read(path)
      for (const path of ownPaths) await read(path, { authorization: `Bearer ${token}` })
    }
  }
  const buyer = async (): Promise<void> => {
    for (; isOpen; await delay(250)) {
      await buyAs(url, token).then(
        () => void load.orders++,
        (error: unknown) => void load.failures.push(`an order: ${String(error)}`),
      )
      // Product, order, payment, its confirmation, and the order again.
      load.requests += 5
    }
  }
  const all = [...Array.from({ length: readers }, reader), ...Array.from({ length: buyers }, buyer)]
  return {
    load,
    async leave() {
      isOpen = false
      await Promise.all(all)
    },
  }
}
