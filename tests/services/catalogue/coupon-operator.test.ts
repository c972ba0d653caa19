import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Operators add coupons, exchange coupons and packages (contract operator). */

const mall = testMall()
const make = builders(mall)

const refused = (message: string) => ({ message, status_code: 422 })
const term = { date_type: 'DATE_TYPE_FIX_TERM', fixed_term: 30 }
const cash = (more: object = {}) => ({
  card_type: 'cash',
  title: '换新券',
  reduce_cost: 5000,
  least_cost: 99_900,
  quantity: 2,
  ...term,
  ...more,
})
const gift = (item: number, more: object = {}) => ({
  card_type: 'new_gift',
  title: '电饭煲兑换券',
  quantity: 5,
  ...term,
  use_bound: 1,
  bound_ids: [item],
  lock_time: 48,
  ...more,
})

type Card = { card_id: number; get_num: number; quantity: number }

describe('coupons of operators', () => {
  it('are claimed by members under the terms that were set, until they are closed', async () => {
    const operator = await staff(mall, make)
    const card = await operator.call<Card>('POST', '/cards', cash())
    expect(card).toMatchObject({ title: '换新券', reduce_cost: 5000, get_num: 0, is_closed: false })
    expect(mall.dropped).toEqual(['coupons', `coupon:${card.card_id}`, 'goods-coupons:all'])
    const one = await buyer(mall, make)
    const claim = (who = one) => who.call('GET', '/user/receiveCard', { card_id: card.card_id })
    expect(await claim()).toHaveProperty('status.code')
    const { list } = await one.call<{ list: object[] }>('GET', '/user/getUserCardList', { status: 1 })
    expect(list).toMatchObject([{ title: '换新券', reduce_cost: 5000, least_cost: 99_900, valid: true }])
    expect(await operator.call('PUT', '/cards', { card_id: card.card_id, is_closed: true })).toMatchObject({
      is_closed: true,
      get_num: 1,
    })
    expect(await claim(await buyer(mall, make))).toHaveProperty('message')
    expect(
      await operator.call('PUT', '/cards', { card_id: card.card_id, quantity: 1, title: '旧券' }),
    ).toMatchObject({ quantity: 1, title: '旧券' })
    expect(await operator.call('GET', '/cards', { card_type: 'cash' })).toMatchObject({
      total_count: 1,
      list: [{ card_id: card.card_id }],
    })
    const events = await mall.rows<{ event: string }>(
      "select event from audit_rows where subject = 'card' order by audit_id",
    )
    expect(events.map(({ event }) => event)).toEqual(['addCard', 'editCard', 'editCard'])
  })

  it('drop the pages of the products in their range, and no other page of a product', async () => {
    const operator = await staff(mall, make)
    const [brand_id, other] = await Promise.all(
      ['云杉', '北辰'].map(
        async (brand_name) =>
          (await operator.call<{ brand_id: number }>('POST', '/brands', { brand_name })).brand_id,
      ),
    )
    const sku = { price: 9900, store: 3 }
    const one = await make.goods(sku, { brandId: brand_id })
    await make.goods(sku, { brandId: other })
    const shop = await make.shop({})
    const ofShop = await make.goods(sku, { distributorId: shop })
    const dropsOf = async (more: object) => {
      const before = mall.dropped.length
      await operator.call('POST', '/cards', cash(more))
      return mall.dropped.slice(before).filter((tag) => !tag.startsWith('coupon'))
    }
    expect(await dropsOf({ use_bound: 4, bound_ids: [brand_id] })).toEqual([`goods-coupons:${one}`])
    expect(await dropsOf({ use_bound: 1, bound_ids: [one] })).toEqual([`goods-coupons:${one}`])
    expect(await dropsOf({ distributor_id: shop })).toEqual([`goods-coupons:${ofShop}`])
    expect(await dropsOf({ use_bound: 5, bound_ids: [one] })).toEqual(['goods-coupons:all'])
  })

  it('drop nothing while nobody sees them', async () => {
    const operator = await staff(mall, make)
    const before = mall.dropped.length
    const { card_id } = await operator.call<Card>('POST', '/cards', cash({ receive: false }))
    await operator.call('PUT', '/cards', { card_id, title: '礼包券' })
    expect(mall.dropped).toHaveLength(before)
    await operator.call('PUT', '/cards', { card_id, receive: true })
    expect(mall.dropped).toContain(`coupon:${card_id}`)
  })

  it('exchange their product in a shop, when they are for one', async () => {
    const operator = await staff(mall, make)
    const shop = await make.shop({})
    const item = await make.goods({ price: 9900, store: 3 })
    const { card_id } = await operator.call<Card>('POST', '/cards', gift(item))
    const one = await buyer(mall, make)
    await one.call('GET', '/user/receiveCard', { card_id })
    const { list } = await one.call<{ list: { id: number; code: string }[] }>(
      'GET',
      '/user/getUserCardList',
      {},
    )
    const [coupon] = list
    const exchange = { user_card_id: coupon?.id, item_id: item, distributor_id: shop }
    expect(await one.call('POST', '/user/exchangeCard', exchange)).toEqual({ status: true })
    expect(await one.call('GET', '/user/exchangeCardInfo', { user_card_id: coupon?.id })).toMatchObject({
      item_info: { item_id: item },
      locked_until: mall.now() + 48 * 3600,
    })
  })

  it('come in packages, which members claim and grades give', async () => {
    const operator = await staff(mall, make)
    const first = await operator.call<Card>('POST', '/cards', cash({ receive: false, quantity: 10 }))
    const second = await operator.call<Card>('POST', '/cards', cash({ title: '满减券', quantity: 10 }))
    const cards = [
      { card_id: first.card_id, give_num: 2 },
      { card_id: second.card_id, give_num: 1 },
    ]
    const added = await operator.call<{ package_id: number }>('POST', '/cards/packages', {
      title: '换新礼包',
      cards: JSON.stringify(cards),
    })
    const one = await buyer(mall, make)
    expect(await one.call('GET', '/user/receiveCard', { card_id: first.card_id })).toHaveProperty('message')
    expect(await one.call('POST', '/user/receiveCardPackage', { package_id: added.package_id })).toEqual({
      status: true,
    })
    expect(await one.call('GET', '/user/getUserCardList', {})).toMatchObject({ total_count: 3 })
    expect(
      await operator.call('POST', '/cards/packages', { title: '礼包', cards: [cards[0], cards[0]] }),
    ).toEqual(refused('卡券包中的优惠券不能重复'))
    expect(
      await operator.call('POST', '/cards/packages', {
        title: '礼包',
        cards: [{ card_id: 99_999, give_num: 1 }],
      }),
    ).toEqual(refused('优惠券不存在'))
    expect(await operator.call('POST', '/cards/packages', { title: '礼包', cards: [] })).toMatchObject(
      refused('请选择卡券包中的优惠券'),
    )
  })

  it.each([
    [cash({ title: '' }), '请填写名称'],
    [cash({ reduce_cost: 0 }), '请填写减免金额'],
    [cash({ card_type: 'discount' }), '请填写折扣'],
    [cash({ fixed_term: 0 }), '请填写有效天数'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: 9, end_date: 9 }), '结束时间必须晚于开始时间'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: 9, end_date: 8 }), '结束时间必须晚于开始时间'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: 9 }), '有效期不正确'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: 9, end_date: -1 }), '有效期的结束时间不正确'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: -1, end_date: 9 }), '有效期的开始时间不正确'],
    [cash({ date_type: 'DATE_TYPE_FIX_TIME_RANGE', begin_date: 1, end_date: 9 }), '有效期已结束'],
    [cash({ use_bound: 1 }), '请选择适用范围'],
    [gift(1, { use_bound: 0 }), '请选择可兑换的商品'],
    [gift(1, { use_bound: 5 }), '请选择可兑换的商品'],
    [cash({ distributor_id: 99_999 }), '店铺不存在'],
    [cash({ quantity: 0 }), '请填写发行数量'],
  ])('are refused: %j', async (input, message) => {
    const operator = await staff(mall, make)
    const before = await operator.call('GET', '/cards')
    expect(await operator.call('POST', '/cards', input)).toMatchObject(refused(message))
    expect(await operator.call('GET', '/cards')).toEqual(before)
  })

  it('are never fewer than members hold, and belong to operators', async () => {
    const operator = await staff(mall, make)
    const { card_id } = await operator.call<Card>('POST', '/cards', cash())
    const people = [await buyer(mall, make), await buyer(mall, make)]
    for (const who of people) await who.call('GET', '/user/receiveCard', { card_id })
    expect(await operator.call('PUT', '/cards', { card_id, quantity: 1 })).toEqual(
      refused('发行数量不能少于已领取数量'),
    )
    expect(await operator.call('PUT', '/cards', { card_id: 99_999, title: '券' })).toEqual(
      refused('优惠券不存在'),
    )
    const [member] = people
    expect(await member?.call('POST', '/operator/cards', cash())).toHaveProperty('message')
  })
})
