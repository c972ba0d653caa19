import type { OperatorGroup } from '@/lib/contract/operator/catalogue/group'
import { invalidateTurnedGroups } from '@/lib/server/catalogue/group/invalidate-turned'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { failNextTeam } from '@/lib/server/trade/team/fail-teams'
import { builders } from '../../fixtures/engine/builders'
import { groupBuying } from '../../fixtures/engine/groups'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { one, activity, team, statusOf, refundsOf, runJobs } = groupBuying(mall, make)

type Answer = OperatorGroup & { message?: string; list: OperatorGroup[]; total_count: number }
const call = async (token: string, method: string, path: string, params: object = {}, key?: string) =>
  (
    await mall.call<Answer>(
      method,
      path,
      { ...params },
      {
        token,
        headers: key ? { 'idempotency-key': key } : {},
      },
    )
  ).data
const input = (item_id: number, more = {}) => ({
  item_id,
  price: 8000,
  people: 3,
  hours: 24,
  store: 30,
  begin: mall.now(),
  end: mall.now() + 86_400,
  ...more,
})

describe('group-buying activities', () => {
  it('are in the navigation while one runs; the pages are dropped when that changes', async () => {
    await mall.empty()
    const { token } = await make.member({ role: 'operator' })
    const links = async () =>
      (await mall.call<{ navigation: { href: string }[] }>('GET', '/site/frame')).data.navigation.filter(
        ({ href }) => href === '/groups',
      )
    /** Whether all pages were invalidated since the last call. */
    const wasDropped = () => mall.dropped.splice(0).includes('site')
    const item = await make.goods({ price: 10_000, store: 9 })
    const [first, second, later] = [
      item,
      await make.goods({ price: 10_000, store: 9 }),
      await make.goods({ price: 10_000, store: 9 }),
    ]
    expect(await links()).toEqual([])
    const one = await call(token, 'POST', '/operator/groups', input(first))
    expect(wasDropped()).toBe(true)
    expect(await links()).toEqual([{ title: '拼团', href: '/groups' }])
    const two = await call(token, 'POST', '/operator/groups', input(second))
    await call(token, 'POST', '/operator/groups/close', { groups_activity_id: one.groups_activity_id })
    expect(wasDropped()).toBe(false)
    await call(token, 'POST', '/operator/groups/close', { groups_activity_id: two.groups_activity_id })
    expect(wasDropped()).toBe(true)
    expect(await links()).toEqual([])
    const begin = mall.now() + 60
    await call(token, 'POST', '/operator/groups', input(later, { begin, end: begin + 60 }))
    expect(wasDropped()).toBe(false)
    for (const isShown of [true, false]) {
      const since = mall.now()
      mall.travel(60)
      await invalidateTurnedGroups(mall, since, mall.now())
      expect(wasDropped()).toBe(true)
      expect(await links()).toHaveLength(isShown ? 1 : 0)
    }
  })

  it('stay where an operator has put their link', async () => {
    await mall.empty()
    const links = [{ title: '一起拼', href: '/groups' }]
    await mall.rows(`insert into settings (key, value, updated) values ('navigation', $1, 0)`, [
      JSON.stringify({ links }),
    ])
    await activity()
    expect((await mall.call('GET', '/site/frame')).data).toMatchObject({ navigation: links })
  })

  it('are created, sold and closed by an operator, each with an audit row', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const { token, userId } = await make.member({ role: 'operator' })
    const created = await call(token, 'POST', '/operator/groups', input(item), 'once')
    expect(created).toMatchObject({
      act_name: '3人团',
      item_id: item,
      act_price: 8000,
      price: 10_000,
      person_num: 3,
      limit_time: 24,
      store: 30,
      sold: 0,
      activity_status: 2,
      teams: { running: 0, succeeded: 0, failed: 0 },
    })
    expect(await call(token, 'POST', '/operator/groups', input(item), 'once')).toEqual(created)
    const { groups_activity_id: id } = created
    expect(mall.dropped).toEqual(expect.arrayContaining(['groups', `goods:${item}`]))
    const who = await one()
    const placed = await who.orderInGroup(item, id)
    expect(placed).toMatchObject({ total_fee: 8000 })
    await who.pay(placed.order_id)
    expect(await call(token, 'GET', '/operator/groups', { item_id: item })).toMatchObject({
      total_count: 1,
      list: [{ sold: 1, teams: { running: 1 } }],
    })
    const closing = { groups_activity_id: id, reason: '库存不足' }
    expect(await call(token, 'POST', '/operator/groups/close', closing)).toMatchObject({
      disabled: true,
      activity_status: 3,
      teams: { running: 0, succeeded: 0, failed: 1 },
    })
    expect(await call(token, 'POST', '/operator/groups/close', closing)).toMatchObject({
      message: '拼团活动已结束',
    })
    expect(await (await one()).orderInGroup(item, id)).toMatchObject({ message: '该活动已下架' })
    const rows = await mall.rows<{ event: string; reason: string; actor_id: string }>(
      `select event, reason, actor_id from audit_rows where subject = 'group' and subject_id = $1 order by audit_id`,
      [String(id)],
    )
    expect(rows).toEqual([
      { event: 'createGroup', reason: '', actor_id: String(userId) },
      { event: 'closeGroup', reason: '库存不足', actor_id: String(userId) },
    ])
  })

  it('end their running teams when they are closed: paid orders are refunded, unpaid ones cancelled', async () => {
    const { item, id, open } = await activity({ people: 3, hours: 720 })
    const { who: leader, order_id, team_id } = await open()
    const [joiner, late] = [await one(), await one()]
    const unpaid = await joiner.orderInGroup(item, id, team_id)
    const { token } = await make.member({ role: 'operator' })
    await call(token, 'POST', '/operator/groups/close', { groups_activity_id: id, reason: '价格设置错误' })
    expect(await team(team_id)).toMatchObject({ status: 3 })
    expect(await statusOf(leader, order_id)).toBe('CANCEL')
    expect(await statusOf(joiner, unpaid.order_id)).toBe('CANCEL')
    await runJobs()
    expect(await refundsOf(order_id)).toMatchObject([{ refundFee: 6000, refundStatus: 'SUCCESS' }])
    expect(await refundsOf(unpaid.order_id)).toEqual([])
    expect(await make.stockOf(item)).toEqual({ store: 50, sold: 0 })
    expect(await late.orderInGroup(item, id, team_id)).toMatchObject({ message: '该活动已下架' })
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })

  it('that were closed by a process that crashed end their teams with the next run of the job', async () => {
    const { id, open } = await activity({ people: 3, hours: 720 })
    const { who, order_id, team_id } = await open()
    await mall.rows('update group_activities set disabled = true where activity_id = $1', [id])
    expect(await failNextTeam(mall)).toBe(true)
    expect(await team(team_id)).toMatchObject({ status: 3 })
    expect(await statusOf(who, order_id)).toBe('CANCEL')
  })

  it('are closed while members open teams, join and pay: nothing waits and every payment is returned or delivered', async () => {
    const { item, id, open } = await activity({ people: 2, hours: 720 })
    const opened = await Promise.all([open(), open(), open()])
    const crowd = await Promise.all(opened.map(() => one()))
    const { token } = await make.member({ role: 'operator' })
    await Promise.all([
      ...crowd.map(async (who, at) => {
        const { order_id } = await who.orderInGroup(item, id, opened[at]?.team_id)
        if (order_id) await who.pay(order_id)
      }),
      call(token, 'POST', '/operator/groups/close', { groups_activity_id: id }),
      ...crowd.map(async () => (await one()).orderInGroup(item, id)),
    ])
    await runJobs()
    const running = 'select 1 from group_teams where activity_id = $1 and status = 1'
    expect(await mall.rows(running, [id])).toEqual([])
    const waiting = `select 1 from orders where order_class = 'groups' and order_status = 'WAIT_GROUPS_SUCCESS'`
    expect(await mall.rows(waiting)).toEqual([])
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })

  it('sell no team that could never fill', async () => {
    const { item, id, open } = await activity({ people: 3, store: 4 })
    const { team_id } = await open()
    await open()
    const who = await one()
    expect(await who.orderInGroup(item, id)).toMatchObject({
      message: '剩余商品不足以成团，请参加其他团或单独购买',
    })
    expect(await who.orderInGroup(item, id, team_id)).toMatchObject({ total_fee: 6000 })
  })

  it('are refused with a sentence', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const { token } = await make.member({ role: 'operator' })
    const now = mall.now()
    for (const [more, message] of [
      [{ item_id: 4040 }, '商品不存在'],
      [{ price: 10_000 }, '拼团价必须低于销售价'],
      [{ price: 0 }, '拼团价不正确'],
      [{ people: 1 }, '成团人数为2到100人'],
      [{ hours: 721 }, '成团时限为1到720小时'],
      [{ end: now }, '结束时间必须晚于开始时间'],
      [{ begin: now - 20, end: now - 10 }, '结束时间必须晚于当前时间'],
      [{ store: 0 }, '活动库存不正确'],
    ] as const)
      expect(await call(token, 'POST', '/operator/groups', input(item, more))).toMatchObject({ message })
    await call(token, 'POST', '/operator/groups', input(item))
    expect(await call(token, 'POST', '/operator/groups', input(item))).toMatchObject({
      message: '该商品在此时间段已有拼团活动',
    })
  })

  it.each([
    ['off the shelf', {}, { approveStatus: 'instock' }],
    ['only shown', {}, { approveStatus: 'only_show' }],
    ['of a SKU that is off the shelf', { approveStatus: 'instock' }, {}],
    ['of the points mall', {}, { pointsGoods: true }],
    ['a gift', {}, { isGift: true }],
    ['not approved', {}, { auditStatus: 'processing' }],
  ] as const)('sell nothing that cannot be ordered: %s', async (_, sku, goods) => {
    const item = await make.goods({ price: 10_000, store: 9, ...sku }, { ...goods })
    const { token } = await make.member({ role: 'operator' })
    expect(await call(token, 'POST', '/operator/groups', input(item))).toMatchObject({
      message: '商品不存在',
    })
  })

  it('of one SKU do not overlap, also when they are created at once', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const { token } = await make.member({ role: 'operator' })
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(token, 'POST', '/operator/groups', input(item))),
    )
    expect(answers.filter(({ groups_activity_id }) => groups_activity_id).length).toBe(1)
  })

  it('of other shops do not exist for a merchant', async () => {
    const [shopId, otherShop] = [await make.shop(), await make.shop()]
    const own = await make.goods({ price: 10_000, store: 9 }, { distributorId: shopId })
    const foreign = await activity({ distributorId: otherShop }, {}, { distributorId: otherShop })
    const { token } = await make.member({ role: 'merchant', shopId })
    expect(await call(token, 'POST', '/operator/groups', input(foreign.item))).toMatchObject({
      message: '商品不存在',
    })
    const created = await call(token, 'POST', '/operator/groups', input(own))
    expect(created).toMatchObject({ distributor_id: shopId })
    const list = await call(token, 'GET', '/operator/groups')
    expect(list.list.map(({ groups_activity_id }) => groups_activity_id)).toEqual([
      created.groups_activity_id,
    ])
    const closing = { groups_activity_id: foreign.id }
    expect(await call(token, 'POST', '/operator/groups/close', closing)).toMatchObject({
      message: '拼团活动不存在',
    })
  })

  it('are closed to shoppers', async () => {
    const { token } = await make.member()
    for (const [method, path] of [
      ['GET', '/operator/groups'],
      ['POST', '/operator/groups'],
      ['POST', '/operator/groups/close'],
    ] as const)
      expect((await mall.call(method, path, {}, { token })).status).toBe(401)
  })
})
