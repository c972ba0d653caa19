/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ClerkList } from '@/components/desk/people/clerks/clerk-list'
import { ShopForm } from '@/components/desk/shops/shop/shop-form'
import { ShopList } from '@/components/desk/shops/shop/shop-list'
import type { DeskShop } from '@/lib/contract/operator/shops/shop-desk'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

/** The form of a shop, for operators and for the merchant of the shop, and its clerks. */

const shop: DeskShop = {
  distributor_id: 7,
  version: 3,
  name: '云杉西湖店',
  shop_code: 'HX7',
  category_id: 0,
  distribution_type: 1,
  logo: '',
  banner: '',
  introduce: '',
  business: '',
  contact: '',
  mobile: '0571-88880000',
  contract_phone: '',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  address: '文三路1号',
  house_number: '',
  lng: 120.13,
  lat: 30.27,
  hour: '09:00-21:00',
  is_valid: 'true',
  is_ziti: true,
  is_delivery: true,
  delivery_distance: 0,
  is_default: false,
  tag_ids: [],
  created: 1,
}
const answers = {
  'GET /espier/address': [],
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
  'GET /operator/shops/kinds': { list: [] },
  'GET /operator/shops/tags': { list: [] },
}
const asMerchant = { ...answers, 'GET /operator/shop/overview': { ...overview, desk_role: 'shop_manager' } }
const saved = (fields: Partial<DeskShop>) => ({
  saved: true,
  conflicts: [],
  shop: { ...shop, ...fields, version: 4 },
})

it('sends only what was changed; both coordinates come from one paste', async () => {
  const { sent } = mallDouble({ ...answers, 'PUT /operator/shops': saved({ lng: 119.3, lat: 26.07 }) })
  const user = userEvent.setup()
  showPage(<ShopForm stored={shop} />)
  const lng = await screen.findByLabelText(/经度/)
  await waitFor(() => expect(lng).toBeEnabled())
  await user.click(lng)
  await user.paste('119.3, 26.07')
  expect(screen.getByLabelText(/纬度/)).toHaveValue('26.07')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('PUT', '/operator/shops')).toHaveLength(1))
  expect(sent('PUT', '/operator/shops')[0]?.fields).toEqual({
    company_id: '1',
    distributor_id: '7',
    version: '3',
    lng: '119.3',
    lat: '26.07',
  })
})

it('may lack coordinates, but not one of them, nor those that its delivery is measured from', async () => {
  const { sent } = mallDouble({ ...answers, 'PUT /operator/shops': saved({ lng: null, lat: null }) })
  const user = userEvent.setup()
  showPage(<ShopForm stored={shop} />)
  const lng = await screen.findByLabelText(/经度/)
  await waitFor(() => expect(lng).toBeEnabled())
  await user.clear(lng)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(lng).toHaveAccessibleDescription(expect.stringContaining('经度和纬度请一起填写'))
  expect(sent('PUT', '/operator/shops')).toHaveLength(0)
  await user.clear(screen.getByLabelText(/纬度/))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('PUT', '/operator/shops')[0]?.fields).toMatchObject({ lng: '', lat: '' }))
})

it('asks before a shop is closed', async () => {
  const { sent } = mallDouble({ ...answers, 'PUT /operator/shops': saved({ is_valid: 'closed' }) })
  const user = userEvent.setup()
  showPage(<ShopForm stored={shop} />)
  const closed = await screen.findByRole('radio', { name: /已关闭/ })
  await waitFor(() => expect(closed).toBeEnabled())
  await user.click(closed)
  await user.click(screen.getByRole('button', { name: '保存' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('已有的订单和售后照常处理')
  expect(sent('PUT', '/operator/shops')).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(sent('PUT', '/operator/shops')[0]?.fields.is_valid).toBe('closed'))
})

it('needs hours as a period for pickup, and shows it at the field', async () => {
  const { sent } = mallDouble(answers)
  const user = userEvent.setup()
  showPage(<ShopForm stored={shop} />)
  const words = await screen.findByRole('checkbox', { name: /用文字说明/ })
  await waitFor(() => expect(words).toBeEnabled())
  await user.click(words)
  await user.type(screen.getByLabelText('营业时间'), '随到随取')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByLabelText('营业时间')).toHaveAccessibleDescription('自提需要营业时间，如 09:00-21:00')
  expect(sent('PUT', '/operator/shops')).toHaveLength(0)
})

it('shows what another person changed, and saves the own value on the version of the other one', async () => {
  const { sent } = mallDouble({
    ...answers,
    'PUT /operator/shops': ({ fields }: { fields: Record<string, string> }) =>
      fields.version === '9'
        ? saved({ contact: '林知夏' })
        : {
            saved: false,
            conflicts: [{ field: 'contact', by: '周明远', at: 1_764_500_000 }],
            shop: { ...shop, version: 9, contact: '沈一诺', mobile: '0571-88880000' },
          },
  })
  const user = userEvent.setup()
  showPage(<ShopForm stored={shop} />)
  const contact = await screen.findByLabelText('联系人')
  await waitFor(() => expect(contact).toBeEnabled())
  await user.type(contact, '林知夏')
  await user.click(screen.getByRole('button', { name: '保存' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('联系人周明远')
  expect(within(dialog).getByRole('radio', { name: '保留对方 沈一诺' })).toBeInTheDocument()
  await user.click(within(dialog).getByRole('radio', { name: '使用我的 林知夏' }))
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(sent('PUT', '/operator/shops').at(-1)?.fields).toMatchObject({ version: '9', contact: '林知夏' }),
  )
  // What only the other person changed is not sent back.
  expect(sent('PUT', '/operator/shops').at(-1)?.fields).not.toHaveProperty('mobile')
})

it('keeps what the mall decides from merchants', async () => {
  mallDouble(asMerchant)
  showPage(<ShopForm stored={shop} />)
  const introduction = await screen.findByLabelText('店铺介绍')
  await waitFor(() => expect(introduction).toBeEnabled())
  expect(screen.getByLabelText(/店铺名称/)).toBeDisabled()
  expect(screen.getByRole('radio', { name: /已关闭/ })).toBeDisabled()
})

it('lists shops with their state', async () => {
  mallDouble({
    ...answers,
    'GET /operator/shops': {
      list: [{ ...shop, is_valid: 'closed', tags: ['体验店'], goods_num: 12, updated: 1_764_500_000 }],
      total_count: 1,
      more: false,
      next: null,
    },
  })
  showPage(
    <DeskPage entry="shops">
      <ShopList />
    </DeskPage>,
  )
  const table = await screen.findByRole('table', { name: '店铺' })
  expect(table).toHaveTextContent('已关闭')
  expect(table).toHaveTextContent('编号 HX7 · 商户经营 · 可自提 · 体验店')
  expect(screen.getByRole('link', { name: '新增店铺' })).toHaveAttribute('href', '/shopadmin/shops/new')
})

it('adds a clerk and gives the link for the first password', async () => {
  const clerk = {
    user_id: 21,
    mobile: '13900002234',
    username: 'abcd2345',
    desk_role: 'clerk',
    shop: { distributor_id: 7, name: '云杉西湖店' },
    disabled: false,
    waits_for_password: true,
    created: 1,
  }
  mallDouble({
    ...asMerchant,
    'GET /operator/clerks': { list: [clerk] },
    'POST /operator/clerks': ({ fields }: { fields: Record<string, string> }) =>
      fields.mobile === clerk.mobile ? clerk : refuse('该手机号已注册，请联系商城运营添加'),
    'POST /operator/clerks/link': {
      link: 'https://mall.example/auth/set-password#key=k',
      expires: 1_764_500_000,
    },
  })
  const user = userEvent.setup()
  showPage(
    <DeskPage entry="clerks">
      <ClerkList />
    </DeskPage>,
  )
  await user.click(await screen.findByRole('button', { name: '新增店员' }))
  const dialog = await screen.findByRole('dialog', { name: '新增店员' })
  await user.type(within(dialog).getByLabelText(/姓名/), '周宁')
  await user.type(within(dialog).getByLabelText(/手机号/), '13900009999')
  await user.click(within(dialog).getByRole('button', { name: '新增' }))
  expect(await within(dialog).findByText('该手机号已注册，请联系商城运营添加')).toBeInTheDocument()
  await user.clear(within(dialog).getByLabelText(/手机号/))
  await user.type(within(dialog).getByLabelText(/手机号/), clerk.mobile)
  await user.click(within(dialog).getByRole('button', { name: '新增' }))
  await user.click(await screen.findByRole('button', { name: '生成链接' }))
  expect(await screen.findByText('https://mall.example/auth/set-password#key=k')).toBeInTheDocument()
})
