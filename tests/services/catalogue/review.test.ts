import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { Rate, RateReply, RateStatistics } from '@/lib/contract/catalogue/review'
import { averageStar, goodPercent, levelCount, type StarCounts } from '@/lib/domain/content/review'
import { maskName } from '@/lib/domain/person/mask'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let member: { userId: number; token: string }
let goodsId: number

beforeEach(async () => {
  member = await make.member({ username: '林知夏' })
  goodsId = await make.goods({ price: 100, store: 5 })
})

interface RateList {
  list: Rate[]
  total_count: number
  count: number
  rate_statistics: RateStatistics
}

const call = async <T>(method: string, path: string, params?: Record<string, unknown>): Promise<T> =>
  (await mall.call<T>(method, path, params, { token: member.token })).data

const rates = (params: Record<string, unknown> = {}) =>
  call<RateList>('GET', '/order/rate/list', { item_id: goodsId, ...params })

const rate = async (values: Partial<typeof tables.rates.$inferInsert> = {}): Promise<number> => {
  mall.travel(1)
  const [row] = await mall.db.orm
    .insert(tables.rates)
    .values({ goodsId, itemId: goodsId, userId: 0, star: 5, content: '很好', created: mall.now(), ...values })
    .returning({ rateId: tables.rates.rateId })
  if (!row) throw new Error('no row')
  return row.rateId
}

/** A completed order of this member with the given SKUs. */
const order = async (itemIds: number[], orderStatus: 'DONE' | 'PAYED' = 'DONE'): Promise<string> => {
  const orderId = String(4_000_000_000_000_000 + mall.now() * 10 + (itemIds[0] ?? 0))
  const at = mall.now()
  await mall.db.orm.insert(tables.orders).values({
    orderId,
    userId: member.userId,
    orderStatus,
    payStatus: 'PAYED',
    deliveryStatus: 'DONE',
    zitiStatus: 'NOTZITI',
    cancelStatus: 'NO_APPLY_CANCEL',
    title: '订单',
    itemFee: 100,
    marketFee: 100,
    totalFee: 100,
    receiverName: '李明',
    receiverMobile: '13900002222',
    receiverState: '浙江省',
    receiverCity: '杭州市',
    receiverDistrict: '西湖区',
    receiverAddress: '文三路1号',
    createTime: at,
    updateTime: at,
    autoCancelTime: at,
  })
  await mall.db.orm.insert(tables.orderItems).values(
    itemIds.map((itemId) => ({
      orderId,
      itemId,
      goodsId: itemId,
      itemBn: 'X',
      itemName: '商品',
      itemSpecDesc: '颜色：白',
      pic: '',
      num: 1,
      price: 100,
      marketPrice: 100,
      itemFee: 100,
      totalFee: 100,
      discountFee: 0,
    })),
  )
  return orderId
}

describe("the member's own reviews", () => {
  it("are listed newest first with their products, hidden ones too, and nobody else's", async () => {
    const { userId } = member
    const other = await make.member()
    await rate({ userId, content: '第一条', orderId: '900', anonymous: true })
    await rate({ userId, content: '第二条', orderId: '901', disabled: true, ratePic: ['/a.webp'] })
    await rate({ userId: other.userId, content: '别人的' })
    await rate({ content: '导入的' })
    const own = await call<RateList>('GET', '/order/rate/mine')
    expect(own).toMatchObject({
      total_count: 2,
      list: [
        { content: '第二条', order_id: '901', disabled: 1, rate_pic: '/a.webp', item_name: `商品${goodsId}` },
        { content: '第一条', order_id: '900', anonymous: 1, user_id: userId },
      ],
    })
    expect(await call<RateList>('GET', '/order/rate/mine', { page: 2, pageSize: 1 })).toMatchObject({
      total_count: 2,
      list: [{ content: '第一条' }],
    })
    expect((await mall.call('GET', '/order/rate/mine')).status).toBe(401)
  })
})

describe('reviews of a product', () => {
  it('are listed newest first, page by page', async () => {
    const ids = [await rate(), await rate({ content: '不错' }), await rate({ content: '喜欢' })]
    const first = await rates({ page: 1, pageSize: 2 })
    expect(first.list.map(({ rate_id }) => rate_id)).toEqual([ids[2], ids[1]])
    expect(first).toMatchObject({ total_count: 3, count: 3 })
    expect((await rates({ page: 2, pageSize: 2 })).list.map(({ rate_id }) => rate_id)).toEqual([ids[0]])
    expect((await rates({ page: 9, pageSize: 2 })).total_count).toBe(3)
  })

  it('are counted and filtered by level and pictures', async () => {
    await rate({ star: 5, ratePic: ['/media/a.svg', '/media/b.svg'] })
    await rate({ star: 4 })
    await rate({ star: 3 })
    await rate({ star: 1, ratePic: ['/media/c.svg'] })
    await rate({ star: 1, disabled: true })
    const all = await rates()
    expect(all.rate_statistics).toEqual({
      total: 4,
      average: 3.3,
      good_percent: 50,
      good: 2,
      middle: 1,
      bad: 1,
      with_pictures: 2,
    })
    const found = await rates({ level: 'bad', has_pic: 1 })
    expect(found.total_count).toBe(1)
    expect(found.list[0]).toMatchObject({ star: 1, rate_pic: '/media/c.svg', rate_pic_num: 1 })
    expect(found.rate_statistics.total).toBe(4)
    expect(all.list.at(-1)).toMatchObject({ rate_pic: '/media/a.svg,/media/b.svg' })
    expect(all.list[1]).toMatchObject({ rate_pic: null, rate_pic_num: 0 })
  })

  it('of points orders are listed separately', async () => {
    await rate({ orderType: 'pointsmall' })
    expect((await rates()).total_count).toBe(0)
    expect((await rates({ order_type: 'pointsmall' })).total_count).toBe(1)
  })

  it('are an empty list for an unknown product and an error without a product', async () => {
    expect(await rates({ item_id: 99_999_999 })).toMatchObject({ list: [], total_count: 0 })
    expect(await call('GET', '/order/rate/list')).toEqual({ message: '商品ID异常', status_code: 400 })
  })

  it('hide anonymous authors, and show order and user id only to the author', async () => {
    const other = await make.member()
    await rate({ userId: other.userId, orderId: '77', username: '陈*岚', anonymous: true, avatar: '/a.svg' })
    const [shown] = (await rates()).list
    expect(shown).toMatchObject({ username: '匿名用户', avatar: '', order_id: '', user_id: 0, anonymous: 1 })
    member = other
    expect((await rates()).list[0]).toMatchObject({ order_id: '77', user_id: other.userId })
  })
})

describe('replies to a review', () => {
  const reply = (rateId: number, content: string) =>
    call<RateReply>('POST', '/order/replyRate', { rate_id: rateId, content })

  it('start with the shop’s; two come with the review, all with their own call', async () => {
    const rateId = await rate()
    for (const content of ['同问', '谢谢', '已解决']) {
      mall.travel(1)
      expect(await reply(rateId, ` ${content} `)).toMatchObject({ content, role: 'buyer', username: '林*夏' })
    }
    await mall.db.orm
      .insert(tables.rateReplies)
      .values({ rateId, role: 'seller', content: '感谢支持', username: '管理员回复', created: mall.now() })
    const shown = (await rates()).list[0]
    expect(shown?.is_reply).toBe(1)
    expect(shown?.reply).toMatchObject({ total_count: 4 })
    expect(shown?.reply.list.map(({ content }) => content)).toEqual(['感谢支持', '同问'])
    const all = await call<{ list: RateReply[]; total_count: number }>('GET', '/order/replyRate/list', {
      rate_id: rateId,
      pageSize: 3,
    })
    expect(all.list.map(({ role }) => role)).toEqual(['seller', 'buyer', 'buyer'])
    expect(all.total_count).toBe(4)
  })

  it('can be anonymous', async () => {
    const written = await call<RateReply>('POST', '/order/replyRate', {
      rate_id: await rate(),
      content: '同款',
      anonymous: 1,
    })
    expect(written.username).toBe('匿名用户')
  })

  it('require a text, a review and a member', async () => {
    const rateId = await rate()
    expect(await reply(rateId, '  ')).toMatchObject({ message: '评论不能为空！' })
    expect(await reply(rateId, '好'.repeat(501))).toMatchObject({ message: '回复最多500字' })
    expect(await reply(99_999_999, '好')).toMatchObject({ message: '参数异常' })
    expect(await call('GET', '/order/replyRate/list')).toMatchObject({ message: '参数异常' })
    expect((await mall.call('POST', '/order/replyRate', { rate_id: rateId, content: '好' })).status).toBe(401)
  })

  it('are limited to twenty per hour', async () => {
    const rateId = await rate()
    const answers = await Promise.all(Array.from({ length: 23 }, () => reply(rateId, '顶')))
    expect(answers.filter((answer) => 'message' in answer)).toHaveLength(3)
  })
})

describe('praise of a review', () => {
  const praise = (rateId: number) =>
    call<{ count: number; status: boolean }>('POST', `/order/rate/praise/${rateId}`)

  it('is given once and taken back', async () => {
    const rateId = await rate({ praiseNum: 7 })
    expect(await praise(rateId)).toEqual({ count: 8, status: true })
    expect(await call('GET', `/order/rate/praise/check/${rateId}`)).toEqual({ status: true })
    expect(await call('GET', '/order/ratePraise/status', { rate_ids: `${rateId},99999999` })).toEqual({
      list: [{ rate_id: rateId, status: true, praise_num: 8 }],
    })
    expect(await call('GET', `/order/rate/praise/${rateId}`)).toEqual({ count: 7, status: false })
    expect(await call('GET', `/order/rate/praise/num/${rateId}`)).toEqual({ count: 7 })
  })

  it('is counted exactly after concurrent toggles', async () => {
    const rateId = await rate()
    const fans = await Promise.all(Array.from({ length: 6 }, () => make.member()))
    const toggles = fans.flatMap(({ token }, index) => Array.from({ length: index + 1 }, () => token))
    await Promise.all(
      toggles.map((token) => mall.call('POST', `/order/rate/praise/${rateId}`, {}, { token })),
    )
    // An odd number of toggles leaves one praise.
    expect(await call('GET', `/order/rate/praise/num/${rateId}`)).toEqual({ count: 3 })
    expect(await mall.db.orm.$count(tables.ratePraises, eq(tables.ratePraises.rateId, rateId))).toBe(3)
  })

  it('is refused for a disabled review', async () => {
    expect(await praise(await rate({ disabled: true }))).toMatchObject({ message: '参数异常' })
  })
})

describe('reviewing an order', () => {
  const create = (orderId: string, given: Record<string, unknown>[], anonymous = 0) =>
    call<Rate[]>('POST', '/order/rate/create', { order_id: orderId, anonymous, rates: given })
  const good = (itemId: number) => ({ item_id: itemId, star: 5, content: '师傅很专业' })

  it('is refused while the mall takes no reviews', async () => {
    const orderId = await order([goodsId])
    const setting = { key: 'trade', value: { rate_status: false }, updated: 1 }
    await mall.db.orm.insert(tables.settings).values(setting)
    expect(await create(orderId, [good(goodsId)])).toMatchObject({
      message: '评价功能未开启',
    })
    await mall.db.orm.delete(tables.settings).where(eq(tables.settings.key, 'trade'))
  })

  it('creates one review per line and marks order and lines as reviewed', async () => {
    const second = await make.goods({ price: 100, store: 5 })
    const orderId = await order([goodsId, second])
    expect(await create(orderId, [{ ...good(goodsId), pics: ['/media/a.svg'] }])).toMatchObject([
      { item_id: goodsId, star: 5, username: '林*夏', item_spec_desc: '颜色：白', rate_pic: '/media/a.svg' },
    ])
    const isRate = async () =>
      (await mall.db.orm.select().from(tables.orders).where(eq(tables.orders.orderId, orderId)))[0]?.isRate
    expect(await isRate()).toBe(false)
    expect(await create(orderId, [good(second)], 1)).toMatchObject([{ username: '匿名用户' }])
    expect(await isRate()).toBe(true)
    expect(await create(orderId, [good(second)])).toEqual({ status: 0 })
    expect((await rates()).total_count).toBe(1)
  })

  it('creates no review twice, also with concurrent calls', async () => {
    const orderId = await order([goodsId])
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(orderId, [good(goodsId)])))
    expect(answers.filter((answer) => Array.isArray(answer))).toHaveLength(1)
    expect((await rates()).total_count).toBe(1)
  })

  it('requires the buyer, a completed order and SKUs of that order', async () => {
    const orderId = await order([goodsId])
    const owner = member
    member = await make.member()
    expect(await create(orderId, [good(goodsId)])).toMatchObject({ message: '订单号异常' })
    member = owner
    expect(await create(orderId, [good(goodsId + 1000)])).toMatchObject({ message: '商品ID异常' })
    mall.travel(1)
    const unfinished = await order([goodsId], 'PAYED')
    expect(await create(unfinished, [good(goodsId)])).toMatchObject({ message: '订单号异常' })
  })

  it('reports missing fields', async () => {
    const orderId = await order([goodsId])
    const errorOf = async (given: Record<string, unknown>[]) =>
      ((await create(orderId, given)) as unknown as { message: string }).message
    expect(await errorOf([])).toBe('请输入商品评价内容')
    expect(await errorOf([{ item_id: goodsId, star: 5, content: ' ' }])).toBe('请输入商品评价内容')
    expect(await errorOf([{ item_id: goodsId, content: '好' }])).toBe('请给商品打星')
    expect(await errorOf([{ ...good(goodsId), pics: ['https://elsewhere.test/a.png'] }])).toBe(
      '图片地址不正确',
    )
  })
})

describe('review statistics', () => {
  const counts = fc.tuple(...Array.from({ length: 5 }, () => fc.nat(1000))) as fc.Arbitrary<
    [number, number, number, number, number]
  >

  it('assigns every review to one of three levels', () => {
    fc.assert(
      fc.property(counts, (given: StarCounts) => {
        const levels = (['good', 'middle', 'bad'] as const).map((level) => levelCount(given, level))
        const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
        expect(sum(levels)).toBe(sum(given))
        expect(goodPercent(given)).toBeLessThanOrEqual(100)
        if (sum(given) > 0) expect(averageStar(given)).toBeGreaterThanOrEqual(1)
        expect(averageStar(given)).toBeLessThanOrEqual(5)
      }),
    )
  })

  it.each([
    ['林知夏', '林*夏'],
    ['林夏', '林*'],
    ['欧阳知夏', '欧*夏'],
    ['13900001234', '139****1234'],
    [' ', '匿名用户'],
    ['𠮷野家', '𠮷*家'],
  ])('masks %s as %s', (name, masked) => expect(maskName(name)).toBe(masked))
})

describe('a review of a staff product', () => {
  it('is read by staff and by its author, by whatever number others know', async () => {
    const secret = await make.goods({ price: 100, store: 5 }, { staffGoods: true })
    const rateId = await rate({
      goodsId: secret,
      itemId: secret,
      userId: member.userId,
      content: '内购价真好',
    })
    const staff = await make.member({ isStaff: true })
    const stranger = await make.member()
    const ask = async (path: string, token?: string, method = 'GET') =>
      (await mall.call<Record<string, unknown>>(method, path, { rate_id: rateId, content: '好' }, { token }))
        .data
    for (const token of [staff.token, member.token])
      expect(await ask(`/order/rate/detail/${rateId}`, token)).toMatchObject({ content: '内购价真好' })
    const missing = { message: '参数异常' }
    for (const token of [undefined, stranger.token]) {
      expect(await ask(`/order/rate/detail/${rateId}`, token)).toMatchObject(missing)
      expect(await ask('/order/replyRate/list', token)).toMatchObject(missing)
      expect(await ask(`/order/rate/praise/num/${rateId}`, token)).toMatchObject(missing)
    }
    expect(await ask(`/order/rate/praise/${rateId}`, stranger.token, 'POST')).toMatchObject(missing)
    expect(await ask('/order/replyRate', stranger.token, 'POST')).toMatchObject(missing)
  })
})
