import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1', MALL_PAY_RETURN: 'https://web.example' })
const make = builders(mall)
const text = '订单已关闭或已支付，这笔款项将原路退回'

async function started() {
  const item = await make.goods({ price: 5000, store: 10 })
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(item, 1)
  const { mweb_url } = await shopper.call<{ mweb_url: string }>('POST', '/payment', {
    order_id,
    pay_type: 'wxpayh5',
    platform: 'h5',
  })
  const token = new URL(mweb_url).searchParams.get('token') ?? ''
  const confirm = async (sent = token) =>
    (await mall.call('POST', '/payment/test/confirm', { token: sent })).data
  const trade = async (sent = token) => (await mall.call('GET', '/payment/test/trade', { token: sent })).data
  return { shopper, order_id, token, confirm, trade }
}

describe('the test payment', () => {
  it('says that the money goes back when the order was closed meanwhile', async () => {
    const { shopper, order_id, confirm, trade } = await started()
    await shopper.cancel(order_id)
    expect(await confirm()).toMatchObject({ status: false, msg: text, order_id })
    expect(await confirm()).toMatchObject({ status: false, msg: text, order_id })
    expect(await trade()).toMatchObject({ is_returned: true })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('CANCEL')
  })

  it('leads back to another client on its own phone, but keeps a phone that scanned a code', async () => {
    const { shopper, order_id } = await started()
    const return_url = 'https://web.example'
    const start = (more: Record<string, string>) =>
      shopper.call<{ mweb_url?: string; qrcode_url: string }>('POST', '/payment', { order_id, ...more })
    const onPhone = await start({ pay_type: 'wxpayh5', platform: 'h5', return_url })
    expect(new URL(onPhone.mweb_url ?? '').searchParams.get('redirect_url')).toBe(
      'https://web.example/finish',
    )
    const atComputer = { pay_type: 'wxpaypc', platform: 'pc' }
    // The same picture, so the address in it does not contain the client.
    expect((await start({ ...atComputer, return_url })).qrcode_url).toBe((await start(atComputer)).qrcode_url)
  })

  it('says so when the order was paid in another way', async () => {
    const { shopper, order_id, confirm } = await started()
    await shopper.pay(order_id)
    expect(await confirm()).toMatchObject({ status: false, msg: text })
  })

  it('succeeds once and for every repetition while the order waits for it', async () => {
    const { shopper, order_id, confirm, trade } = await started()
    expect(await confirm()).toEqual({ status: true, order_id })
    expect(await confirm()).toEqual({ status: true, order_id })
    expect(await trade()).toMatchObject({ trade_state: 'SUCCESS', is_returned: false })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
  })

  it('refuses a token with anything appended', async () => {
    const { token, confirm, trade } = await started()
    for (const changed of [`${token}.x`, `${token}.`, `${token}=`, `${token}!`, `x${token}`]) {
      expect(await trade(changed)).toMatchObject({ message: '支付超时，二维码已失效' })
      expect(await confirm(changed)).toMatchObject({ message: '支付超时，二维码已失效' })
    }
  })

  it('refuses a token beside the number of another trade', async () => {
    const { token, confirm } = await started()
    const other = await started()
    const { data } = await mall.call('GET', '/payment/test/trade', { token: other.token })
    const trade_id = `${(data as { order_id: string }).order_id}T01`
    expect((await mall.call('POST', '/payment/test/confirm', { token, trade_id })).data).toMatchObject({
      message: '无此类型支付！',
    })
    expect(await confirm()).toMatchObject({ status: true })
  })
})
