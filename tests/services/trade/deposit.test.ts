import { checkBooks } from '@/lib/server/trade/books/check-books'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

interface Movements {
  list: { trade_type: string; money: number; outin_type: string; order_id: string; detail: string }[]
  total_count: number
}

describe('the stored value of a member', () => {
  it('is shown with every movement, newest first', async () => {
    const shopper = await buyer(mall, make)
    const operator = await staff(mall, make)
    const movements = (params: object = {}) => shopper.call<Movements>('GET', '/deposit/list', { ...params })
    expect(await shopper.call('GET', '/deposit/info')).toEqual({
      user_id: shopper.userId,
      company_id: 1,
      deposit: 0,
    })
    expect(await movements()).toEqual({ list: [], total_count: 0, count: 0 })
    await operator.call('POST', '/deposit/topup', {
      user_id: shopper.userId,
      fee: 20_000,
      reason: '活动赠送',
    })
    const item = await make.goods({ price: 5000, store: 9 })
    const { order_id } = await shopper.orderItem(item, 1)
    await shopper.call('POST', '/payment', { order_id, pay_type: 'deposit' })
    expect(await shopper.call('GET', '/deposit/info')).toMatchObject({ deposit: 15_000 })
    await operator.call('POST', '/order/cancel/rest', { order_id, reason: '缺货' })
    while (await payNextRefund(mall));
    expect(await movements()).toMatchObject({
      total_count: 3,
      list: [
        { trade_type: 'refund', money: 5000, outin_type: 'in', order_id, detail: '订单退款' },
        { trade_type: 'order', money: 5000, outin_type: 'out', order_id, detail: '订单支付' },
        { trade_type: 'topup', money: 20_000, outin_type: 'in', order_id: '', detail: '储值充值' },
      ],
    })
    expect(await movements({ outin_type: 'outcome' })).toMatchObject({ total_count: 1 })
    expect(await movements({ outin_type: 'in', page: 2, pageSize: 1 })).toMatchObject({
      total_count: 2,
      list: [{ trade_type: 'topup' }],
    })
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })

  it('is nobody else’s', async () => {
    const [rich, other] = [await buyer(mall, make), await buyer(mall, make)]
    const operator = await staff(mall, make)
    await operator.call('POST', '/deposit/topup', { user_id: rich.userId, fee: 100, reason: '补偿' })
    expect(await other.call('GET', '/deposit/info')).toMatchObject({ deposit: 0 })
    expect(await other.call('GET', '/deposit/list')).toMatchObject({ total_count: 0 })
    expect((await mall.call('GET', '/deposit/info')).status).toBe(401)
  })

  it('cannot be recharged while the setting is off: both calls refuse, and nothing offers it', async () => {
    const shopper = await buyer(mall, make)
    const off = { message: '暂未开启储值充值', status_code: 422 }
    expect(await shopper.call('GET', '/deposit/rechargerules')).toMatchObject(off)
    expect(
      await shopper.call('POST', '/deposit/recharge_new', { total_fee: 100, pay_type: 'test' }),
    ).toMatchObject(off)
    expect(await shopper.call('POST', '/deposit/recharge_new', { total_fee: 'x' })).toMatchObject(off)
    expect((await mall.call('GET', '/trade/setting')).data).toMatchObject({ is_recharge_status: false })
    expect(await shopper.call('GET', '/member')).toMatchObject({ is_recharge_status: false })
  })
})
