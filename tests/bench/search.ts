/** Response times of lists and search on PostgreSQL while the mall grows. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RunningServer } from '../fixtures/servers.ts'
import { startPostgres } from '../run/postgres.ts'
import { median } from './lib/compare.ts'
import { effort } from './lib/effort.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const secret = 'only for measurements, at least thirty-two characters'
/** Numbers of products, ascending; `BENCH_GOODS=1000,100000` selects others. */
const sizes = (process.env.BENCH_GOODS ?? effort('300,1000', '1000,100000,1000000')).split(',').map(Number)
const repeats = 31

/**
 * The calls. A page of a list has 18 products (spec 1 §9); the deep page is the 50th, or the last one of a small mall.
 */
const questions = {
  'keyword search': 'goods/items?keywords=变频冰箱&page=1&pageSize=18',
  'keyword search, rare': 'goods/items?keywords=竹影系列&page=1&pageSize=18',
  'category list, page 1': 'goods/items?category_id=101&page=1&pageSize=18',
  'category list, deep page': 'goods/items?category_id=101&pageSize=18&page=',
  'category list by price, page 1': 'goods/items?category_id=101&goodsSort=3&page=1&pageSize=18',
  'all products by price, page 1': 'goods/items?goodsSort=2&page=1&pageSize=18',
  'facet counts of a filtered list': 'goods/items?category_id=101&tag=国补&page=1&pageSize=18',
  'goods by id': 'goods/items/1001?',
} as const

async function grow(env: Record<string, string>, goods: number): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'seed', '--', '--goods', String(goods)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The mall could not be grown to ${goods} products.`)
}

const pageSize = 18
const deepPage = 50

/** The URL of a call on this server. */
async function urlOf(mall: RunningServer, question: string): Promise<string> {
  const base = `${mall.url}/api/h5app/wxapp/${question}`
  if (!question.endsWith('page=')) return `${base}&company_id=1`
  const answer = await fetch(`${base}1&company_id=1`)
  const { data } = (await answer.json()) as { data: { total_count: number } }
  return `${base}${Math.min(deepPage, Math.ceil(data.total_count / pageSize))}&company_id=1`
}

/** Median milliseconds of equal calls, one after the other, after five to warm up. */
async function medianOf(mall: RunningServer, question: string): Promise<number> {
  const times: number[] = []
  const url = await urlOf(mall, question)
  for (let call = -5; call < repeats; call++) {
    const start = performance.now()
    const answer = await fetch(url)
    const { data } = (await answer.json()) as { data: { status_code?: number; message?: string } }
    if (data.status_code) throw new Error(`${question}: ${data.message}`)
    if (call >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

/** Files of the sitemap that are made on their first request of a day. */
const files = {
  'sitemap, first of a day': '/sitemap.xml',
  'its first products': '/sitemap/goods-1.xml',
  'its categories': '/sitemap/categories-1.xml',
  'its tags': '/sitemap/tags-1.xml',
} as const

/** Milliseconds of the first request for a file. */
async function firstOf(mall: RunningServer, path: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(mall.url + path)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return performance.now() - start
}

export const search: Bench = {
  name: 'search',
  subject: `lists and search on PostgreSQL with ${sizes.join(', ')} products, median of ${repeats} calls`,
  async run() {
    const postgres = await startPostgres()
    if (!postgres) throw new Error('PostgreSQL is not installed.')
    const env = { DATABASE_URL: postgres.url, MALL_SECRET: secret, MALL_DEMO: '1' }
    const measured = new Map<string, number[]>()
    const note = (what: string, time: number) => measured.set(what, [...(measured.get(what) ?? []), time])
    try {
      for (const size of sizes) {
        await grow(env, size)
        const mall = await startMeasured(env)
        try {
          for (const [what, path] of Object.entries(files)) note(what, await firstOf(mall, path))
          for (const [what, question] of Object.entries(questions)) note(what, await medianOf(mall, question))
        } finally {
          await mall.stop()
        }
      }
    } finally {
      await postgres.stop()
    }
    return [...measured].flatMap(([what, times]): Outcome[] => [
      ...times.map((value, index) => ({ what: `${what}, ${sizes[index]} products`, value, unit: 'ms' })),
      {
        what: `${what}: growth`,
        value: (times.at(-1) ?? 0) / (times[0] ?? 1),
        unit: '×',
        target: 3,
        atMost: true,
      },
    ])
  },
}
