import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Keywords, cursors and flags of lists at the desk that are none. */

const mall = testMall()
const make = builders(mall)

interface List {
  list: { goods_id: number }[]
  total_count: number
  next: string | null
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  for (const item_name of ['云杉三门冰箱', '临江洗衣机', '云杉空调'])
    await desk.call('POST', '/goods', { item_name, spec_items: [{ price: 100, store: 1, item_spec: [] }] })
})

const invalid = { message: '参数错误' }
const untouched = async () =>
  (await mall.rows<{ task_id: number }>('select task_id from desk_tasks')).length === 0

/** U+FFFD is what half a surrogate pair becomes in an address. */
const noWords = ['%', '_', '---', '！', "'", '\uFFFD', '%%_']

describe.each(noWords)('the keyword %j', (keyword) => {
  it('finds nothing in lists', async () => {
    const none = { list: [], total_count: 0 }
    expect(await desk.call('GET', '/goods', { keyword })).toMatchObject(none)
    expect(await desk.call('GET', '/goods', { keyword, state: 'off_sale' })).toMatchObject(none)
    for (const path of ['/shops', '/articles', '/brands', '/rates', '/search/synonyms', '/search/report'])
      expect([path, await desk.call('GET', path, { keyword, days: 7 })]).toMatchObject([path, none])
  })

  it('changes no products', async () => {
    for (const dry of [0, 1])
      expect(
        await desk.call('POST', '/goods/bulk', {
          filter: { state: 'off_sale', keyword },
          change: { kind: 'delete' },
          dry,
        }),
      ).toMatchObject({ message: '搜索词要有文字或数字' })
    expect(await untouched()).toBe(true)
  })
})

it.each(['\u200B', '   '])('a filter with the invisible keyword %j changes no products', async (keyword) => {
  const sent = { filter: { state: 'off_sale', keyword }, change: { kind: 'delete' } }
  expect(await desk.call('POST', '/goods/bulk', sent)).toMatchObject({ message: '搜索词要有文字或数字' })
  expect(await untouched()).toBe(true)
})

describe('a cursor', () => {
  it.each(['AAAA', '{"id":1}', '1_2', 'newest_1', 'newest_1_2_3', '-1', 'newest_1_x'])(
    '%s is refused in every list',
    async (after) => {
      for (const path of ['/goods', '/articles', '/audit', '/shops', '/tasks']) {
        if (path === '/articles' && after === '1_2') continue
        expect([path, await desk.call('GET', path, { after })]).toMatchObject([path, invalid])
      }
    },
  )

  it('of another sort is refused', async () => {
    const { next } = await desk.call<List>('GET', '/goods', { sort: 'newest', pageSize: 1 })
    expect(await desk.call('GET', '/goods', { sort: 'newest', after: next })).toHaveProperty('list')
    for (const sort of ['updated', 'sales', 'price_asc', 'price_desc'])
      expect(await desk.call('GET', '/goods', { sort, after: next })).toMatchObject(invalid)
  })

  it.each(['newest', 'updated', 'sales', 'price_asc', 'price_desc'])(
    'of the sort %s leads through all products once',
    async (sort) => {
      const seen: number[] = []
      for (let after: string | null | undefined; after !== null;) {
        const page: List = await desk.call<List>('GET', '/goods', {
          sort,
          pageSize: 1,
          ...(after && { after }),
        })
        seen.push(...page.list.map(({ goods_id }) => goods_id))
        after = page.next
      }
      expect(new Set(seen).size).toBe(3)
      expect(seen).toHaveLength(3)
    },
  )
})

describe('the flag dry', () => {
  const bulk = (dry: unknown) =>
    desk.call('POST', '/goods/bulk', { filter: { state: 'off_sale' }, change: { kind: 'delete' }, dry })

  it.each([true, 1, 'true', '1'])('%j only tells what would change', async (dry) => {
    expect(await bulk(dry)).toMatchObject({ changed: 3, task_id: null })
    expect(await untouched()).toBe(true)
  })

  it.each([false, 0, 'false', '0'])('%j changes', async (dry) => {
    expect(await bulk(dry)).toMatchObject({ task_id: expect.any(Number) as number })
  })

  it.each(['yes', 2, -1, 'TRUE'])('%j is refused', async (dry) => {
    expect(await bulk(dry)).toMatchObject(invalid)
    expect(await untouched()).toBe(true)
  })
})
