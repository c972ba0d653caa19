/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TitleBook } from '@/components/member/invoice-title/title-book'
import { activeEntry } from '@/components/member/menu-entries'
import { InvoiceDialog } from '@/components/order/invoice/invoice-dialog'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import type { Order } from '@/lib/contract/trade/order'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { order } from '../../fixtures/components/trade'

beforeAll(supportDialogs)

const title = (part: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  id: 1,
  invoices_id: 1,
  user_id: 1,
  invoices_type: 'individual',
  name: '林小禾',
  telephone: '',
  tax_number: '',
  business_address: '',
  bank: '',
  bank_account: '',
  is_def: 0,
  created: 1,
  updated: 1,
  ...part,
})
const company = title({
  id: 2,
  invoices_type: 'enterprise',
  name: '青禾科技',
  tax_number: '91330100MA2AAAAA1X',
  is_def: 1,
})

function open(list: InvoiceTitle[], handlers: Record<string, unknown> = {}) {
  const double = mallDouble({
    'GET /member/invoicelist': () => ({ list, total_count: list.length, count: list.length }),
    ...handlers,
  })
  showPage(<TitleBook />)
  return { ...double, user: userEvent.setup() }
}

describe('发票抬头', () => {
  it('lists the titles, the default one is marked', async () => {
    open([company, title()])
    const card = within(await screen.findByRole('listitem', { name: '青禾科技' }))
    expect(card.getByText('默认抬头')).toBeInTheDocument()
    expect(card.getByText('91330100MA2AAAAA1X')).toBeInTheDocument()
    expect(card.queryByRole('button', { name: '设为默认' })).not.toBeInTheDocument()
    expect(screen.getByText('您已保存2个发票抬头，最多可保存50个')).toBeInTheDocument()
  })

  it('adds a title of a company, with its tax number', async () => {
    const { user, sent } = open([], { 'POST /member/invoice': company })
    await screen.findByText('您还没有发票抬头，保存后申请开票时可直接选用')
    await user.click(screen.getAllByRole('button', { name: '新增抬头' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: '新增抬头' }))
    await user.click(dialog.getByRole('radio', { name: '企业' }))
    await user.click(dialog.getByRole('button', { name: '确认' }))
    expect(dialog.getByText('请填写公司名称')).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox', { name: /公司名称/ }), '青禾科技')
    expect(dialog.getByText('请填写正确的企业税号')).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox', { name: /税号/ }), '91330100ma2aaaaa1x')
    await user.click(dialog.getByRole('checkbox', { name: '设为默认抬头' }))
    await user.click(dialog.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('抬头新增成功')).toBeInTheDocument()
    expect(sent('POST', '/member/invoice')[0]?.fields).toMatchObject({
      invoices_type: 'enterprise',
      name: '青禾科技',
      tax_number: '91330100MA2AAAAA1X',
      is_def: 'true',
    })
    await waitFor(() => expect(sent('GET', '/member/invoicelist')).toHaveLength(2))
  })

  it('changes a title, and makes one the default without losing its fields', async () => {
    const own = title({ telephone: '0571-88880000' })
    const { user, sent } = open([company, own], { 'PUT /member/invoice/1': own })
    const card = within(await screen.findByRole('listitem', { name: '林小禾' }))
    await user.click(card.getByRole('button', { name: '编辑' }))
    const dialog = within(await screen.findByRole('dialog', { name: '编辑抬头' }))
    await user.clear(dialog.getByRole('textbox', { name: /发票抬头/ }))
    await user.type(dialog.getByRole('textbox', { name: /发票抬头/ }), '林禾')
    await user.click(dialog.getByRole('button', { name: '确认' }))
    expect(await screen.findByText('抬头更新成功')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: '设为默认' }))
    await waitFor(() => expect(sent('PUT', '/member/invoice/1')).toHaveLength(2))
    const [changed, chosen] = sent('PUT', '/member/invoice/1')
    expect(changed?.fields).toMatchObject({ name: '林禾', is_def: 'false' })
    expect(chosen?.fields).toMatchObject({ name: '林小禾', telephone: '0571-88880000', is_def: 'true' })
  })

  it('deletes a title after a question, and says why it could not', async () => {
    const { user, sent } = open([title()], { 'DELETE /member/invoice/1': refuse('发票抬头不存在') })
    await user.click(await screen.findByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('确定删除发票抬头“林小禾”吗？')).toBeInTheDocument()
    expect(sent('DELETE', '/member/invoice/1')).toHaveLength(0)
    await user.click(question.getByRole('button', { name: /确/ }))
    expect(await screen.findByText('发票抬头不存在')).toBeInTheDocument()
  })

  it('offers to try again when the list could not be loaded', async () => {
    let isDown = true
    const { user } = open([], {
      'GET /member/invoicelist': () =>
        isDown ? refuse('服务繁忙') : { list: [company], total_count: 1, count: 1 },
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('listitem', { name: '青禾科技' })).toBeInTheDocument()
  })

  it('has its entry in the menu of the member area', () => {
    expect(activeEntry('/member/invoice')).toBe('/member/invoice')
    expect(activeEntry('/h5/member/invoice')).toBe('/member/invoice')
  })
})

describe('申请开票', () => {
  /** Requests an invoice with a title that is not kept yet. */
  async function request(count: number) {
    const list = Array.from({ length: count }, (_, at) => title({ id: at + 1, name: `抬头${at + 1}` }))
    const double = mallDouble({
      'GET /member/invoicelist': { list, total_count: count, count },
      'POST /order/invoice/apply': { id: 1 },
      'POST /member/invoice': title(),
    })
    showPage(<InvoiceDialog order={order({ invoice_amount: 10_000 }) as Order} open onClose={() => {}} />)
    const user = userEvent.setup()
    const dialog = within(await screen.findByRole('dialog', { name: '申请开票' }))
    await dialog.findByLabelText('常用抬头')
    await user.type(dialog.getByRole('textbox', { name: /发票抬头/ }), '林小禾')
    await user.type(dialog.getByRole('textbox', { name: /接收邮箱/ }), 'lin@example.com')
    const offered = dialog.queryByRole('checkbox', { name: '保存为常用抬头' }) !== null
    const note = dialog.queryByText('最多保存50个发票抬头，此抬头不会保存')?.textContent
    await user.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('开票申请已提交')).toBeInTheDocument()
    return { offered, note, kept: double.sent('POST', '/member/invoice').length }
  }

  it('keeps the title while there is room for one', async () => {
    expect(await request(49)).toEqual({ offered: true, note: undefined, kept: 1 })
  })

  it('says that it keeps no more titles than fifty', async () => {
    expect(await request(50)).toEqual({
      offered: false,
      kept: 0,
      note: '最多保存50个发票抬头，此抬头不会保存',
    })
  })
})
