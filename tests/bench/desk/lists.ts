/** Lists of the desk on a large mall: how long their calls take, and a change of many products at once. */
import { startPostgres } from '../../run/postgres.ts'
import { readDemo } from '../lib/demo-requests.ts'
import { effort } from '../lib/effort.ts'
import { quantile } from '../lib/probe.ts'
import type { Outcome } from '../lib/registry.ts'
import { startMeasured } from '../lib/servers.ts'
import { rowText } from '../lib/table.ts'
import { DeskCalls } from './calls.ts'
import { bulkTag, growMall } from './large-mall.ts'

const secret = 'only for measurements, at least thirty-two characters'

export const skus = Number(process.env.DESK_SKUS ?? effort(20_000, 1_000_000))
const repeats = effort(5, 41)
/** Milliseconds of a call, p95. */
const target = 200
/** Seconds of a change of 100,000 products. */
const bulkTarget = 60

/** A mall that is no demo, with the same simulated services. */
const ownMall = { MALL_DEMO: '0', MALL_SMS: 'console', MALL_IDENTITY: 'embedded', MALL_PAY_TEST: '1' }

type Query = Record<string, string | number>
type Ask = [what: string, path: string, query: Query]

const states = ['on_sale', 'sold_out', 'off_sale', 'deleted']
const sorts = ['newest', 'updated', 'sales', 'price_asc', 'price_desc']
const day = 86_400

/** The lists with their filters, sorts and searches. */
async function questions(url: string, desk: DeskCalls): Promise<Ask[]> {
  const { categoryIds } = await readDemo(url)
  const { list: brands } = await desk.get<{ list: { brand_id: number; brand_name: string }[] }>(
    'operator/brands',
  )
  const { list: tags } = await desk.get<{ list: { tag_id: number }[] }>('operator/goods/tags')
  const [category = 0, brand, tag] = [categoryIds[0], brands[0], tags[0]]
  const now = Math.floor(Date.now() / 1000)
  const goods = (what: string, query: Query): Ask => [`products: ${what}`, 'operator/goods', query]
  const audit = (what: string, query: Query): Ask => [`audit: ${what}`, 'operator/audit', query]
  const orders = (what: string, query: Query): Ask => [`orders: ${what}`, 'operator/orders', query]
  return [
    ...[{}, ...states.map((state) => ({ state }))].flatMap((state) =>
      sorts.map((sort) => goods(`${'state' in state ? state.state : 'all'}, ${sort}`, { ...state, sort })),
    ),
    ['products: numbers of the states', 'operator/goods/count', {}],
    goods('category', { category_id: category }),
    goods('last category by price', { category_id: categoryIds.at(-1) ?? 0, sort: 'price_asc' }),
    goods('brand by sales', { brand_id: brand?.brand_id ?? 0, sort: 'sales' }),
    goods('tag, off shelf', { tag_id: tag?.tag_id ?? 0, state: 'off_sale' }),
    goods('shop', { distributor_id: 1 }),
    goods('keyword of many', { keyword: '系列' }),
    goods('keyword of some, by price', { keyword: '竹影系列', sort: 'price_desc' }),
    goods('keyword of two words', { keyword: `冰箱 云享系列` }),
    goods('keyword of none', { keyword: '没有这个商品' }),
    goods('number', { keyword: 'HX10000777' }),
    goods('part of a number', { keyword: 'HX100007' }),
    goods('barcode', { keyword: '6910000778' }),
    goods('keyword off shelf', { keyword: '云享系列', state: 'off_sale' }),
    goods('keyword, deleted', { keyword: '星曜系列', state: 'deleted' }),
    goods('keyword, sold out, brand', { keyword: '系列', state: 'sold_out', brand_id: brand?.brand_id ?? 0 }),
    ['attributes', 'operator/attributes', { attribute_type: 'item_params' }],
    audit('newest', {}),
    audit('a day long ago', { time_begin: now - 40 * day, time_end: now - 39 * day }),
    audit('until long ago', { time_end: now - 50 * day }),
    audit('a person', { operator_id: 1 }),
    audit('kind', { subject: 'goods' }),
    audit('event', { event: 'updateGoods' }),
    audit('keyword of none', { keyword: '没有这条记录' }),
    orders('newest', {}),
    orders('page 50', { page: 50 }),
    orders('state', { order_status: 'PAYED' }),
    orders('to ship, oldest first', { todo: 'wait_ship', order: 'oldest' }),
    orders('a day', { create_begin: now - 40 * day, create_end: now - 39 * day }),
    orders('receiver', { receiver_name: '没有这个人' }),
    orders('product name', { item_name: '冰箱' }),
    ['orders: numbers', 'operator/orders/count', {}],
    ['overview', 'operator/shop/overview', {}],
    ['shops', 'operator/shops', {}],
    ['articles', 'operator/articles', {}],
    ['articles: numbers', 'operator/articles/count', {}],
    ['reviews', 'operator/rates', {}],
    ['after-sales', 'operator/aftersales', {}],
    ['payments', 'operator/trades', {}],
    ['tasks', 'operator/tasks', {}],
  ]
}

async function timesOf(desk: DeskCalls, path: string, query: Query): Promise<number[]> {
  const times: number[] = []
  for (let call = -2; call < repeats; call++) {
    const start = performance.now()
    await desk.get(path, query)
    if (call >= 0) times.push(performance.now() - start)
  }
  return times
}

const show = (outcome: Outcome): Outcome => {
  console.log(`  ${rowText(outcome)}`)
  return outcome
}

/** Pages of a list, each from the cursor of the one before. */
async function nextPages(desk: DeskCalls, query: Query): Promise<number[]> {
  const times: number[] = []
  let after: string | null = ''
  for (let page = 0; page < repeats && after !== null; page++) {
    const start = performance.now()
    const answer: { next: string | null } = await desk.get('operator/goods', {
      ...query,
      ...(after && { after }),
    })
    times.push(performance.now() - start)
    after = answer.next
  }
  return times
}

async function measureBulk(desk: DeskCalls): Promise<Outcome[]> {
  const { list: tags } = await desk.get<{ list: { tag_id: number; tag_name: string }[] }>(
    'operator/goods/tags',
  )
  const tag = tags.find(({ tag_name }) => tag_name === bulkTag)?.tag_id
  const filter = { state: 'on_sale', tag_id: tag }
  const change = { kind: 'price', percent: 90 }
  const seconds = async <T>(work: () => Promise<T>) => {
    const start = performance.now()
    const result = await work()
    return { result, seconds: (performance.now() - start) / 1000 }
  }
  const preview = await seconds(() =>
    desk.post<{ changed: number }>('operator/goods/bulk', { filter, change, dry: 1 }),
  )
  const run = await seconds(async () => {
    const { task_id } = await desk.post<{ task_id: number }>('operator/goods/bulk', { filter, change })
    return desk.untilResting(task_id)
  })
  const { changed } = preview.result
  const undo = await seconds(async () => {
    await desk.change(run.result.task_id, 'undo')
    return desk.untilResting(run.result.task_id)
  })
  const atMost = (what: string, value: number, limit: number, unit: string) =>
    show({ what, value, unit, target: limit, atMost: true })
  return [
    show({ what: 'products of the change', value: changed }),
    atMost('its preview', preview.seconds * 1000, target, 'ms'),
    atMost('the change of 100,000', (run.seconds / changed) * 100_000, bulkTarget, 's'),
    atMost('products that were not changed', changed - (run.result.counts.change ?? 0), 0, ''),
    show({ what: 'undoing it', value: (undo.seconds / changed) * 100_000, unit: 's' }),
    atMost('products that were not undone', changed - (undo.result.counts.undone ?? 0), 0, ''),
  ]
}

/** Measures lists on PostgreSQL. */
export async function measureLists(): Promise<Outcome[]> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed.')
  const env = { DATABASE_URL: postgres.url, MALL_SECRET: secret, MALL_DEMO: '1' }
  const outcomes: Outcome[] = []
  try {
    const small = await startMeasured(env)
    await small.stop()
    await growMall(postgres.url, skus)
    // The jobs of the demo look for the orders of its members, who have ordered everything here.
    const mall = await startMeasured({ ...env, ...ownMall })
    try {
      const desk = await DeskCalls.signIn(mall.url)
      const row = (what: string, times: readonly number[]) =>
        outcomes.push(show({ what, value: quantile(times, 0.95), unit: 'ms', target, atMost: true }))
      for (const [what, path, query] of await questions(mall.url, desk))
        row(what, await timesOf(desk, path, query))
      for (const sort of sorts)
        row(`products: next pages, ${sort}`, await nextPages(desk, { sort, pageSize: 100 }))
      outcomes.push(...(await measureBulk(desk)))
    } finally {
      await mall.stop()
    }
  } finally {
    await postgres.stop()
  }
  return outcomes
}
