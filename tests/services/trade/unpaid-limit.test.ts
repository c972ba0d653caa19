import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { groupBuying } from '../../fixtures/engine/groups'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { activity } = groupBuying(mall, make)

const tooMany = { message: '您有较多待支付订单，请先支付或取消后再下单', status_code: 422 }
const limit = async (unpaid_order_limit: number) =>
  (await staff(mall, make)).call('PUT', '/order/settings', { unpaid_order_limit })
afterEach(() => mall.rows(`delete from settings where key = 'trade'`))

describe('unpaid orders of a member', () => {
  it('are at most twenty', async () => {
    const item = await make.goods({ price: 100, store: 50 })
    const shopper = await buyer(mall, make)
    for (let at = 0; at < 20; at++) expect((await shopper.orderItem(item, 1)).order_id).toBeTruthy()
    expect(await shopper.orderItem(item, 1)).toMatchObject(tooMany)
    expect(await make.stockOf(item)).toEqual({ store: 30, sold: 20 })
  })

  it('are counted without those that are paid or cancelled, and operators set the limit', async () => {
    expect(await limit(2)).toMatchObject({ unpaid_order_limit: 2 })
    expect(await limit(0)).toMatchObject({ message: '待支付订单数必须为1至1000的整数' })
    const item = await make.goods({ price: 100, store: 50 })
    const shopper = await buyer(mall, make)
    const [first, second] = [await shopper.orderItem(item, 1), await shopper.orderItem(item, 1)]
    expect(await shopper.orderItem(item, 1)).toMatchObject(tooMany)
    await shopper.pay(first.order_id)
    expect((await shopper.orderItem(item, 1)).order_id).toBeTruthy()
    expect(await shopper.orderItem(item, 1)).toMatchObject(tooMany)
    await shopper.cancel(second.order_id)
    expect((await shopper.orderItem(item, 1)).order_id).toBeTruthy()
  })

  it('include group orders and those that wait for a transfer', async () => {
    await limit(2)
    const { item, id } = await activity()
    const plain = await make.goods({ price: 100, store: 50 })
    await mall.rows(
      `insert into bank_accounts (account_name, bank_name, account_no) values ('焕新商城', '招商银行', '5719')`,
    )
    const shopper = await buyer(mall, make)
    expect((await shopper.orderInGroup(item, id)).order_id).toBeTruthy()
    expect((await shopper.orderItem(plain, 1, { pay_type: 'offline_pay' })).order_id).toBeTruthy()
    expect(await shopper.orderItem(plain, 1)).toMatchObject(tooMany)
  })

  it('include orders of a seckill, whose ticket stays for later', async () => {
    await limit(1)
    const plain = await make.goods({ price: 100, store: 50 })
    const item = await make.goods({ price: 100, store: 50 })
    const seckill_id = await make.sale(
      { itemId: item, activityPrice: 70, activityStore: 9 },
      { seckillType: 'normal', validityPeriod: 10 },
    )
    const shopper = await buyer(mall, make)
    const { ticket } = await shopper.call<{ ticket: string }>('GET', '/promotion/seckillactivity/geticket', {
      seckill_id,
      item_id: item,
      num: 1,
    })
    const inSale = { order_type: 'normal_seckill', seckill_id, seckill_ticket: ticket }
    const first = await shopper.orderItem(plain, 1)
    expect(await shopper.orderItem(item, 1, inSale)).toMatchObject(tooMany)
    await shopper.cancel(first.order_id)
    expect((await shopper.orderItem(item, 1, inSale)).order_id).toBeTruthy()
    expect(await shopper.orderItem(plain, 1)).toMatchObject(tooMany)
  })

  it('stay within the limit when they are placed at once, also after it was lowered', async () => {
    const item = await make.goods({ price: 100, store: 90 })
    const shopper = await buyer(mall, make)
    const race = async (orders: number) =>
      (await Promise.all(Array.from({ length: orders }, () => shopper.orderItem(item, 1)))).map(
        ({ order_id, message }) => (order_id ? 'placed' : message),
      )
    const placedIn = (answers: string[]) => answers.filter((answer) => answer === 'placed').length
    await limit(5)
    const answers = await race(16)
    expect(placedIn(answers)).toBe(5)
    expect(new Set(answers)).toEqual(new Set(['placed', tooMany.message]))
    await limit(3)
    expect(placedIn(await race(4))).toBe(0)
    await limit(9)
    expect(placedIn(await race(12))).toBe(4)
  })

  it('do not keep one from an order that costs nothing', async () => {
    await limit(1)
    const item = await make.goods({ price: 100, store: 50 })
    const shopper = await buyer(mall, make, { point: 100_000 })
    await mall.rows(
      `insert into settings (key, value, updated) values ('point', '{"isOpenMemberPoint": true, "isOpenDeductPoint": true, "deduct_point": 100}', 1)`,
    )
    expect((await shopper.orderItem(item, 1)).order_id).toBeTruthy()
    expect(await shopper.orderItem(item, 1, { pay_type: 'point' })).toMatchObject({ total_fee: 0 })
    expect(await shopper.orderItem(item, 1)).toMatchObject(tooMany)
  })
})

describe('units of one SKU that a member holds in unpaid orders', () => {
  const tooMuch = {
    message: '待支付订单中该商品的件数超过上限，请减少数量，或先支付、取消其他订单',
    status_code: 422,
  }
  const limitUnits = async (unpaid_sku_limit: number) =>
    (await staff(mall, make)).call('PUT', '/order/settings', { unpaid_sku_limit })

  it('are not limited by default', async () => {
    const item = await make.goods({ price: 100, store: 50 })
    const shopper = await buyer(mall, make)
    expect((await shopper.orderItem(item, 50)).order_id).toBeTruthy()
    expect(await make.stockOf(item)).toEqual({ store: 0, sold: 50 })
    expect(await limitUnits(0)).toMatchObject({ unpaid_sku_limit: 0 })
  })

  it('are at most the limit, in one order or in several; paid and cancelled ones do not count', async () => {
    expect(await limitUnits(20)).toMatchObject({ unpaid_sku_limit: 20 })
    const [item, other] = [
      await make.goods({ price: 100, store: 90 }),
      await make.goods({ price: 100, store: 90 }),
    ]
    const shopper = await buyer(mall, make)
    expect(await shopper.orderItem(item, 21)).toMatchObject(tooMuch)
    expect(await make.stockOf(item)).toEqual({ store: 90, sold: 0 })
    const all = await shopper.orderItem(item, 20)
    expect(all.order_id).toBeTruthy()
    expect(await shopper.orderItem(item, 1)).toMatchObject(tooMuch)
    expect((await shopper.orderItem(other, 20)).order_id).toBeTruthy()
    expect((await (await buyer(mall, make)).orderItem(item, 20)).order_id).toBeTruthy()
    await shopper.pay(all.order_id)
    const second = await shopper.orderItem(item, 19)
    expect(await shopper.orderItem(item, 2)).toMatchObject(tooMuch)
    expect((await shopper.orderItem(item, 1)).order_id).toBeTruthy()
    await shopper.cancel(second.order_id)
    expect((await shopper.orderItem(item, 19)).order_id).toBeTruthy()
  })

  it('stay within the limit when orders are placed at once', async () => {
    await limitUnits(20)
    const item = await make.goods({ price: 100, store: 90 })
    const shopper = await buyer(mall, make)
    const answers = await Promise.all([1, 2].map(() => shopper.orderItem(item, 20)))
    expect(answers.filter(({ order_id }) => order_id)).toHaveLength(1)
    expect(answers.find(({ order_id }) => !order_id)).toMatchObject(tooMuch)
    const small = await Promise.all(Array.from({ length: 6 }, () => shopper.orderItem(item, 5)))
    expect(small.filter(({ order_id }) => order_id)).toEqual([])
    expect(await make.stockOf(item)).toEqual({ store: 70, sold: 20 })
  })

  it('do not count for an order that costs nothing', async () => {
    await limitUnits(2)
    await mall.rows(
      `insert into settings (key, value, updated) values ('point', '{"isOpenMemberPoint": true, "isOpenDeductPoint": true, "deduct_point": 100}', 1)
       on conflict (key) do nothing`,
    )
    const item = await make.goods({ price: 100, store: 50 })
    const shopper = await buyer(mall, make, { point: 100_000 })
    expect(await shopper.orderItem(item, 3, { pay_type: 'point' })).toMatchObject({ total_fee: 0 })
  })
})
