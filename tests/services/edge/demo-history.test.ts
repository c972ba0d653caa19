import type { Order, OrderDetail } from '@/lib/contract/trade/order'
import { playHistory } from '@/lib/demo/history'
import { seedDemoMall } from '@/lib/demo/seed'
import { shopperIds } from '@/lib/demo/seed/members'
import { moveNextOfDemo } from '@/lib/server/edge/demo-staff/move-next'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

beforeAll(async () => {
  await seedDemoMall(mall)
  await playHistory(mall)
})

describe.each(['13800138000', '13800138001'])('the past of the demo shopper %s', (username) => {
  const read = async <T>(path: string, params: Record<string, unknown> = {}) => {
    const login = { username, password: 'Mall2026' }
    const { data } = await mall.call<{ token: string }>('POST', '/login', login)
    return (await mall.call<T>('GET', path, params, { token: data.token })).data
  }

  it('has an order in every state', async () => {
    const all = { page: 1, pageSize: 50, order_type: 'normal' }
    const { list } = await read<{ list: Order[] }>('/orders', all)
    const states = list.map(({ order_status_des: state, is_rate: rated }) => `${state} ${rated}`)
    expect(states.sort()).toEqual(
      [
        'CANCEL 0',
        'DONE 0',
        'DONE 0',
        // Reviewed, and completely refunded: both have nothing left to review.
        'DONE 1',
        'DONE 1',
        'NOTPAY 0',
        'PAYED 0',
        'PAYED_PENDING 0',
        'WAIT_BUYER_CONFIRM 0',
      ].sort(),
    )
  })

  it('has an order that stays 待发货 and one that stays 待自提, each with the reason', async () => {
    mall.env.demoStaff = true
    const all = { page: 1, pageSize: 50, order_type: 'normal' }
    const { list } = await read<{ list: Order[] }>('/orders', all)
    const kept: string[] = []
    for (const { order_id: id, order_status_des: state } of list) {
      const { demo_promise: promise } = await read<OrderDetail>(`/order/${id}`)
      if (promise) kept.push(`${state} ${'reason' in promise ? promise.reason : promise.action}`)
    }
    mall.env.demoStaff = false
    expect(kept.sort()).toEqual(['PAYED past', 'PAYED_PENDING pickup'])
  })

  it('has a return that runs and one that is paid back', async () => {
    const { list } = await read<{ list: { progress: number }[] }>('/aftersales', { page: 1, pageSize: 10 })
    expect(list.map(({ progress }) => Number(progress)).sort()).toEqual([1, 4])
  })

  it('has footprints, favourites, followed shops, movements of points and a coupon that ends within two days', async () => {
    const rows = async (from: string) =>
      (
        await mall.rows<{ n: number }>(
          `select count(*)::int as n from ${from} join members m using (user_id) where m.mobile = $1`,
          [username],
        )
      )[0]?.n ?? 0
    expect(await rows('browse_history')).toBeGreaterThanOrEqual(5)
    expect(await rows('goods_favourites')).toBeGreaterThanOrEqual(2)
    expect(await rows('shop_favourites')).toBe(2)
    expect(await rows('point_ledger')).toBeGreaterThanOrEqual(4)
    const soon = `(select * from user_cards where end_date between ${mall.now()} and ${mall.now() + 2 * 86_400}) c`
    expect(await rows(soon)).toBeGreaterThanOrEqual(1)
  })
})

it('every account that shops has one default address', async () => {
  const rows = await mall.rows<{ mobile: string; defaults: number }>(
    `select m.mobile, (count(*) filter (where a.is_def))::int as defaults
       from members m left join addresses a using (user_id)
      where m.user_id = any($1::int[]) group by m.mobile order by m.mobile`,
    [shopperIds],
  )
  expect(rows.map(({ mobile, defaults }) => `${mobile} ${defaults}`)).toEqual([
    '13800138000 1',
    '13800138001 1',
    '13800138002 1',
    '13800138006 1',
  ])
})

it('keeps its waiting orders waiting: the staff of the demo mall ships what is paid from now on', async () => {
  mall.travel(600)
  const staffed = { ...mall, env: { ...mall.env, demoStaff: true } }
  expect(await moveNextOfDemo(staffed)).toBe(false)
})

it('leaves nothing behind when it is interrupted', async () => {
  const broken = await openTestMall()
  await seedDemoMall(broken)
  await broken.rows(`update cards set quantity = get_num where title = '洗烘一体限时券'`)
  await expect(playHistory(broken)).rejects.toThrow('库存不足')
  expect(await broken.rows(`select 1 from orders where user_id in (1, 2)`)).toEqual([])
  await broken.close()
})

it('leaves books that balance and no notice for a phone', async () => {
  for (const row of await checkBooks(mall)) expect(row).toMatchObject({ ids: [] })
  expect(await mall.rows(`select topic from outbox where topic in ('sms', 'mail', 'webhook')`)).toEqual([])
})
