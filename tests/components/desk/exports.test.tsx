/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExportList } from '@/components/desk/settings/exports/export-list'
import { ProductFeed } from '@/components/desk/settings/site/product-feed'
import { ShopList } from '@/components/desk/shops/shop/shop-list'
import { ShopOrders } from '@/components/desk/trade/orders/shop-orders'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, refuse } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Files that people at the desk take away, and the address of the product feed. */

const desk = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
}
const record: DeskExport = {
  export_id: 5,
  subject: 'orders',
  format: 'xlsx',
  is_filtered: true,
  is_masked: false,
  username: '林知夏',
  is_own: true,
  state: 'running',
  done: 0,
  total: 0,
  rows: 0,
  bytes: 0,
  file_name: '',
  may_download: false,
  problem: '',
  created: 1_790_000_000,
  expires: 0,
}
const done: DeskExport = {
  ...record,
  state: 'done',
  done: 3,
  total: 3,
  rows: 7,
  bytes: 2048,
  may_download: true,
  file_name: '订单-202611302359.xlsx',
  expires: 1_790_604_800,
}

/** The addresses of files that the page saved. */
function savedFiles(): string[] {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  return saved
}
beforeAll(supportDialogs)
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('orders are exported as the list is filtered, and the file is saved when it is there', async () => {
  const saved = savedFiles()
  let looks = 0
  const { sent } = mallDouble({
    ...desk,
    'GET /operator/orders': { list: [], total_count: 0 },
    'POST /operator/orders/export': record,
    'GET /operator/exports/info': () => (++looks > 1 ? done : { ...record, done: 1, total: 3 }),
  })
  const user = userEvent.setup()
  showPage(<ShopOrders />, 'status=wait_ship&keywords=13800138000')
  await user.click(await screen.findByRole('button', { name: '导出' }))
  const dialog = await screen.findByRole('dialog', { name: '导出' })
  expect(
    await within(dialog).findByText(/订单-202611302359\.xlsx 已下载/, {}, { timeout: 4000 }),
  ).toBeVisible()
  expect(sent('POST', '/operator/orders/export')[0]?.fields).toEqual({
    company_id: '1',
    mobile: '13800138000',
    todo: 'wait_ship',
    format: 'xlsx',
  })
  expect(saved).toEqual(['/api/h5app/wxapp/operator/exports/file?export_id=5'])
})

it('the format of the last export is that of the next one', async () => {
  savedFiles()
  const { sent } = mallDouble({
    ...desk,
    'GET /operator/shops': { list: [], total_count: 0, more: false, next: null },
    'GET /operator/shop/tags': { list: [] },
    'POST /operator/shops/export': done,
    'GET /operator/exports/info': done,
  })
  const user = userEvent.setup()
  showPage(<ShopList />, 'status=closed&keywords=西湖&tag=5')
  await user.click(await screen.findByRole('button', { name: '导出' }))
  await user.click(await screen.findByRole('button', { name: '改为导出 CSV' }))
  await user.click(await screen.findByRole('button', { name: '关闭' }))
  await user.click(screen.getByRole('button', { name: '导出' }))
  await screen.findByRole('button', { name: '改为导出 Excel' })
  const fields = sent('POST', '/operator/shops/export').map((call) => call.fields)
  expect(fields.map(({ format }) => format)).toEqual(['xlsx', 'csv', 'csv'])
  expect(fields[0]).toMatchObject({ state: 'closed', keyword: '西湖', tag_id: '5', format: 'xlsx' })
})

it('columns are chosen once, and kept for the next export of the subject', async () => {
  savedFiles()
  const { sent } = mallDouble({
    ...desk,
    'GET /operator/orders': { list: [], total_count: 0 },
    'POST /operator/orders/export': done,
    'GET /operator/exports/info': done,
    'GET /operator/exports/columns': { list: ['订单号', '商品名称', '收货人手机'] },
  })
  const user = userEvent.setup()
  showPage(<ShopOrders />, '')
  await user.click(await screen.findByRole('button', { name: '导出' }))
  await user.click(await screen.findByRole('button', { name: '选择列' }))
  await user.click(await screen.findByRole('checkbox', { name: '收货人手机' }))
  await user.click(screen.getByRole('button', { name: '按所选的列导出' }))
  await user.click(await screen.findByRole('button', { name: '关闭' }))
  await user.click(screen.getByRole('button', { name: '导出' }))
  await screen.findByRole('button', { name: '选择列' })
  const fields = sent('POST', '/operator/orders/export').map((call) => call.fields)
  expect(fields).toHaveLength(3)
  expect(fields[0]).toEqual({ company_id: '1', format: 'xlsx' })
  expect(JSON.stringify(fields[1])).toContain('商品名称')
  expect(JSON.stringify(fields[1])).not.toContain('收货人手机')
  expect(fields[2]).toEqual(fields[1])
})

it('a refused export says why', async () => {
  mallDouble({
    ...desk,
    'GET /operator/orders': { list: [], total_count: 0 },
    'POST /operator/orders/export': refuse('今天导出的次数过多，请明天再试'),
  })
  const user = userEvent.setup()
  showPage(<ShopOrders />, '')
  await user.click(await screen.findByRole('button', { name: '导出' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('今天导出的次数过多，请明天再试')
})

it('the records say what can still be read', async () => {
  const list = [
    { ...record, export_id: 9, done: 50, total: 200 },
    { ...done, export_id: 8 },
    { ...done, export_id: 7, may_download: false, is_own: false },
    { ...done, export_id: 6, state: 'expired', may_download: false },
    { ...record, export_id: 5, state: 'failed', problem: 'Excel 文件不能超过 1048576 行，请导出为 CSV' },
  ]
  mallDouble({ ...desk, 'GET /operator/exports': { list, next: null } })
  showPage(<ExportList />, '')
  const rows = within(await screen.findByRole('list', { name: '导出记录' })).getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  const [running, whole, foreign, expired, failed] = rows as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  expect(within(running).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(within(running).getByRole('button', { name: '取消导出订单（已筛选）' })).toBeVisible()
  expect(within(whole).getByRole('link', { name: '下载 订单-202611302359.xlsx' })).toHaveAttribute(
    'href',
    '/api/h5app/wxapp/operator/exports/file?export_id=8',
  )
  expect(within(foreign).queryByRole('link')).toBeNull()
  expect(foreign).toHaveTextContent('您的账号没有导出权限')
  expect(expired).toHaveTextContent('已过期')
  expect(failed).toHaveTextContent('请导出为 CSV')
  expect(screen.getByRole('button', { name: '导出会员' })).toBeVisible()
})

it('the address of the product feed is copied', async () => {
  mallDouble(desk)
  const user = userEvent.setup()
  showPage(<ProductFeed />)
  const address = `${location.origin}/feed/products.xml`
  expect(await screen.findByRole('textbox', { name: '商品数据源的地址' })).toHaveValue(address)
  await user.click(screen.getByRole('button', { name: '复制地址' }))
  expect(await navigator.clipboard.readText()).toBe(address)
})
