import { requestKeyOf } from '@/lib/server/ground/idempotency/request-key'
import { sweepAnswers } from '@/lib/server/ground/operator/answers'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const used = { message: '请求标识已用于其他操作，请刷新后重试', status_code: 422 }
const running = { message: '操作正在处理中，请稍后重试', status_code: 422 }

describe('the hash of a request', () => {
  const hash = (call: string, input: unknown) => requestKeyOf({ idempotencyKey: 'k' }, call, input)?.hash

  it('is the same for every sequence of the fields, also inside others', () => {
    expect(hash('a.b', { x: 1, y: { p: [1, { q: 2, r: 3 }], s: undefined } })).toBe(
      hash('a.b', { y: { p: [1, { r: 3, q: 2 }] }, x: 1 }),
    )
  })

  it('tells calls, values and sequences of a list apart', () => {
    const inputs = [{ x: 1 }, { x: '1' }, { x: [1, 2] }, { x: [2, 1] }, { x: { y: 1 } }, {}, { x: null }]
    const hashes = inputs.flatMap((input) => [hash('a.b', input), hash('a.c', input)])
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('needs a key', () => {
    expect(requestKeyOf({ idempotencyKey: null }, 'a.b', {})).toBeNull()
  })
})

describe('a key of a member', () => {
  it('belongs to one call: placing and paying at once is another one', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    const key = { 'idempotency-key': 'submit-1' }
    const order = await shopper.orderItem(item, 1, {}, 'submit-1')
    expect(
      await shopper.call(
        'POST',
        '/order',
        {
          items: [{ item_id: item, num: 1 }],
          receipt_type: 'logistics',
          order_type: 'normal',
          pay_type: 'test',
        },
        key,
      ),
    ).toMatchObject(used)
    expect(order.order_id).toBeTruthy()
    expect(await make.stockOf(item)).toEqual({ store: 8, sold: 1 })
  })

  it('gives parallel requests that differ one order, and a refusal to the others', async () => {
    const item = await make.goods({ price: 100, store: 90 })
    const shopper = await buyer(mall, make)
    const answers = await Promise.all(
      [1, 2, 3, 1, 2, 3].map((num) => shopper.orderItem(item, num, {}, 'parallel')),
    )
    const placed = answers.filter(({ order_id: id }) => id)
    expect(new Set(placed.map(({ order_id: id }) => id)).size).toBe(1)
    expect(placed).toHaveLength(2)
    for (const other of answers.filter(({ order_id: id }) => !id)) expect(other).toMatchObject(used)
  })

  it('of an order of an earlier version, whose request is unknown, gets that order', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    const first = await shopper.orderItem(item, 1, {}, 'old')
    await mall.rows('update orders set request_hash = null where order_id = $1', [first.order_id])
    expect(await shopper.orderItem(item, 2, {}, 'old')).toEqual(first)
  })
})

describe('a key of an operator', () => {
  let operator: Staff
  beforeEach(async () => {
    operator = await staff(mall, make)
  })
  const topUp = (user_id: number, fee: number, key: string, by = operator) =>
    by.call('POST', '/deposit/topup', { user_id, fee, reason: '活动赠送' }, { 'idempotency-key': key })
  const settings = (params: object, key: string) =>
    operator.call('PUT', '/order/settings', { ...params }, { 'idempotency-key': key })

  it('is refused for another amount, another member and another call; the first answer stays', async () => {
    const [one, two] = [await buyer(mall, make), await buyer(mall, make)]
    const first = await topUp(one.userId, 100_000, 'top')
    expect(first).toEqual({ user_id: one.userId, deposit: 100_000, fee: 100_000 })
    expect(await topUp(one.userId, 777, 'top')).toMatchObject(used)
    expect(await topUp(two.userId, 100_000, 'top')).toMatchObject(used)
    expect(await settings({ rate_status: false }, 'top')).toMatchObject(used)
    expect(await topUp(one.userId, 100_000, 'top')).toEqual(first)
    const rows = await mall.rows('select deposit::int from members where user_id = any($1)', [
      [one.userId, two.userId],
    ])
    expect(rows).toEqual(expect.arrayContaining([{ deposit: 100_000 }, { deposit: 0 }]))
  })

  it('is their own: a colleague uses the same key for the same member', async () => {
    const { userId } = await buyer(mall, make)
    await topUp(userId, 500, 'same')
    const colleague = await staff(mall, make)
    expect(await topUp(userId, 500, 'same', colleague)).toMatchObject({ deposit: 1000 })
  })

  it('is free again after a refused write', async () => {
    expect(await topUp(987_654, 500, 'again')).toMatchObject({ message: '会员不存在' })
    const { userId } = await buyer(mall, make)
    expect(await topUp(userId, 500, 'again')).toMatchObject({ deposit: 500 })
  })

  it('waits for the first write, but tells another request at once', async () => {
    const { userId } = await buyer(mall, make)
    await topUp(userId, 500, 'slow')
    await mall.rows('update operator_answers set answer = null where idempotency_key = $1', ['slow'])
    expect(await topUp(userId, 500, 'slow')).toMatchObject(running)
    expect(await topUp(userId, 501, 'slow')).toMatchObject(used)
    mall.travel(3600)
    expect(await topUp(userId, 501, 'slow')).toMatchObject(used)
  })

  it('writes once under parallel repetitions', async () => {
    const { userId } = await buyer(mall, make)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => topUp(userId, 500, 'five')))
    for (const answer of answers)
      expect([running, { deposit: 500 }]).toContainEqual(
        'deposit' in answer ? { deposit: answer.deposit } : { ...running, message: answer.message },
      )
    expect(await mall.rows('select deposit::int from members where user_id = $1', [userId])).toEqual([
      { deposit: 500 },
    ])
  })

  it('is forgotten after thirty days', async () => {
    const { userId } = await buyer(mall, make)
    await topUp(userId, 500, 'old')
    mall.travel(29 * 24 * 3600)
    await topUp(userId, 500, 'young')
    mall.travel(2 * 24 * 3600)
    await sweepAnswers(mall.db, mall.now())
    const kept = await mall.rows('select idempotency_key from operator_answers')
    expect(kept).toEqual([{ idempotency_key: 'young' }])
  })
})
