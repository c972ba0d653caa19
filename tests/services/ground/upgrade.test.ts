import { readFile } from 'node:fs/promises'
import { migrate } from '@/lib/server/ground/db/migrate'
import { address } from '../../fixtures/engine/builders'
import { openDatabaseWith } from '../../fixtures/engine/databases'
import { handwrittenInventory, inventory } from '../../fixtures/engine/schema-inventory'
import { testMall } from '../../fixtures/engine/test-mall'

interface Definition {
  kind: string
  name: string
  definition: string
}

/** Conditions without parentheses: pg_dump writes `(a AND b) AND c` in a form that is read as `a AND b AND c`. */
const withoutParentheses = (rows: Definition[]) =>
  rows.map((row) => ({ ...row, definition: row.definition.replaceAll(/[()]/g, '') }))

describe('a database of version 1.0.0', () => {
  const mall = testMall({}, async () =>
    openDatabaseWith(await readFile('tests/fixtures/releases/1.0.0.sql', 'utf8')),
  )
  const created = testMall()
  let token: string

  beforeAll(async () => {
    await migrate(mall.db)
    token = await mall.tokenFor(1)
  })

  it('has the schema of a new database after the migrations: the same tables, functions and triggers', async () => {
    for (const [query, params] of [[inventory, ['public']], [handwrittenInventory]] as const) {
      const expected = await created.rows<Definition>(query, params?.slice())
      expect(expected.length).toBeGreaterThan(1000)
      const found = await mall.rows<Definition>(query, params?.slice())
      expect(withoutParentheses(found)).toEqual(withoutParentheses(expected))
    }
  })

  it('has run the same migrations as a new database', async () => {
    const applied = 'select name, digest from schema_migrations order by name'
    expect(await mall.rows(applied)).toEqual(await created.rows(applied))
  })

  it('shows its product', async () => {
    const { data } = await mall.call('GET', '/goods/items/1001')
    expect(data).toMatchObject({ item_name: '双开门冰箱 500升', price: 329_900, store: 7 })
    const list = await mall.call<{ list: unknown[] }>('GET', '/goods/items', {
      keywords: '冰箱',
      page: 1,
      pageSize: 10,
    })
    expect(list.data.list).toMatchObject([{ item_id: 1001 }])
  })

  it('shows the member with addresses and cart', async () => {
    const { data } = await mall.call('GET', '/member', {}, { token })
    expect(data).toMatchObject({ memberInfo: { username: '王小明', gradeInfo: { grade_name: '普通会员' } } })
    const addresses = await mall.call('GET', '/member/addresslist', {}, { token })
    expect(addresses.data).toMatchObject({ list: [{ username: '王小明', county: '西湖区' }] })
    const cart = await mall.call('GET', '/cart/list', {}, { token })
    expect(cart.data).toMatchObject({ valid_cart: [{ list: [{ item_id: 1001, num: 3 }] }] })
  })

  it('shows its orders, and the next one continues their numbers and the ledger of the stock', async () => {
    const [paid, unpaid] = ['5377888000000001', '5377888000010001']
    const { data } = await mall.call('GET', `/order/${paid}`, {}, { token })
    expect(data).toMatchObject({
      orderInfo: { order_status: 'PAYED', total_fee: 659_800, items: [{ item_id: 1001, num: 2 }] },
    })
    const items = [{ item_id: 1001, num: 1 }]
    const placed = await mall.call<{ order_id: string }>(
      'POST',
      '/order_new',
      { ...address, receipt_type: 'logistics', order_type: 'normal', distributor_id: 0, items },
      { token },
    )
    expect(placed.data.order_id).toBe('5377888000020001')
    const orders = await mall.call<{ list: { order_id: string }[] }>('GET', '/orders', {}, { token })
    expect(orders.data.list.map(({ order_id }) => order_id)).toEqual([placed.data.order_id, unpaid, paid])
    expect(
      await mall.rows(
        'select s.store, (select sum(num)::int from stock_ledger where item_id = 1001) as booked from skus s',
      ),
    ).toEqual([{ store: 6, booked: 6 }])
  })
})
