/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FreightForm } from '@/components/desk/trade/freight/freight-form'
import { FreightList } from '@/components/desk/trade/freight/freight-list'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

/** The form of a freight template and its calculator. */

const city = (id: string, label: string, counties: [string, string][] = []) => ({
  id,
  value: id,
  label,
  parent_id: '',
  path: id,
  children: counties.map(([code, name]) => ({
    id: code,
    value: code,
    label: name,
    parent_id: id,
    path: code,
  })),
})
const regions = [
  { ...city('330000', '浙江省'), children: [city('330100', '杭州市', [['330106', '西湖区']])] },
  { ...city('540000', '西藏自治区'), children: [city('540100', '拉萨市')] },
]
const freight: DeskFreight = {
  templates_id: 3,
  name: '普通快递',
  is_free: false,
  valuation: 2,
  status: true,
  is_default: true,
  fee: [{ area: [], start_standard: 1, start_fee: 800, add_standard: 1, add_fee: 200 }],
  money: [],
  free: [],
  nopost: ['540000'],
  goods_num: 2,
  version: 4,
}
const answers = {
  'GET /espier/address': regions,
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
  'GET /operator/freight': { list: [freight] },
}
const to = async (user: ReturnType<typeof userEvent.setup>, province: string, place: string) => {
  await screen.findByRole('option', { name: province })
  await user.selectOptions(screen.getByRole('combobox', { name: '省' }), province)
  await user.selectOptions(screen.getByRole('combobox', { name: '市' }), place)
}

it('prices an order by the rules as they are typed, before they are saved', async () => {
  mallDouble(answers)
  const user = userEvent.setup()
  showPage(<FreightForm stored={freight} />)
  await to(user, '浙江省', '杭州市')
  await user.clear(screen.getByLabelText('件数'))
  await user.type(screen.getByLabelText('件数'), '3')
  const status = screen.getAllByRole('status').find((one) => one.textContent?.includes('运费'))
  expect(status).toHaveTextContent('运费 ¥12.00')
  await user.clear(screen.getByLabelText('运费规则1的首件运费'))
  await user.type(screen.getByLabelText('运费规则1的首件运费'), '5.5')
  expect(status).toHaveTextContent('运费 ¥9.50')
  await to(user, '西藏自治区', '拉萨市')
  expect(status).toHaveTextContent('不配送')
})

it('sends only what was changed, with the version that was seen', async () => {
  const { sent } = mallDouble({
    ...answers,
    'PUT /operator/freight': { saved: true, conflicts: [], freight: { ...freight, version: 5 } },
  })
  const user = userEvent.setup()
  showPage(<FreightForm stored={freight} />)
  await screen.findByRole('option', { name: '浙江省' })
  await user.click(screen.getByRole('button', { name: '新增包邮条件' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('包邮的金额不正确', { selector: 'p' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('包邮条件1的金额'), '99')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('PUT', '/operator/freight')).toHaveLength(1))
  expect(sent('PUT', '/operator/freight')[0]?.fields).toEqual({
    company_id: '1',
    templates_id: '3',
    version: '4',
    free: JSON.stringify([{ area: [], free_type: 2, quantity: 0, amount: 9900 }]),
  })
})

it('says on the page that follows that a template was added', async () => {
  sessionStorage.clear()
  const { sent } = mallDouble({ ...answers, 'POST /operator/freight': freight })
  const user = userEvent.setup()
  showPage(<FreightForm stored={null} />)
  await screen.findByRole('option', { name: '浙江省' })
  await user.type(screen.getByLabelText(/模板名称/), '包邮')
  await user.click(screen.getByRole('radio', { name: /包邮/ }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('POST', '/operator/freight')).toHaveLength(1))
  await waitFor(() => expect(Object.values(sessionStorage)).toContain('运费模板已新增'))
})

it('chooses regions by keyboard in a dialog', async () => {
  mallDouble(answers)
  const user = userEvent.setup()
  showPage(<FreightForm stored={null} />)
  await screen.findByRole('option', { name: '浙江省' })
  await user.click(screen.getByRole('button', { name: '新增地区规则' }))
  await user.click(screen.getByRole('button', { name: '全国，运费规则1的地区' }))
  const dialog = await screen.findByRole('dialog', { name: '运费规则1的地区' })
  await user.click(within(dialog).getByRole('checkbox', { name: '浙江省' }))
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '浙江省，运费规则1的地区' })).toBeInTheDocument()
})

it('lists templates with their rules in a few words', async () => {
  mallDouble(answers)
  showPage(<FreightList />)
  expect(
    await screen.findByText('按件数：1 件内 ¥8.00，每增加 1 件 ¥2.00 · 西藏自治区不配送'),
  ).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '取消默认，普通快递' })).toBeInTheDocument()
})

it('is read by people who may only see it: fixed fields, no buttons to change or save', async () => {
  mallDouble({
    ...answers,
    'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'reader' },
  })
  showPage(<FreightForm stored={freight} />)
  const name = await screen.findByRole('textbox', { name: /模板名称/ })
  await waitFor(() => expect(name).toBeDisabled())
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})
