import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Reviews as the desk answers, hides and shows them (contract operator). */

const mall = testMall()
const make = builders(mall)

interface List {
  list: DeskReview[]
  total_count: number
  message?: string
}

let desk: Staff
let goodsId: number
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  goodsId = await make.goods({ price: 100, store: 5 })
})

async function rate(values: Partial<typeof tables.rates.$inferInsert> = {}): Promise<number> {
  mall.travel(1)
  const [row] = await mall.db.orm
    .insert(tables.rates)
    .values({ goodsId, itemId: goodsId, userId: 0, star: 5, content: '很好', created: mall.now(), ...values })
    .returning({ rateId: tables.rates.rateId })
  return row?.rateId ?? 0
}
const ids = async (params: object = {}, who = desk) =>
  (await who.call<List>('GET', '/rates', { ...params })).list.map(({ rate_id }) => rate_id)
const shown = async () => {
  const { data } = await mall.call<{ list: { rate_id: number; reply: { list: { content: string }[] } }[] }>(
    'GET',
    '/order/rate/list',
    { item_id: goodsId },
  )
  return data.list
}

describe('the list of reviews', () => {
  it('is narrowed by stars, pictures, answers, hiding and product', async () => {
    const bad = await rate({ star: 1 })
    const pictured = await rate({ ratePic: ['/media/p/1.webp'] })
    const hidden = await rate({ disabled: true })
    const other = await make.goods({ price: 100, store: 1 }, { itemName: '云杉洗衣机' })
    const elsewhere = await rate({ goodsId: other, itemId: other })
    await desk.call('POST', '/rate/reply', { rate_id: bad, content: '抱歉' })

    expect(await ids()).toEqual([elsewhere, hidden, pictured, bad])
    expect(await ids({ star: 1 })).toEqual([bad])
    expect(await ids({ has_pic: 1 })).toEqual([pictured])
    expect(await ids({ is_reply: 1 })).toEqual([bad])
    expect(await ids({ is_reply: 0, disabled: 0 })).toEqual([elsewhere, pictured])
    expect(await ids({ disabled: 1 })).toEqual([hidden])
    expect(await ids({ keyword: '洗衣' })).toEqual([elsewhere])
    expect(await ids({ item_id: other })).toEqual([elsewhere])
    expect((await desk.call<List>('GET', '/rates', { star: 9 })).message).toBeDefined()
  })

  it('has the reviews of the own shop for a merchant', async () => {
    const shopId = await make.shop()
    const own = await make.goods({ price: 100, store: 1 }, { distributorId: shopId })
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const foreign = await rate()
    const ofShop = await rate({ goodsId: own, itemId: own })

    expect(await ids({}, merchant)).toEqual([ofShop])
    for (const path of ['/rate/hide', '/rate/show', '/rate/reply']) {
      const answer = await merchant.call('POST', path, { rate_id: foreign, reason: '广告', content: '谢谢' })
      expect(answer).toMatchObject({ message: '参数异常' })
    }
    const [row] = await mall.rows<{ n: number }>('select count(*)::int as n from rate_replies')
    expect(row?.n).toBe(0)
    expect(await merchant.call('POST', '/rate/hide', { rate_id: ofShop, reason: '广告' })).toMatchObject({
      disabled: true,
      hide_reason: '广告',
    })
  })
})

describe('a hidden review', () => {
  it('is off the page of the product at the next request, and back when it is shown again', async () => {
    const id = await rate()
    expect((await shown()).map(({ rate_id }) => rate_id)).toEqual([id])

    const hidden = await desk.call<DeskReview>('POST', '/rate/hide', { rate_id: id, reason: '含广告' })
    expect(hidden).toMatchObject({ disabled: true, hide_reason: '含广告' })
    expect(await shown()).toEqual([])

    expect(await desk.call('POST', '/rate/show', { rate_id: id })).toMatchObject({
      disabled: false,
      hide_reason: '',
    })
    expect(await shown()).toHaveLength(1)
  })

  it('needs a reason, and what was so already leaves no trace', async () => {
    const id = await rate()
    const hide = (reason: string) => desk.call('POST', '/rate/hide', { rate_id: id, reason })
    expect(await hide(' ')).toMatchObject({ message: '请填写隐藏的原因' })
    expect(await hide('长'.repeat(101))).toMatchObject({ message: '原因不能超过100个字' })
    await desk.call('POST', '/rate/show', { rate_id: id })
    await Promise.all([hide('广告'), hide('广告')])
    const audit = await mall.rows<{ event: string; before: object; after: object }>(
      `select event, before, after from audit_rows where subject = 'rate'`,
    )
    expect(audit).toEqual([
      {
        event: 'hide',
        before: { disabled: false, hide_reason: '' },
        after: { disabled: true, hide_reason: '广告' },
      },
    ])
  })
})

it('a reply is on the page of the product at the next request', async () => {
  const id = await rate()
  await shown()
  await desk.call('POST', '/rate/reply', { rate_id: id, content: '感谢支持' })
  expect((await shown())[0]?.reply.list).toMatchObject([{ content: '感谢支持' }])
})
