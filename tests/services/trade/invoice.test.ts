import { readFile } from 'node:fs/promises'
import type { Invoice, InvoiceTitle } from '@/lib/contract/trade/invoice'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { programmeOf } from '../../fixtures/engine/programme'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const dataDir = '.tmp/invoice-test'
const mall = testMall({ MALL_PAY_TEST: '1', MALL_DATA_DIR: dataDir })
const make = builders(mall)

const request = {
  invoice_type: 'enterprise',
  company_title: '杭州焕新科技有限公司',
  company_tax_number: '91330100MA27XL0E5C',
  email: 'finance@renewal.example',
}

let operator: Staff
beforeAll(async () => {
  operator = await staff(mall, make)
})

async function paid(more: Record<string, unknown> = {}, shopId = 0) {
  const item = await make.goods({ price: 5000, store: 20 }, { distributorId: shopId })
  const shopper = await buyer(mall, make)
  const { order_id: orderId } = await shopper.orderItem(item, 2, { distributor_id: shopId, ...more })
  await shopper.pay(orderId)
  const apply = (values: Record<string, unknown> = {}) =>
    shopper.call<Invoice>('POST', '/order/invoice/apply', { order_id: orderId, ...request, ...values })
  return { shopper, orderId, apply }
}
const issue = (id: number, more: Record<string, unknown> = {}, by = operator) =>
  by.call<Invoice>('POST', '/invoice/issue', {
    id,
    number: '24332000000012345678',
    file: 'https://tax.example/1.pdf',
    ...more,
  })
const voidIt = (id: number, reason = '抬头错误', by = operator) =>
  by.call<Invoice>('POST', '/invoice/void', { id, reason })

describe('an invoice after payment', () => {
  it('is requested once, changed until it is issued, and mailed', async () => {
    const { shopper, orderId, apply } = await paid()
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({
      invoice_able: true,
      invoice_amount: 10_000,
      invoice_id: 0,
      is_invoiced: false,
    })
    const invoice = await apply()
    expect(invoice).toMatchObject({
      order_id: orderId,
      invoice_amount: 10_000,
      invoice_status: 'pending',
      invoice_status_msg: '待开票',
      invoice_type_code: '02',
    })
    expect(await apply()).toMatchObject({ message: '申请发票出错:订单已申请发票' })
    const changed = await shopper.call<Invoice>('POST', '/order/invoice/update', {
      ...request,
      id: invoice.id,
      invoice_type: 'individual',
      company_title: '李明',
    })
    expect(changed).toMatchObject({
      company_title: '李明',
      company_tax_number: '',
      invoice_type: 'individual',
    })
    expect(await issue(invoice.id)).toMatchObject({
      invoice_status: 'success',
      invoice_status_msg: '开票成功',
    })
    expect(await readFile(`${dataDir}/outbox.jsonl`, 'utf8')).toContain(`订单${orderId}的电子发票`)
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({
      is_invoiced: true,
      invoice_able: false,
      invoice_number: '24332000000012345678',
      invoice: { title: 'individual', content: '李明' },
      invoice_info: { invoice_status: 'success', invoice_file_url: 'https://tax.example/1.pdf' },
    })
    expect(await shopper.call('POST', '/order/invoice/update', { ...request, id: invoice.id })).toMatchObject(
      { message: '发票状态不能修改' },
    )
    const resend = (confirm_email?: string) =>
      shopper.call('POST', '/order/invoice/resend', { id: invoice.id, confirm_email })
    expect(await resend('me@renewal.example')).toMatchObject({ status: true })
    expect(await resend()).toMatchObject({ message: '邮箱不能为空' })
    expect(await resend('me')).toMatchObject({ message: '邮箱格式不正确' })
  })

  it('can be requested again when it is void', async () => {
    const { orderId, shopper, apply } = await paid()
    const { id } = await apply()
    expect(await voidIt(id, '')).toMatchObject({ message: '作废原因必填' })
    expect(await voidIt(id)).toMatchObject({ invoice_status: 'waste', remark: '抬头错误' })
    expect(await voidIt(id)).toMatchObject({ message: '发票状态不能作废' })
    expect(await issue(id)).toMatchObject({ message: '发票状态不能开票' })
    expect(
      await shopper.call('POST', '/order/invoice/resend', { id, confirm_email: 'a@b.cn' }),
    ).toMatchObject({
      message: '发票重发失败',
    })
    expect(await apply()).toMatchObject({ order_id: orderId, invoice_status: 'pending' })
  })

  it('is for what was paid and not refunded', async () => {
    const { orderId, apply } = await paid()
    const { id } = await apply()
    const { orderInfo } = await operator.call<{ orderInfo: { items: { id: number }[] } }>(
      'GET',
      `/order/${orderId}`,
    )
    await operator.call('POST', '/order/cancel/rest', {
      order_id: orderId,
      items: [{ id: orderInfo.items[0]?.id, num: 1 }],
    })
    expect(await issue(id)).toMatchObject({ invoice_amount: 5000 })
  })

  it('that was asked for at checkout waits from the payment on, and ends with a cancelled order', async () => {
    const content = {
      title: 'unit',
      content: '杭州焕新科技有限公司',
      registration_number: request.company_tax_number,
    }
    const { shopper, orderId } = await paid({ invoice_type: 'electronic', invoice_content: content })
    const find = async () =>
      (await operator.call<{ list: Invoice[] }>('GET', '/invoices', { order_id: orderId })).list
    expect(await find()).toMatchObject([
      {
        invoice_status: 'pending',
        invoice_type: 'enterprise',
        company_title: content.content,
        invoice_amount: 10_000,
      },
    ])
    await shopper.cancel(orderId, '不想要了')
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: true })
    expect(await find()).toMatchObject([{ invoice_status: 'cancel' }])
  })

  it('is refused with the texts of the contract', async () => {
    const { orderId, shopper, apply } = await paid()
    const textOf = async (values: Record<string, unknown>) => (await apply(values)).message
    expect(await textOf({ email: '' })).toBe('邮箱不能为空')
    expect(await textOf({ email: undefined })).toBe('邮箱不能为空')
    expect(await textOf({ email: 'x@' })).toBe('邮箱格式不正确')
    expect(await textOf({ company_tax_number: '1' })).toBe('申请发票出错:请填写正确的企业税号')
    expect(await textOf({ company_title: ' ' })).toBe('申请发票出错:请填写公司名称')
    expect(await textOf({ invoice_type: 'individual', invoice_type_code: '01' })).toBe(
      '申请发票出错:专票仅支持企业抬头',
    )
    expect(await textOf({ invoice_type_code: '01' })).toBe(
      '申请发票出错:专票请填写公司地址、电话、开户银行和银行账号',
    )
    const item = await make.goods({ price: 1, store: 1 })
    const unpaid = await shopper.orderItem(item, 1)
    expect(await textOf({ order_id: unpaid.order_id })).toBe('申请发票出错:订单未支付')
    const other = await buyer(mall, make)
    const foreign = { ...request, order_id: orderId }
    expect(await other.call('POST', '/order/invoice/apply', foreign)).toMatchObject({
      message: '申请发票出错:订单不存在',
    })
    const { id } = await apply()
    for (const path of [`/order/invoice/info/${id}`, '/order/invoice/info/abc'])
      expect(await other.call('GET', path)).toMatchObject({ message: '此订单无发票信息' })
    expect(await other.call('POST', '/order/invoice/update', { ...request, id })).toMatchObject({
      message: '此订单无发票信息',
    })
    expect(await issue(id, { number: '' })).toMatchObject({ message: '发票号码不能为空' })
    for (const file of ['', 'javascript:alert(1)', '//evil.example/x', 'http://tax.example/1.pdf'])
      expect(await issue(id, { file })).toMatchObject({ message: '发票文件地址不正确' })
    expect(await issue(999_999)).toMatchObject({ message: '发票不存在' })
  })

  it('of another shop does not exist for a merchant', async () => {
    const [own, far] = [await make.shop(), await make.shop()]
    const merchant = await staff(mall, make, { role: 'merchant', shopId: own })
    const { apply } = await paid({}, far)
    const { id } = await apply()
    expect(await issue(id, {}, merchant)).toMatchObject({ message: '发票不存在' })
    expect(await voidIt(id, 'x', merchant)).toMatchObject({ message: '发票不存在' })
    expect(await merchant.call('GET', '/invoices')).toMatchObject({ total_count: 0 })
  })

  it('has one winner when it is issued and void at once', async () => {
    const { apply } = await paid()
    const { id } = await apply()
    const answers = await Promise.all([issue(id), issue(id), issue(id)])
    expect(answers.filter(({ invoice_status }) => invoice_status === 'success')).toHaveLength(1)
  })
})

describe('the invoice titles of a member', () => {
  const title = {
    invoices_type: 'enterprise',
    name: '杭州焕新科技有限公司',
    tax_number: request.company_tax_number,
  }

  it('are kept, changed and deleted; one is the default', async () => {
    const shopper = await buyer(mall, make)
    const list = async () => (await shopper.call<{ list: InvoiceTitle[] }>('GET', '/member/invoicelist')).list
    const first = await shopper.call<InvoiceTitle>('POST', '/member/invoice', { ...title, is_def: true })
    const second = await shopper.call<InvoiceTitle>('POST', '/member/invoice', {
      invoices_type: 'individual',
      name: '李明',
      is_def: 'true',
    })
    expect((await list()).map(({ id, is_def }) => [id, is_def])).toEqual([
      [second.id, 1],
      [first.id, 0],
    ])
    expect(
      await shopper.call('PUT', `/member/invoice/${first.id}`, {
        ...title,
        name: '新名称有限公司',
        is_def: true,
      }),
    ).toMatchObject({ name: '新名称有限公司', is_def: 1 })
    expect(await shopper.call('GET', `/member/invoice/${second.id}`)).toMatchObject({ is_def: 0 })
    expect(await shopper.call('DELETE', `/member/invoice/${second.id}`)).toMatchObject({ status: true })
    expect(await list()).toHaveLength(1)
  })

  it('are at most fifty, also when several are added at once', async () => {
    const [shopper, other] = [await buyer(mall, make), await buyer(mall, make)]
    const add = (who = shopper) =>
      who.call<InvoiceTitle & { message?: string }>('POST', '/member/invoice', title)
    const many = (count: number) => Promise.all(Array.from({ length: count }, () => add()))
    await many(48)
    const answers = await many(6)
    expect(answers.filter(({ id }) => id)).toHaveLength(2)
    expect(answers.flatMap(({ message }) => message ?? [])).toEqual(Array(4).fill('最多保存50个发票抬头'))
    const { total_count } = await shopper.call<{ total_count: number }>('GET', '/member/invoicelist')
    expect(total_count).toBe(50)
    // The limit applies per member, and deleting a title makes room.
    expect((await add(other)).id).toBeTruthy()
    const { id } = answers.find((one) => one.id) ?? { id: 0 }
    await shopper.call('DELETE', `/member/invoice/${id}`)
    expect((await add()).id).toBeTruthy()
  })

  it('are checked, and nobody else’s', async () => {
    const [shopper, other] = [await buyer(mall, make), await buyer(mall, make)]
    const add = (values: Record<string, unknown>) =>
      shopper.call('POST', '/member/invoice', { ...title, ...values })
    expect(await add({ tax_number: '1' })).toMatchObject({ message: '请填写正确的企业税号' })
    expect(await add({ name: '' })).toMatchObject({ message: '请填写公司名称' })
    expect(await add({ invoices_type: 'x' })).toMatchObject({ message: '请选择发票类型' })
    const { id } = await shopper.call<InvoiceTitle>('POST', '/member/invoice', title)
    const missing = { message: '发票抬头不存在' }
    expect(await other.call('GET', `/member/invoice/${id}`)).toMatchObject(missing)
    expect(await other.call('PUT', `/member/invoice/${id}`, title)).toMatchObject(missing)
    expect(await other.call('DELETE', `/member/invoice/${id}`)).toMatchObject(missing)
  })
})

describe('an invoice of a subsidised order', () => {
  const programme = programmeOf(mall, make)
  const personal = { ...request, invoice_type: 'individual', company_title: '林知夏', company_tax_number: '' }
  const company = {
    invoice_type: 'normal',
    invoice_content: { title: 'unit', content: '云杉科技', registration_number: '91330100MA27XL0E5C' },
  }

  /** A verified buyer, and a product with a subsidy of 15 percent for one piece. */
  async function verified() {
    await programme.open({ regions: ['浙江省'] })
    const { categoryId } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 10_000)
    const shopper = await buyer(mall, make)
    await programme.verify(shopper.userId)
    return { shopper, item }
  }

  it('has the price before the subsidy, and the title of a person', async () => {
    const { shopper, item } = await verified()
    const { order_id: orderId } = await shopper.orderItem(item, 2)
    await shopper.pay(orderId)
    const { orderInfo } = await shopper.detail(orderId)
    // One of two pieces is subsidised: 18,500 are paid.
    expect(orderInfo).toMatchObject({ total_fee: 18_500, invoice_amount: 20_000, invoice_subsidy: 1500 })
    const apply = (values: Record<string, unknown>) =>
      shopper.call<Invoice>('POST', '/order/invoice/apply', { order_id: orderId, ...values })
    expect(await apply(request)).toMatchObject({ message: '申请发票出错:享受国补的订单只能开具个人发票' })
    const invoice = await apply(personal)
    expect(invoice).toMatchObject({ invoice_amount: 20_000, company_title: '林知夏' })
    expect(await shopper.call('POST', '/order/invoice/update', { ...request, id: invoice.id })).toMatchObject(
      { message: '申请发票出错:享受国补的订单只能开具个人发票' },
    )
    expect(await issue(invoice.id)).toMatchObject({ invoice_amount: 20_000 })
    expect((await shopper.detail(orderId)).orderInfo.invoice_info).toMatchObject({
      company_title: '林知夏',
      company_tax_number: '',
      invoice_amount: 20_000,
    })
  })

  it('is refused for a company at checkout, and taken once no piece is subsidised', async () => {
    const { shopper, item } = await verified()
    expect(await shopper.orderItem(item, 1, company)).toMatchObject({
      message: '享受国补的订单只能开具个人发票',
    })
    const first = await shopper.orderItem(item, 1)
    await shopper.pay(first.order_id)
    // The limit is used up: the next piece has no subsidy.
    expect(await shopper.orderItem(item, 1, company)).toMatchObject({ total_fee: 10_000 })
  })
})
