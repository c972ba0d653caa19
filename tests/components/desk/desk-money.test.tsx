/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoiceList } from '@/components/desk/trade/invoices/invoice-list'
import { RefundList } from '@/components/desk/trade/refunds/refund-list'
import { AddressList } from '@/components/desk/trade/return-addresses/address-list'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

/** 发票, 退款 and 退货地址 at the desk. */

const orderId = '5438376000000001'
const atDesk = (role = 'owner') => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: role },
})

describe('发票', () => {
  const invoice = {
    id: 3,
    order_id: orderId,
    invoice_type: 'enterprise',
    invoice_type_code: '02',
    company_title: '临江电器有限公司',
    company_tax_number: '91330100MA27X0000X',
    company_address: '',
    company_telephone: '',
    bank_name: '',
    bank_account: '',
    email: 'a@example.com',
    invoice_amount: 129_900,
    invoice_status: 'pending',
    invoice_number: '',
    invoice_file_url: '',
    remark: '',
    create_time: 1_790_000_000,
  }
  const shown = (more = {}, role = 'owner') => {
    const list = { list: [invoice], total_count: 1 }
    const mall = mallDouble({ ...atDesk(role), 'GET /operator/invoices': list, ...more })
    showPage(<InvoiceList />)
    return { ...mall, user: userEvent.setup() }
  }

  it('are issued with number and file; those that wait are shown first', async () => {
    const { user, sent } = shown({ 'POST /operator/invoice/issue': invoice })
    await user.click(await screen.findByRole('button', { name: `开票${orderId}` }))
    expect(sent('GET', '/operator/invoices')[0]?.fields).toMatchObject({ invoice_status: 'pending' })
    const dialog = within(await screen.findByRole('dialog', { name: '开票' }))
    await user.click(dialog.getByRole('button', { name: '开票' }))
    expect(dialog.getByText('发票号码不能为空')).toBeInTheDocument()
    expect(dialog.getByText('发票文件地址不正确')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/发票号码/), '24332000000012345678')
    await user.type(dialog.getByLabelText(/发票文件地址/), 'https://files.example/a.pdf')
    await user.click(dialog.getByRole('button', { name: '开票' }))
    await waitFor(() =>
      expect(sent('POST', '/operator/invoice/issue')[0]?.fields).toMatchObject({
        id: '3',
        number: '24332000000012345678',
        file: 'https://files.example/a.pdf',
      }),
    )
  })

  it('are made void with a reason only', async () => {
    const { user, sent } = shown({ 'POST /operator/invoice/void': invoice })
    await user.click(await screen.findByRole('button', { name: `作废${orderId}` }))
    const dialog = within(await screen.findByRole('dialog', { name: '作废发票' }))
    await user.click(dialog.getByRole('button', { name: '作废' }))
    expect(dialog.getByText('作废原因必填')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(/作废原因/), '抬头有误')
    await user.click(dialog.getByRole('button', { name: '作废' }))
    await waitFor(() =>
      expect(sent('POST', '/operator/invoice/void')[0]?.fields).toMatchObject({ reason: '抬头有误' }),
    )
  })

  it('have no buttons for people who may only see', async () => {
    shown({}, 'reader')
    expect(await screen.findByText('¥1,299.00')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /开票\d|作废\d/ })).toBeNull()
  })
})

describe('退款', () => {
  const refund = {
    refund_bn: 'R1',
    order_id: orderId,
    refund_status: 'CHANGE',
    refund_channel: 'original',
    refund_fee: 5000,
    refund_point: 0,
    aftersales_bn: '',
    last_error: '账户余额不足',
    create_time: 1_790_000_000,
    refund_success_time: 0,
  }
  const shown = (row: object, more = {}) => {
    const mall = mallDouble({
      ...atDesk(),
      'GET /operator/refunds': { list: [{ ...refund, ...row }], total_count: 1 },
      ...more,
    })
    showPage(<RefundList />)
    return { ...mall, user: userEvent.setup() }
  }

  it('that failed say why, and are tried again', async () => {
    const { user, sent } = shown({}, { 'POST /operator/refund/retry': refuse('支付单状态不能重试') })
    expect(await screen.findByText('账户余额不足')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '重试退款R1' }))
    expect(await screen.findByText('支付单状态不能重试')).toBeInTheDocument()
    expect(sent('POST', '/operator/refund/retry')[0]?.fields).toMatchObject({ refund_bn: 'R1' })
  })

  it('by transfer are entered with their time', async () => {
    const { user, sent } = shown(
      { refund_status: 'AUDIT_SUCCESS', refund_channel: 'offline', last_error: '' },
      { 'POST /operator/refund/offline': refund },
    )
    await user.click(await screen.findByRole('button', { name: '登记转账R1' }))
    const dialog = within(await screen.findByRole('dialog', { name: '登记转账' }))
    await user.click(dialog.getByRole('button', { name: '确认已转账' }))
    expect(sent('POST', '/operator/refund/offline')).toHaveLength(0)
    await user.type(dialog.getByRole('textbox', { name: /转账时间/ }), '2026-09-20 10:30')
    await user.type(dialog.getByLabelText('转账流水号'), '88001')
    await user.click(dialog.getByRole('button', { name: '确认已转账' }))
    await waitFor(() =>
      expect(sent('POST', '/operator/refund/offline')[0]?.fields).toMatchObject({
        paid_at: '1789871400',
        voucher: '88001',
      }),
    )
  })
})

it('退货地址 are entered with every field that a parcel needs', async () => {
  const { sent } = mallDouble({
    ...atDesk(),
    'GET /operator/aftersales/addresses': { list: [], total_count: 0 },
    'GET /espier/address': [
      { id: '330000', label: '浙江省', children: [{ id: '330100', label: '杭州市', children: [] }] },
    ],
    'POST /operator/aftersales/addresses': { address_id: 1 },
  })
  const user = userEvent.setup()
  showPage(<AddressList />)
  await user.click(await screen.findByRole('button', { name: '新增退货地址' }))
  const dialog = within(await screen.findByRole('dialog', { name: '新增退货地址' }))
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getAllByRole('alert')).toHaveLength(4)
  await user.type(dialog.getByLabelText(/收件人/), '售后部')
  await user.type(dialog.getByLabelText(/联系电话/), '0571-88880000')
  await dialog.findByRole('option', { name: '浙江省' })
  await user.selectOptions(dialog.getByRole('combobox', { name: '省' }), '浙江省')
  await user.selectOptions(dialog.getByRole('combobox', { name: '市' }), '杭州市')
  await user.type(dialog.getByLabelText(/详细地址/), '仓库路9号')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(sent('POST', '/operator/aftersales/addresses')[0]?.fields).toMatchObject({
      province: '浙江省',
      city: '杭州市',
      area: '杭州市',
      address: '仓库路9号',
    }),
  )
})
