import { expect, test, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { deskPhone } from '../../fixtures/browser/desk-phone.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf, expectBooksInBalance, type Caller } from '../../fixtures/browser/trade-calls.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/** A buyer returns one of three units and exchanges another one; staff answers with its calls. */

const [shopper, operator] = ['13800138001', '13800138004']

interface Line {
  id: number
  num: number
  total_fee: number
}

/** A paid and shipped order of three pieces of one SKU. */
async function shippedOrder(buyer: Caller, desk: Caller): Promise<{ orderId: string; line: Line }> {
  const { list } = await buyer.get<{ list: { goods_id: number; store: number }[] }>('/goods/items', {
    page: '1',
    pageSize: '50',
    keywords: '冰箱',
  })
  const goods = list.find(({ store }) => store > 20)
  const detail = await buyer.get<{ item_id: number; spec_items: { item_id: number; store: number }[] }>(
    `/goods/items/${goods?.goods_id}`,
  )
  const sku = detail.spec_items.find(({ store }) => store > 5)?.item_id ?? detail.item_id
  const form = Object.fromEntries(new URLSearchParams(orderForm))
  delete form.cart_type
  const { order_id: orderId } = await buyer.post<{ order_id: string }>('/order_new', {
    ...form,
    'items[0][item_id]': String(sku),
    'items[0][num]': '3',
  })
  const payment = await buyer.post<{ trade_info: { trade_id: string } }>('/payment', {
    order_id: orderId,
    pay_type: 'test',
  })
  await buyer.post('/payment/test/confirm', { trade_id: payment.trade_info.trade_id })
  await desk.post('/operator/order/ship', {
    order_id: orderId,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200030',
  })
  const { orderInfo } = await buyer.get<{ orderInfo: { items: Line[] } }>(`/order/${orderId}`)
  const [line] = orderInfo.items
  if (!line) throw new Error('the order has no line')
  return { orderId, line }
}

/** Fills in 申请售后 on the page of the order. */
async function apply(page: Page, orderId: string, type: string, withPicture: boolean): Promise<void> {
  await page.goto(`/member/trade/${orderId}`)
  const goods = page.getByRole('region', { name: '商品信息' })
  await goods.getByRole('button', { name: '申请售后' }).click()
  const dialog = page.getByRole('dialog', { name: '申请售后' })
  await dialog.getByRole('radio', { name: type, exact: true }).check()
  const word = type === '换货' ? '换货' : '退款'
  await dialog.getByRole('combobox', { name: `${word}理由` }).selectOption('质量问题')
  await dialog.getByRole('textbox', { name: `申请${word}说明` }).fill('制冷噪音大')
  if (withPicture) {
    const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    await dialog.getByLabel('上传凭证').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    await expect(dialog.getByRole('button', { name: '删除第 1 张图片' })).toBeVisible()
  }
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** Opens the newest after-sale from the order and gives its number. */
async function openAftersale(page: Page): Promise<string> {
  await page.getByRole('region', { name: '商品信息' }).getByRole('link', { name: '售后' }).click()
  await expect(page.getByRole('heading', { name: '售后详情' })).toBeVisible()
  const number = page.getByRole('region', { name: '申请信息' }).getByText(/^\d{15}$/)
  return (await number.textContent()) ?? ''
}

async function sendBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: '填写物流' }).click()
  const dialog = page.getByRole('dialog', { name: '填写物流' })
  await dialog.getByRole('combobox', { name: '物流公司' }).selectOption('SF')
  await dialog.getByRole('textbox', { name: '物流单号' }).fill('SF7000200031')
  await dialog.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('填写成功')).toBeVisible()
}

/** Takes a step of an after-sale on its page at the desk. */
async function decide(desk: Page, action: string, button: string, fill?: (dialog: Locator) => Promise<void>) {
  await desk.getByRole('button', { name: action, exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('one of three units is returned and one is exchanged, with the right shares', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn(page, shopper, '/member/trade')
  const [buyer, desk] = [await callerOf(page, shopper), await callerOf(page, operator)]
  const { orderId, line } = await shippedOrder(buyer, desk)
  const address = await desk.post<{ address_id: number }>('/operator/aftersales/addresses', {
    contact: '售后部',
    mobile: '0571-88880000',
    province: '浙江省',
    city: '杭州市',
    area: '余杭区',
    address: '仓库路9号',
  })
  const accept = { agree: '1', aftersales_address_id: String(address.address_id) }
  const phone = await deskPhone(browser, baseURL, operator)

  await test.step('the return', async () => {
    await apply(page, orderId, '退货退款', true)
    const bn = await openAftersale(page)
    await expect(page.getByRole('img', { name: '凭证 1' })).toBeVisible()
    const info = await desk.get<{ refund_fee: number }>('/operator/aftersales/info', { aftersales_bn: bn })
    expect(info.refund_fee).toBe(Math.floor(line.total_fee / 3))
    await phone.goto('/shopadmin/aftersales')
    await phone.getByRole('link', { name: bn }).click()
    await decide(phone, '处理售后', '提交', async (dialog) => {
      await dialog.getByLabel(/仓库路9号/).check()
      await expect(dialog.getByText('退还买家')).toBeVisible()
    })
    await page.reload()
    await expect(page.getByRole('region', { name: '退货地址' })).toContainText('仓库路9号')
    await sendBack(page)
    await phone.reload()
    await decide(phone, '确认收货', '确认收货', (dialog) => dialog.getByText('商品完好').click())
    await decide(phone, '退款', '确认退款')
    await expect(phone.getByRole('region', { name: '售后状态' }).getByText('已处理').first()).toBeVisible()
    await phone.context().close()
    // The refund job runs every twenty seconds.
    await expect
      .poll(
        async () => {
          const now = await buyer.get<{ refund_status: string }>('/aftersales/info', { aftersales_bn: bn })
          return now.refund_status
        },
        { timeout: 60_000 },
      )
      .toBe('SUCCESS')
    await page.reload()
    await expect(page.getByRole('region', { name: '售后状态' })).toContainText('退款成功')
  })

  await test.step('the exchange', async () => {
    await apply(page, orderId, '换货', false)
    const bn = await openAftersale(page)
    await desk.post('/operator/aftersales/review', { aftersales_bn: bn, ...accept })
    await page.reload()
    await sendBack(page)
    await desk.post('/operator/aftersales/resend', {
      aftersales_bn: bn,
      corp_code: 'JD',
      logi_no: 'JD0001112223',
    })
    await page.reload()
    await expect(page.getByRole('region', { name: '补发物流' })).toContainText('JD0001112223')
    await expect(page.getByText('换货完成')).toBeVisible()
  })

  await test.step('the third unit is left, and a waiting application can be withdrawn', async () => {
    await apply(page, orderId, '仅退款', false)
    await page.goto('/member/trade/aftersale-list?status=0')
    const row = page.getByRole('listitem').filter({ hasText: '仅退款' }).first()
    await row.getByRole('button', { name: '撤销申请' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('撤销成功')).toBeVisible()
    const { orderInfo } = await buyer.get<{ orderInfo: { left_aftersales_num: number } }>(`/order/${orderId}`)
    expect(orderInfo.left_aftersales_num).toBe(1)
  })

  await expectBooksInBalance(desk)
  await Promise.all([buyer.dispose(), desk.dispose()])
})
