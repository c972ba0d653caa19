import { eq } from 'drizzle-orm'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { idNumber } from '../../fixtures/engine/id-numbers'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
let operator = ''

beforeAll(async () => {
  operator = (await make.member({ role: 'operator' })).token
  await programme.open()
})

type Answer = Record<string, unknown> & { message?: string }
const ask = async <T = Answer>(method: string, path: string, params: object = {}, token = operator) =>
  (await mall.call<T>(method, `/operator/subsidy/${path}`, { ...params }, { token })).data

/** A paid order of a verified member, and a cancelled one. */
async function drawn() {
  const { classId, categoryId, className } = await programme.subsidyClass({ limit: 2 })
  const item = await programme.goods(categoryId, 100_000)
  const one = await buyer(mall, make)
  await programme.verify(one.userId)
  const [paid, cancelled] = [await one.orderItem(item, 1), await one.orderItem(item, 1)]
  await one.pay(paid.order_id)
  await one.cancel(cancelled.order_id)
  return { classId, className, item, one, paid: paid.order_id, cancelled: cancelled.order_id }
}

describe('the ledger', () => {
  interface Page {
    total_count: number
    list: Record<string, unknown>[]
  }

  it('lists every step with its person masked, newest first', async () => {
    const { className, item, paid, cancelled } = await drawn()
    const { total_count, list } = await ask<Page>('GET', 'ledger', { class: className })
    expect(total_count).toBe(4)
    expect(list.map(({ order_id, state, amount }) => [order_id, state, amount])).toEqual([
      [cancelled, 'released', 15_000],
      [paid, 'drawn', 15_000],
      [cancelled, 'reserved', 15_000],
      [paid, 'reserved', 15_000],
    ])
    expect(list[0]).toMatchObject({ item_id: item, class_name: className, pieces: 1 })
    expect(list[0]?.['person']).toMatch(/^林\*夏 330\*{11}[\dX]{4}$/)
  })

  it('is filtered by class, state and time, and has pages', async () => {
    const { classId } = await drawn()
    const count = async (params: object) =>
      (await ask<Page>('GET', 'ledger', { class: classId, ...params })).total_count
    expect(await count({ state: 'drawn' })).toBe(1)
    expect(await count({ time_begin: mall.now() + 1 })).toBe(0)
    expect(await count({ time_end: mall.now() })).toBe(4)
    expect((await ask<Page>('GET', 'ledger', { class: classId, pageSize: 3, page: 2 })).list).toHaveLength(1)
    expect((await ask('GET', 'ledger', { state: 'lost' })).message).toBe('状态不正确')
  })

  it('is a CSV file with a row of totals', async () => {
    const { className } = await drawn()
    const url = `http://mall.test${apiPrefix}/operator/subsidy/ledger?format=csv&class=${encodeURIComponent(className)}`
    const headers = { authorization: `Bearer ${operator}` }
    const response = await handleContract(async () => mall, new Request(url, { headers }))
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('流水号,订单号,')
    expect(lines[1]).toContain(`,${className},林*夏 330***********`)
    expect(lines[1]).toContain(',1,150.00,0.00,已占用,')
    expect(lines[5]).toBe('合计,,,,,4,600.00,150.00,,')
  })
})

describe('the programme', () => {
  it('is changed, and the change is in the next answer', async () => {
    const { classId, categoryId, className } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 100_000)
    const one = await buyer(mall, make)
    await programme.verify(one.userId)
    const price = async () => (await one.orderItem(item, 1)).total_fee
    const end = mall.now() + 3600
    const change = {
      begin: mall.now(),
      end,
      regions: ['浙江省 杭州市'],
      classes: [
        ...[
          {
            subsidy_class_id: classId,
            rate: 20,
            cap: 10_000,
            limit: 3,
            budget_pieces: 2,
            price_limit: 500_000,
          },
        ],
      ],
    }
    mall.dropped.length = 0
    const answer = await ask<{ classes: object[] }>('PUT', 'programme', change)
    expect(answer).toMatchObject({ begin: mall.now(), end, regions: ['浙江省 杭州市'] })
    expect(answer.classes).toContainEqual({
      subsidy_class_id: classId,
      class_name: className,
      rate: 20,
      top_rate: null,
      cap: 10_000,
      price_limit: 500_000,
      limit: 3,
      budget_pieces: 2,
      budget_cents: null,
      used_pieces: 0,
      used_cents: 0,
    })
    expect(mall.dropped).toContain('promotions')
    expect(await ask('GET', 'programme')).toEqual(answer)
    expect([await price(), await price(), await price()]).toEqual([90_000, 90_000, 100_000])
    await ask('PUT', 'programme', { classes: [{ subsidy_class_id: classId, budget_pieces: null, limit: 0 }] })
    expect(await price()).toBe(90_000)
    await ask('PUT', 'programme', { regions: ['江苏省'] })
    expect(await price()).toBe(100_000)
    await ask('PUT', 'programme', { begin: 0, end: 0, regions: [], nationwide: true })
    expect(await price()).toBe(90_000)
  })

  it('pays everywhere only when the operator says so', async () => {
    await ask('PUT', 'programme', { regions: ['浙江省'] })
    const open = { message: '补贴地区为空即面向全国，请同时提交 nationwide=true 确认' }
    for (const change of [
      { regions: [] },
      { regions: [], nationwide: false },
      { regions: '[]' },
      { regions: '[]', nationwide: '0' },
    ])
      expect(await ask('PUT', 'programme', change)).toMatchObject(open)
    expect(await ask('PUT', 'programme', { regions: ['浙江省'], nationwide: true })).toMatchObject({
      message: '面向全国时不能填写补贴地区',
    })
    expect(await ask('PUT', 'programme', { begin: 0 })).toMatchObject({
      regions: ['浙江省'],
      nationwide: false,
    })
    const everywhere = { regions: [], nationwide: true }
    expect(await ask('PUT', 'programme', { nationwide: 'true' })).toMatchObject(everywhere)
    // Values that were read can be written again, and other changes need no confirmation.
    const { begin, end, regions, nationwide } = await ask<typeof everywhere & { begin: number; end: number }>(
      ...(['GET', 'programme'] as const),
    )
    expect(await ask('PUT', 'programme', { begin, end, regions, nationwide })).toMatchObject(everywhere)
    expect(await ask('PUT', 'programme', { begin: 0 })).toMatchObject(everywhere)
  })

  it('with a budget of zero hides the offer at the next request, whatever has been used', async () => {
    const { classId, item, one } = await drawn()
    const card = async () =>
      (
        await mall.call<{ list: { subsidy_price?: number }[] }>('GET', '/goods/items', {
          page: 1,
          pageSize: 1,
          item_id: item,
        })
      ).data.list[0]?.subsidy_price
    expect(await card()).toBe(85_000)
    await ask('PUT', 'programme', { classes: [{ subsidy_class_id: classId, budget_pieces: 0 }] })
    expect(await card()).toBeUndefined()
    expect((await one.orderItem(item, 1)).total_fee).toBe(100_000)
    expect(await ask('GET', 'programme')).toMatchObject({
      classes: expect.arrayContaining([
        expect.objectContaining({ subsidy_class_id: classId, budget_pieces: 0, used_pieces: 1 }),
      ]) as unknown,
    })
  })

  test.each([
    [{ regions: ['火星省'] }, '地区不存在'],
    [{ regions: ['浙江省 南京市'] }, '地区不存在'],
    [{ regions: ['浙江省 杭州市 玄武区'] }, '地区不存在'],
    [{ regions: ['浙江省 杭州市 西湖区 文新街道'] }, '地区不存在'],
    [{ regions: ['浙江省', '浙江省  杭州市'] }, '地区不存在'],
    [{ regions: ['西湖区'] }, '地区不存在'],
    // A county that was abolished in 2021, whose name may be in older addresses.
    [{ regions: ['浙江省 杭州市 下城区'] }, '地区不存在'],
    [{ begin: 200, end: 100 }, '结束时间必须晚于开始时间'],
    [{ classes: [{ subsidy_class_id: 999_999, rate: 10 }] }, '补贴类别不存在'],
    [{ classes: [{ subsidy_class_id: 1, rate: 101 }] }, '补贴比例不正确'],
  ])('refuses %j and changes nothing', async (change, message) => {
    const before = await ask('GET', 'programme')
    expect((await ask('PUT', 'programme', change)).message).toBe(message)
    expect(await ask('GET', 'programme')).toEqual(before)
  })
})

describe('people', () => {
  interface People {
    list: { id: number; user_id: number; name: string; id_number: string; mobile: string; draws: object[] }[]
  }

  it('are listed masked with what they have drawn', async () => {
    const { one, className } = await drawn()
    const { list } = await ask<People>('GET', 'people')
    const person = list.find(({ user_id }) => user_id === one.userId)
    expect(person).toMatchObject({
      name: '林*夏',
      mobile: expect.stringMatching(/^139\*{4}\d{4}$/) as unknown,
      state: 'verified',
      draws: [{ class_name: className, pieces: 1, amount: 15_000 }],
    })
    expect(person?.id_number).toMatch(/^330\*{11}[\dX]{4}$/)
  })

  it('are voided with a reason, once, and draw nothing more', async () => {
    const { one, item } = await drawn()
    const { list } = await ask<People>('GET', 'people')
    const id = list.find(({ user_id }) => user_id === one.userId)?.id
    expect((await ask('POST', 'person/void', { id })).message).toBe('作废原因必填')
    const row = await ask('POST', 'person/void', { id, reason: '冒用他人身份' })
    expect(row).toMatchObject({ id, state: 'void', void_reason: '冒用他人身份', void_time: mall.now() })
    expect((await ask('POST', 'person/void', { id, reason: '再次' })).message).toBe('该认证已作废')
    expect((await one.orderItem(item, 1)).total_fee).toBe(100_000)
    // Nothing is promised that a verification could not give.
    expect(
      await one.preview({ items: [{ item_id: item, num: 1 }], cart_type: undefined }),
    ).not.toHaveProperty('subsidy')
    expect(await one.call('GET', '/subsidy/mine')).toMatchObject({ verified: false })
    const audits = await mall.db.orm
      .select()
      .from(tables.auditRows)
      .where(eq(tables.auditRows.subject, 'identity'))
    expect(audits).toMatchObject([{ event: 'voidPerson', reason: '冒用他人身份', actorKind: 'operator' }])
  })

  it('cannot verify again while they are void, neither the member nor the person, until an operator lifts it', async () => {
    const [member, other, third] = await Promise.all([
      buyer(mall, make),
      buyer(mall, make),
      buyer(mall, make),
    ])
    const claim = (who: typeof member, seed: number) =>
      who.call('POST', '/subsidy/identity', { name: '林知夏', id_number: idNumber(seed), consent: 'true' })
    const idOf = async (who: typeof member) =>
      (await ask<People>('GET', 'people')).list.find(({ user_id }) => user_id === who.userId)?.id
    const voided = { message: '该身份认证已被作废，如有疑问请联系客服' }
    await claim(member, 701)
    const id = await idOf(member)
    expect((await ask('POST', 'person/lift', { id, reason: '误操作' })).message).toBe('该认证未作废')
    await ask('POST', 'person/void', { id, reason: '冒用' })
    expect(await member.call('GET', '/subsidy/mine')).toMatchObject({ verified: false, is_void: true })
    expect(await claim(member, 701)).toMatchObject(voided)
    expect(await claim(member, 702)).toMatchObject(voided)
    expect(await claim(other, 701)).toMatchObject(voided)
    expect(await claim(third, 703)).toMatchObject({ verified: true })
    expect((await ask('POST', 'person/lift', { id })).message).toBe('解除原因必填')
    expect(await ask('POST', 'person/lift', { id, reason: '已核实本人' })).toMatchObject({ state: 'lifted' })
    expect(await member.call('GET', '/subsidy/mine')).toMatchObject({ verified: false, is_void: false })
    expect(await claim(other, 701)).toMatchObject({ verified: true })
    expect(await claim(member, 701)).toMatchObject({ message: '该身份信息已被其他账号认证' })
    expect(await claim(member, 702)).toMatchObject({ verified: true })
    const events = await mall.rows<{ event: string; reason: string }>(
      `select event, reason from audit_rows where subject = 'identity' and subject_id = $1 order by audit_id`,
      [String(id)],
    )
    expect(events).toEqual([
      { event: 'voidPerson', reason: '冒用' },
      { event: 'liftVoid', reason: '已核实本人' },
    ])
  })

  it('are void for good when they verify again at the moment of the void', async () => {
    for (let seed = 710; seed < 715; seed++) {
      const one = await buyer(mall, make)
      const claim = () =>
        one.call('POST', '/subsidy/identity', { name: '林知夏', id_number: idNumber(seed), consent: 'true' })
      await claim()
      const { list } = await ask<People>('GET', 'people')
      const id = list.find(({ user_id }) => user_id === one.userId)?.id
      await Promise.all([ask('POST', 'person/void', { id, reason: '冒用' }), claim(), claim(), claim()])
      expect(await one.call('GET', '/subsidy/mine')).toMatchObject({ verified: false })
    }
  })
})

it('members and merchants are refused', async () => {
  const shopId = await make.shop()
  const [member, merchant] = [await make.member(), await make.member({ role: 'merchant', shopId })]
  for (const [{ token }, code] of [
    [member, 401],
    [merchant, 403],
  ] as const) {
    for (const path of ['ledger', 'programme', 'people']) {
      const { data } = await mall.call('GET', `/operator/subsidy/${path}`, {}, { token })
      expect(data).toMatchObject({ status_code: code })
    }
    const { data } = await mall.call('PUT', '/operator/subsidy/programme', { begin: 0 }, { token })
    expect(data).toMatchObject({ status_code: code })
  }
})

describe('国补资格 of a member', () => {
  it('shows pieces left and what was drawn', async () => {
    const { one, classId } = await drawn()
    const mine = await one.call<{ drawn_fee: number; list: { subsidy_class_id: number }[] }>(
      'GET',
      '/subsidy/mine',
    )
    expect(mine).toMatchObject({ verified: true, is_on: true, drawn_fee: 15_000 })
    expect(mine.list.find(({ subsidy_class_id }) => subsidy_class_id === classId)).toMatchObject({
      limit: 2,
      used: 1,
      left: 1,
      is_spent: false,
      drawn_fee: 15_000,
    })
  })
})
