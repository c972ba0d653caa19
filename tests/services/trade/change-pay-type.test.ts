import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { purchasing } from '../../fixtures/engine/employee'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const online = 900
const offline = 7 * 86400

beforeAll(async () => {
  const operator = await staff(mall, make)
  await operator.call('POST', '/offline/accounts', {
    bank_account_name: '焕新商城有限公司',
    bank_name: '招商银行杭州分行',
    bank_account_no: '571900001111222',
    is_default: true,
  })
})

async function placed(payType: string, item?: number) {
  const shopper = await buyer(mall, make)
  const sku = item ?? (await make.goods({ price: 5000, store: 10 }))
  const { order_id } = await shopper.orderItem(sku, 1, { pay_type: payType })
  const since = mall.now()
  return {
    pay: (pay_type: string) => shopper.call('POST', '/payment', { order_id, pay_type }),
    /** Seconds that the order stays open after it was placed. */
    open: async () => Number((await shopper.detail(order_id)).orderInfo.auto_cancel_time) - since,
  }
}

describe('an order whose way to pay changes', () => {
  it('from online to transfer stays open as long as one that was placed so', async () => {
    const { pay, open } = await placed('test')
    expect(await open()).toBe(online)
    mall.travel(60)
    await pay('offline_pay')
    expect(await open()).toBe(offline)
  })

  it('from transfer to online has what an online order has from that moment', async () => {
    const { pay, open } = await placed('offline_pay')
    expect(await open()).toBe(offline)
    mall.travel(3600)
    await pay('test')
    expect(await open()).toBe(3600 + online)
    mall.travel(60)
    await pay('wxpayh5')
    expect(await open()).toBe(3600 + online)
  })

  it('gains nothing by changing it again and again', async () => {
    const { pay, open } = await placed('offline_pay')
    for (let round = 0; round < 3; round++) {
      await pay('test')
      await pay('offline_pay')
      mall.travel(600)
      expect(await open()).toBe(offline)
    }
  })

  it('never keeps the pieces of employee purchase for a transfer, whenever that was chosen', async () => {
    const { activity, employee, buy } = purchasing(mall, make)
    const { enterpriseId, itemId, context } = await activity()
    const who = await employee(enterpriseId)
    const { order_id } = await buy(who, context, itemId, 1, { pay_type: 'offline_pay' })
    const seconds = async () => Number((await who.detail(order_id)).orderInfo.auto_cancel_seconds)
    expect(await seconds()).toBe(online)
    await who.call('POST', '/payment', { order_id, pay_type: 'test' })
    await who.call('POST', '/payment', { order_id, pay_type: 'offline_pay' })
    expect(await seconds()).toBe(online)
  })

  it('never keeps the pieces of a sale for a transfer', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    await make.sale({ itemId: item, activityPrice: 4000, activityStore: 5, limitNum: 3 })
    const { pay, open } = await placed('test', item)
    const before = await open()
    await pay('offline_pay')
    expect(await open()).toBe(before)
  })
})

describe('a mall whose bank accounts are closed', () => {
  const open = (isOpen: boolean) => mall.rows('update bank_accounts set is_open = $1', [isOpen])
  beforeAll(() => open(false))
  afterAll(() => open(true))

  it('keeps no order for a transfer that nobody can make', async () => {
    const chosen = await placed('offline_pay')
    expect(await chosen.open()).toBe(online)
    const changed = await placed('test')
    expect(await changed.pay('offline_pay')).toMatchObject({ message: '无此类型支付！' })
    expect(await changed.open()).toBe(online)
  })

  it('says so in the preview', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    expect(await until('offline_pay', item)).toBe(online)
  })
})

const until = async (pay_type: string, item: number) => {
  const shopper = await buyer(mall, make)
  await shopper.add(item, 1)
  return Number((await shopper.preview({ pay_type })).auto_cancel_time) - mall.now()
}

describe('the preview of an order', () => {
  it('says how long it will stay open with the chosen way to pay', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    expect(await until('test', item)).toBe(online)
    expect(await until('offline_pay', item)).toBe(offline)
  })

  it('says the same for the pieces of a sale whatever the way to pay', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    await make.sale({ itemId: item, activityPrice: 4000, activityStore: 5, limitNum: 3 })
    expect(await until('offline_pay', item)).toBe(await until('test', item))
  })
})
