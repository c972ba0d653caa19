import { eq } from 'drizzle-orm'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { groupTexts } from '@/lib/domain/group'
import * as tables from '@/lib/server/ground/db/schema'
import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { groupBuying } from '../../fixtures/engine/groups'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { one, activity, team, seen, statusOf, refundsOf, runJobs } = groupBuying(mall, make)
const hours = 3600

describe('a group order', () => {
  it('has the price of the group, without promotions, member price and coupons', async () => {
    const { item, id } = await activity()
    await make.marketing({ marketingType: 'full_minus', rules: [{ full: 100, minus: 500 }] })
    const who = await one()
    const coupon_discount = await make.userCard(who.userId, await make.card())
    expect(
      await who.preview({
        items: [{ item_id: item, num: 2 }],
        cart_type: undefined,
        order_type: 'normal_groups',
        bargain_id: id,
        coupon_discount,
      }),
    ).toMatchObject({
      total_fee: 12_000,
      coupon_discount: 0,
      promotion_discount: 0,
      order_class: 'groups',
      discount_info: [{ id, type: 'groups', info: '拼团', discount_fee: 0 }],
      items: [{ price: 6000, activity_price: 6000, activity_type: 'group', activity_id: id }],
    })
    expect(await who.orderItem(item, 1)).toMatchObject({ total_fee: 9500, team_id: null })
  })

  it('opens a team, waits for it, and goes on to delivery when the last seat is paid', async () => {
    const { item, id, sold } = await activity({ people: 3 })
    const [leader, second, third] = [await one(), await one(), await one()]
    const first = await leader.orderInGroup(item, id)
    expect(first).toMatchObject({ total_fee: 6000, order_type: 'normal_groups', team_id: expect.any(Number) })
    const team_id = first.team_id ?? 0
    expect(await second.orderInGroup(item, id, team_id)).toMatchObject({ message: groupTexts.unpaidTeam })
    const started = await leader.call<{ trade_info: { trade_id: string } }>('POST', '/payment', {
      order_id: first.order_id,
      pay_type: 'test',
    })
    const source = { trade_source_type: 'normal_groups' }
    expect(started).toMatchObject({ team_id, trade_info: source })
    // The return page of a phone uses it for its link to the team.
    const trade = { trade_id: started.trade_info.trade_id }
    expect(await leader.call('GET', '/trade/detail', trade)).toMatchObject(source)
    await leader.pay(first.order_id)
    expect((await leader.detail(first.order_id)).orderInfo).toMatchObject({
      order_class: 'groups',
      team_id,
      order_status: 'WAIT_GROUPS_SUCCESS',
      pay_status: 'PAYED',
      order_status_des: 'WAIT_GROUPS_SUCCESS',
      order_status_msg: '等待成团',
      can_apply_cancel: 0,
    })
    expect(await leader.cancel(first.order_id, '不想要了')).toMatchObject({
      message: '拼团订单完成之前不允许取消订单！',
    })
    const orders = [first.order_id]
    for (const who of [second, third]) {
      const { order_id } = await who.orderInGroup(item, id, team_id)
      expect(await statusOf(leader, first.order_id)).toBe('WAIT_GROUPS_SUCCESS')
      await who.pay(order_id)
      orders.push(order_id)
    }
    expect(await team(team_id)).toMatchObject({ status: 2, joined: 3, paid: 3 })
    expect(await statusOf(leader, first.order_id)).toBe('PAYED')
    expect(await statusOf(third, orders[2] ?? '')).toBe('PAYED')
    expect(await sold()).toBe(3)
    expect(await make.stockOf(item)).toEqual({ store: 47, sold: 3 })
    const events = await mall.rows<{ event: string }>(
      `select event from audit_rows where subject = 'order' and subject_id = $1 order by audit_id`,
      [first.order_id],
    )
    expect(events.map(({ event }) => event)).toEqual(['place', 'payGroup', 'completeGroup'])
  })

  it('paid by points alone takes its seat at once, and the points come back when the team fails', async () => {
    const value = {
      isOpenDeductPoint: 'true',
      isOpenMemberPoint: 'true',
      deduct_point: 1,
      deduct_proportion_limit: 100,
    }
    await mall.db.orm.insert(tables.settings).values({ key: 'point', value, updated: 0 })
    const { item, id } = await activity()
    const who = await buyer(mall, make, { point: 1000 })
    const placed = await who.orderInGroup(item, id, null, { pay_type: 'point', point_use: 60 })
    expect(placed).toMatchObject({ total_fee: 0, pay_type: 'localPay' })
    expect(await statusOf(who, placed.order_id)).toBe('WAIT_GROUPS_SUCCESS')
    mall.travel(25 * hours)
    await runJobs()
    mall.travel(-25 * hours)
    expect(await statusOf(who, placed.order_id)).toBe('CANCEL')
    expect(await refundsOf(placed.order_id)).toMatchObject([{ refundFee: 0, refundStatus: 'SUCCESS' }])
    const [{ point } = { point: 0 }] = await mall.rows<{ point: number }>(
      'select point from members where user_id = $1',
      [who.userId],
    )
    expect(Number(point)).toBe(1000)
    await mall.db.orm.delete(tables.settings).where(eq(tables.settings.key, 'point'))
  })

  it('is among the promotions of the preview', async () => {
    const { item, id } = await activity()
    const who = await one()
    const preview = await who.call<OrderPreview>('POST', '/getFreightFee', {
      items: [{ item_id: item, num: 1 }],
      order_type: 'normal_groups',
      bargain_id: id,
    })
    expect(preview.items_promotion).toMatchObject([
      { item_id: item, activity_id: id, activity_type: 'single_group', activity_tag: '拼团' },
    ])
  })

  it('is refused with the reason', async () => {
    const at = mall.now()
    const { item, id, open } = await activity({ limitNum: 1 })
    const { who: leader, team_id } = await open()
    const other = await activity()
    const who = await one()
    const order = (bargain_id: number, more = {}) => who.orderInGroup(item, bargain_id, null, more)
    const early = await activity({ beginTime: at + 10 })
    const over = await activity({ endTime: at })
    const closed = await activity({ disabled: true })
    expect(await who.orderItem(item, 1, { order_type: 'normal_groups' })).toMatchObject({
      message: groupTexts.missing,
    })
    for (const [made, message] of [
      [early, groupTexts.early],
      [over, groupTexts.over],
      [closed, groupTexts.closed],
    ] as const)
      expect(await who.orderInGroup(made.item, made.id)).toMatchObject({ message })
    expect(await order(4040)).toMatchObject({ message: groupTexts.closed })
    expect(await order(other.id)).toMatchObject({ message: groupTexts.otherItem })
    expect(await who.orderInGroup(item, id, 4040)).toMatchObject({ message: groupTexts.noTeam })
    expect(await who.orderInGroup(other.item, other.id, team_id)).toMatchObject({
      message: groupTexts.noTeam,
    })
    expect(await leader.orderInGroup(item, id, team_id)).toMatchObject({ message: groupTexts.ownTeam })
    expect(await leader.orderInGroup(item, id)).toMatchObject({ message: groupTexts.leads })
    expect(await order(id, { items: [{ item_id: item, num: 2 }] })).toMatchObject({ message: '每人限购1件' })
    const small = await activity({ store: 1 })
    expect(
      await who.orderInGroup(small.item, small.id, null, { items: [{ item_id: small.item, num: 2 }] }),
    ).toMatchObject({ message: groupTexts.tooFew })
    const rare = await activity({}, { store: 0 })
    expect(await who.orderInGroup(rare.item, rare.id)).toMatchObject({
      message: `商品${rare.item}商品库存不足`,
    })
  })

  it('gives its seat back when it is cancelled unpaid, and the member may join again', async () => {
    const { item, id, open, sold } = await activity()
    const { team_id } = await open()
    const [who, other] = [await one(), await one()]
    const { order_id } = await who.orderInGroup(item, id, team_id)
    expect(await who.orderInGroup(item, id, team_id)).toMatchObject({ message: groupTexts.joined })
    expect(await other.orderInGroup(item, id, team_id)).toMatchObject({ message: groupTexts.full })
    await who.cancel(order_id)
    expect(await team(team_id)).toMatchObject({ status: 1, joined: 1, paid: 1 })
    expect(await sold()).toBe(1)
    expect((await who.orderInGroup(item, id, team_id)).order_id).toEqual(expect.any(String))
  })

  it('of a leader who never pays ends the team', async () => {
    const { item, id, sold } = await activity()
    const who = await one()
    const { team_id } = await who.orderInGroup(item, id)
    mall.travel(901)
    await runJobs()
    expect(await team(team_id ?? 0)).toMatchObject({ status: 3, joined: 0, paid: 0 })
    expect(await sold()).toBe(0)
    expect((await who.orderInGroup(item, id)).team_id).toEqual(expect.any(Number))
    mall.travel(-901)
  })

  it('with a repeated key is placed once', async () => {
    const { item, id } = await activity()
    const who = await one()
    const answers = await Promise.all([1, 2, 3].map(() => who.orderInGroup(item, id, null, {}, 'one click')))
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
    expect(answers[0]?.team_id).toEqual(expect.any(Number))
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('a team whose time ends', () => {
  it('fails: paid orders are refunded in full, unpaid ones cancelled, everything comes back once', async () => {
    const { item, id, open, sold } = await activity({ people: 3, hours: 1 })
    const { who: leader, order_id, team_id } = await open()
    const joiner = await one()
    mall.travel(hours - 60)
    const unpaid = await joiner.orderInGroup(item, id, team_id)
    expect((await joiner.detail(unpaid.order_id)).orderInfo.auto_cancel_seconds).toBe(60)
    mall.travel(60)
    expect(await seen(team_id)).toMatchObject({ team_info: { team_status: 3, status: '拼团失败' } })
    await runJobs()
    await runJobs()
    expect(await team(team_id)).toMatchObject({ status: 3 })
    expect(await statusOf(leader, order_id)).toBe('CANCEL')
    expect(await statusOf(joiner, unpaid.order_id)).toBe('CANCEL')
    expect(await refundsOf(order_id)).toMatchObject([
      { refundType: 1, refundFee: 6000, refundStatus: 'SUCCESS' },
    ])
    expect(await refundsOf(unpaid.order_id)).toEqual([])
    expect((await leader.detail(order_id)).cancelData).toMatchObject({
      cancel_from: 'system',
      cancel_reason: '拼团失败',
      progress: 3,
      refund_status: 'SUCCESS',
    })
    expect(await sold()).toBe(0)
    expect(await make.stockOf(item)).toEqual({ store: 50, sold: 0 })
    mall.travel(-hours)
  })

  it('takes the payment that arrives before the job, and refunds the one that arrives after it', async () => {
    const { item, id, open } = await activity({ hours: 1 })
    const [filled, failed] = [await open(), await open()]
    const [early, late] = [await one(), await one()]
    const orders = [
      await early.orderInGroup(item, id, filled.team_id),
      await late.orderInGroup(item, id, failed.team_id),
    ]
    const start = (who: typeof early, order_id = '') =>
      who.call<{ trade_info: object }>('POST', '/payment', { order_id, pay_type: 'test' })
    const [first, second] = [await start(early, orders[0]?.order_id), await start(late, orders[1]?.order_id)]
    mall.travel(hours)
    await early.call('POST', '/payment/test/confirm', { ...first.trade_info })
    expect(await team(filled.team_id)).toMatchObject({ status: 2 })
    await runJobs()
    expect(await statusOf(early, orders[0]?.order_id ?? '')).toBe('PAYED')
    await late.call('POST', '/payment/test/confirm', { ...second.trade_info })
    await late.call('POST', '/payment/test/confirm', { ...second.trade_info })
    await runJobs()
    expect(await statusOf(late, orders[1]?.order_id ?? '')).toBe('CANCEL')
    expect(await refundsOf(orders[1]?.order_id ?? '')).toMatchObject([
      { refundType: 3, refundFee: 6000, refundStatus: 'SUCCESS' },
    ])
    mall.travel(-hours)
  })

  it('after success keeps its orders, and a cancelled one leaves the team as it is', async () => {
    const { item, id, open, sold } = await activity({ hours: 1 })
    const { who: leader, order_id, team_id } = await open()
    const who = await one()
    const joined = await who.orderInGroup(item, id, team_id)
    await who.pay(joined.order_id)
    mall.travel(2 * hours)
    await runJobs()
    expect(await statusOf(leader, order_id)).toBe('PAYED')
    await leader.cancel(order_id, '不想要了')
    await approveCancel(mall, order_id, { kind: 'operator', id: 1 })
    expect(await team(team_id)).toMatchObject({ status: 2, joined: 2, paid: 2 })
    expect(await sold()).toBe(1)
    expect(await seen(team_id)).toMatchObject({
      team_info: { team_status: 2 },
      member_list: { total_count: 2 },
    })
    mall.travel(-2 * hours)
  })
})

describe('what members see', () => {
  it('is the running activities with price, people, rest and countdown', async () => {
    await mall.empty()
    const at = mall.now()
    const { item, id, open } = await activity({ endTime: at + 600 })
    await activity({ beginTime: at + 60 })
    await activity({ disabled: true })
    await activity({}, {}, { approveStatus: 'instock' })
    await activity({}, {}, { staffGoods: true })
    await open()
    const read = async (params = {}) => (await mall.call('GET', '/promotions/groups', params)).data
    expect(await read({ group_goods_type: 'normal' })).toMatchObject({
      total_count: 1,
      list: [
        {
          groups_activity_id: id,
          item_id: item,
          act_price: 6000,
          price: 10_000,
          person_num: 2,
          store: 20,
          left_store: 19,
          last_seconds: 600,
          activity_status: 2,
          show_status: 'noend',
        },
      ],
    })
    expect(await read({ view: 1 })).toMatchObject({
      total_count: 1,
      list: [{ show_status: 'nostart', last_seconds: 60 }],
    })
    expect(await read({ view: 3 })).toMatchObject({ message: '参数错误' })
    expect(await read({ item_id: item })).toMatchObject({ total_count: 1 })
    expect(await read({ item_id: 999_999_999_999_999 })).toMatchObject({ total_count: 0 })
  })

  it('is a team with masked names, and only the own order', async () => {
    const { item, id, open } = await activity({ people: 3 })
    const leader = await one()
    await mall.rows(`update members set username = '林知夏', avatar = '/media/a.png' where user_id = $1`, [
      leader.userId,
    ])
    const { order_id, team_id } = await open(leader)
    const guest = await seen(team_id)
    expect(guest).toMatchObject({
      team_info: {
        join_person_num: 1,
        person_num: 3,
        left_seats: 2,
        missing_num: 2,
        last_seconds: 24 * hours,
      },
      activity_info: { groups_activity_id: id, itemId: item },
      member_list: { total_count: 1, list: [{ username: '林*夏', avatar: '/media/a.png', is_leader: true }] },
      is_member: false,
      is_leader: false,
      order_id: '',
      join_problem: '',
    })
    expect(JSON.stringify(guest)).not.toContain(order_id)
    expect(JSON.stringify(guest)).not.toContain('林知夏')
    const stranger = await one()
    expect(await seen(team_id, stranger.token)).toEqual(guest)
    expect(await seen(team_id, leader.token)).toMatchObject({
      is_member: true,
      is_leader: true,
      order_id,
      join_problem: groupTexts.ownTeam,
    })
    for (const unknown of [4040, 999_999_999_999_999]) expect(await seen(unknown)).toEqual([])
    const teams = await mall.call<{ list: object[] }>('GET', `/promotions/groups/${id}/teams`)
    expect(teams.data).toMatchObject({
      total_count: 1,
      list: [{ team_id, missing_num: 2, member_info: { username: '林*夏' } }],
    })
  })

  it('offers to open a team only while one piece for each member is left, and to join until the last', async () => {
    const { item, id, open } = await activity({ people: 2, store: 3 })
    const goodsName = (
      await mall.rows<{ name: string }>(
        'select g.item_name as name from goods g join skus s on s.goods_id = g.goods_id where s.item_id = $1',
        [item],
      )
    )[0]?.name
    const offered = async () => {
      const [listed, teams] = await Promise.all([
        mall.call<{ list: { can_open: boolean }[] }>('GET', '/promotions/groups', {
          view: 2,
          item_id: item,
          keywords: goodsName,
        }),
        mall.call<{ list: object[]; can_open: boolean; left_store: number }>(
          'GET',
          `/promotions/groups/${id}/teams`,
        ),
      ])
      left = teams.data.left_store
      return [listed.data.list[0]?.can_open, teams.data.can_open, teams.data.list.length]
    }
    let left = -1
    expect(await offered()).toEqual([true, true, 0])
    // Pieces of the activity, not of the SKU.
    expect(left).toBe(3)
    const { team_id } = await open()
    expect(await offered()).toEqual([true, true, 1])
    await open()
    // One piece is left: it fills one of the two teams.
    expect(await offered()).toEqual([false, false, 2])
    expect(await (await one()).orderInGroup(item, id)).toMatchObject({ message: groupTexts.tooFew })
    const last = await one()
    await last.pay((await last.orderInGroup(item, id, team_id)).order_id)
    expect(await team(team_id)).toMatchObject({ status: 2 })
    expect(await offered()).toEqual([false, false, 1])
    expect(left).toBe(0)
  })

  it('opens no team that the stock of the SKU cannot fill, and says so', async () => {
    const { item, id, open } = await activity({ people: 3 }, { store: 4 })
    const offer = async () =>
      (await mall.call<{ can_open: boolean; left_store: number }>('GET', `/promotions/groups/${id}/teams`))
        .data
    const problem = async (teamId: number) => (await seen(teamId)).join_problem
    const { team_id } = await open()
    expect(await offer()).toMatchObject({ can_open: true, left_store: 3 })
    expect(await problem(team_id)).toBe('')
    // Others buy the SKU alone.
    await (await one()).orderItem(item, 1)
    expect(await offer()).toMatchObject({ can_open: false, left_store: 2 })
    expect(await (await one()).orderInGroup(item, id)).toMatchObject({ message: groupTexts.tooFew })
    expect(await problem(team_id)).toBe('')
    // Two pieces for two seats: one order cannot take both.
    const greedy = await (await one()).orderInGroup(item, id, team_id, { items: [{ item_id: item, num: 2 }] })
    expect(greedy).toMatchObject({ message: groupTexts.tooMany })
    const alone = await one()
    const { order_id } = await alone.orderItem(item, 1)
    expect(await problem(team_id)).toBe(groupTexts.tooFew)
    expect(await (await one()).orderInGroup(item, id, team_id)).toMatchObject({ message: groupTexts.tooFew })
    // A piece is returned, and the team can be completed again.
    await alone.cancel(order_id)
    for (const who of [await one(), await one()])
      await who.pay((await who.orderInGroup(item, id, team_id)).order_id)
    expect(await team(team_id)).toMatchObject({ status: 2 })
    expect(await make.stockOf(item)).toEqual({ store: 0, sold: 4 })
  })

  it("is the own teams by status, and nobody else's", async () => {
    const { item, id, open } = await activity({ hours: 1 })
    const [who, other] = [await one(), await one()]
    const first = await open(who)
    const own = async (team_status: number, token = who.token) =>
      (await mall.call<{ list: { team_id: number }[] }>('GET', '/groupOrders', { team_status }, { token }))
        .data
    expect(await own(1)).toMatchObject({
      total_count: 1,
      list: [
        { team_id: first.team_id, order_id: first.order_id, is_leader: true, is_paid: 1, team_status: 1 },
      ],
    })
    expect(await own(0, other.token)).toMatchObject({ total_count: 0, list: [] })
    expect(await mall.call('GET', '/groupOrders', {})).toMatchObject({ status: 401 })
    const joined = await other.orderInGroup(item, id, first.team_id)
    await other.pay(joined.order_id)
    expect(await own(2)).toMatchObject({ total_count: 1 })
    expect(await own(2, other.token)).toMatchObject({
      list: [{ order_id: joined.order_id, is_leader: false }],
    })
    const second = await open(who)
    mall.travel(hours)
    expect(await own(1)).toMatchObject({ total_count: 0 })
    expect(await own(3)).toMatchObject({ list: [{ team_id: second.team_id, team_status: 3 }] })
    mall.travel(-hours)
  })

  it('is the running activity and its open teams on the page of a product', async () => {
    const { item, id, open } = await activity({ endTime: mall.now() + 600 })
    const { team_id } = await open()
    const detail = async () => (await mall.call('GET', `/goods/items/${item}`)).data
    expect(await detail()).toMatchObject({
      activity_type: 'group',
      price: 10_000,
      activity_info: {
        groups_activity_id: id,
        act_price: 6000,
        person_num: 2,
        price: 10_000,
        last_seconds: 600,
      },
      groups_list: [{ team_id, missing_num: 1, member_info: { is_leader: true } }],
    })
    mall.travel(600)
    expect(await detail()).toMatchObject({ activity_type: 'normal' })
    mall.travel(-600)
    await make.sale({ itemId: item, activityPrice: 7000, activityStore: 5 })
    expect(await detail()).toMatchObject({ activity_type: 'limited_time_sale', act_price: 7000 })
  })

  it('is a label on the card of the product, whose price stays that of buying alone', async () => {
    const { item, id } = await activity()
    const params = { 'item_id[0]': item, page: 1, pageSize: 1 }
    const [card] = (await mall.call<{ list: Record<string, unknown>[] }>('GET', '/goods/items', params)).data
      .list
    expect(card).toMatchObject({
      price: 10_000,
      promotion_activity: [
        { promotion_id: id, tag_type: 'single_group', promotion_tag: '拼团', activity_price: 6000 },
      ],
    })
    expect(card).not.toHaveProperty('activity_price')
  })
})
