import { pagePatterns } from '@/lib/front/page-patterns'
import { RequestDurations } from '@/lib/front/request-durations'
import { Durations } from '@/lib/watch/durations'
import type { Engine, KeptCalls } from '@/lib/web/registry'
import { engineOf, type OpenDoor, openDoor, type OpenDoorOptions } from '../fixtures/front/open-door'

let door: OpenDoor
const open = async (options: OpenDoorOptions = {}) => (door = await openDoor(options))

const metrics = async () => (await door.request('/metrics')).text()
/** Number of requests by route and status. */
const counted = async () =>
  Object.fromEntries(
    [
      ...(await metrics()).matchAll(/^mall_request_seconds_count\{route="(.*?)",status="(.*?)"\} (\d+)$/gm),
    ].map(([, route, status, count]) => [`${route} ${status}`, Number(count)]),
  )

describe('the door', () => {
  afterEach(() => door.close())

  test('names calls as their engine does, and takes their status from the envelope', async () => {
    const answer: Engine['answer'] = async ({ url }) => ({
      status: 200,
      headers: [],
      body: '{}',
      route: 'cart.add',
      ...(url.includes('bad') && { outcome: 422 }),
      ...(url.includes('broken') && { outcome: 500 }),
    })
    await open({ engine: engineOf(answer) })
    for (const path of ['good', 'good', 'bad', 'broken']) await door.request(`/api/h5app/wxapp/${path}`)
    expect(await counted()).toEqual({ 'cart.add 2xx': 2, 'cart.add 4xx': 1, 'cart.add 5xx': 1 })
  })

  test('counts answers from the cache under the name of their call', async () => {
    const kept: KeptCalls = {
      keyOf: async () => 'goods.list {"page":1}',
      keep: async () => ({
        key: 'goods.list {"page":1}',
        headers: [],
        parts: ['{}'],
        recipe: null,
        tags: [],
        pictureOrigin: '',
        life: 60,
      }),
      overlay: async () => [],
    }
    const answer: Engine['answer'] = async () => ({
      status: 200,
      headers: [],
      body: '{}',
      route: 'goods.list',
    })
    await open({ engine: { ...engineOf(answer), kept } })
    for (let time = 0; time < 5; time++) await door.request('/api/h5app/wxapp/goods/items')
    expect(await counted()).toEqual({ 'goods.list 2xx': 5 })
  })

  test('names pages by their pattern, from the cache and rendered', async () => {
    await open()
    for (const path of ['/items/1', '/items/1', '/items/2', '/h5/items/2']) await door.request(path)
    expect(await counted()).toEqual({ '/items/[id] 2xx': 4 })
    expect(await metrics()).toMatch(/^mall_page_age_seconds_count [1-9]/m)
  })

  test('makes no series of 10,000 addresses that nobody knows', async () => {
    await open({ engine: engineOf(async () => ({ status: 200, headers: [], body: '{}', route: 'unknown' })) })
    const text = () => Math.random().toString(36).slice(2)
    const addresses = [
      () => `/${text()}`,
      () => `/${text()}/${text()}?${text()}=${text()}`,
      () => `/items/${text()}/${text()}`,
      () => `/api/h5app/wxapp/${text()}`,
      () => `/media/${text()}`,
      () => `/_next/static/${text()}`,
      () => `/%${text()}`,
      () => `/__proto__/${text()}`,
      () => `/constructor`,
    ]
    const ask = (index: number) =>
      door.request((addresses[index % addresses.length] ?? text)()).catch(() => null)
    for (let done = 0; done < 10_000; done += 100)
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => (await ask(done + index))?.body?.cancel()),
      )
    const routes = new Set(Object.keys(await counted()).map((key) => key.split(' ')[0]))
    expect([...routes].sort()).toEqual(expect.arrayContaining(['other', 'static', 'unknown']) as string[])
    expect(routes.size).toBeLessThanOrEqual(8)
  }, 120_000)
})

describe('patterns of pages', () => {
  const patternOf = pagePatterns([
    '/',
    '/items',
    '/items/[id]',
    '/items/[id]/reviews',
    '/edit/[...rest]',
    '/items/new',
  ])
  test.each([
    ['/', '/'],
    ['/items', '/items'],
    ['/items/5', '/items/[id]'],
    ['/items/new', '/items/new'],
    ['/items/new/reviews', '/items/[id]/reviews'],
    ['/items/5/reviews', '/items/[id]/reviews'],
    ['/items/5/other', 'other'],
    ['/edit/a/b/c', '/edit/[...rest]'],
    ['/nothing', 'other'],
    ['/__proto__', 'other'],
    ['', '/'],
  ])('%s is %s', (path, pattern) => {
    expect(patternOf(path)).toBe(pattern)
  })
})

describe('histograms', () => {
  test('count each value in the buckets of all bounds that it does not exceed', async () => {
    const metric = new Durations({ name: 'm', help: 'h', bounds: [1, 2] })
    const series = metric.series({ a: 'b' })
    for (const value of [0.5, 1, 1.5, 7]) series.observe(value)
    const { values } = await metric.get()
    expect(values).toEqual([
      { metricName: 'm_bucket', labels: { a: 'b', le: 1 }, value: 2 },
      { metricName: 'm_bucket', labels: { a: 'b', le: 2 }, value: 3 },
      { metricName: 'm_bucket', labels: { a: 'b', le: '+Inf' }, value: 4 },
      { metricName: 'm_sum', labels: { a: 'b' }, value: 10 },
      { metricName: 'm_count', labels: { a: 'b' }, value: 4 },
    ])
  })

  test('have a bounded number of routes, even if a mistake named them by address', async () => {
    const durations = new RequestDurations()
    for (let route = 0; route < 5000; route++) durations.observe(`/${route}`, 200, 0.01)
    const { values } = await durations.metric.get()
    const counts = values.filter(({ metricName }) => metricName.endsWith('_count'))
    expect(counts.length).toBeLessThanOrEqual(1501)
    expect(counts.find(({ labels }) => labels['route'] === 'other')?.value).toBe(3500)
  })
})
