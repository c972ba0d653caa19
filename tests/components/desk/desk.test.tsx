/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { DeskMenu } from '@/components/desk/frame/desk-menu'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { DeskHome } from '@/components/desk/home/desk-home'
import { SettingPages } from '@/components/desk/settings/setting-pages'
import { ApplicationList } from '@/components/desk/shops/applications/application-list'
import { ShopAftersales } from '@/components/desk/trade/aftersales/shop-aftersales'
import { ShopOrders } from '@/components/desk/trade/orders/shop-orders'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { application, overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

const menu = (
  <PathnameContext value="/shopadmin/index">
    <DeskMenu />
  </PathnameContext>
)

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const approved = { audit_status: '2', audit_memo: '' }
const merchant = {
  'GET /merchant/settlementapply/auditstatus': approved,
  'GET /operator/shop/overview': overview,
}
const operator = {
  ...merchant,
  'GET /operator/shop/overview': {
    ...overview,
    shop: null,
    desk_role: 'owner',
    applications: { draft: 0, review: 3, approved: 5, refused: 1 },
  },
}

describe('the home of the desk', () => {
  it('shows a merchant the numbers of the shop', async () => {
    mallDouble(merchant)
    showPage(
      <DeskPage entry="home">
        <DeskHome />
      </DeskPage>,
    )
    const todo = await screen.findByRole('region', { name: '待办' })
    expect(within(todo).getByText('待发货').closest('div')).toHaveTextContent('12')
    expect(screen.getByRole('region', { name: '今日成交' })).toHaveTextContent('12,345.00')
    expect(screen.getByRole('link', { name: '店铺首页' })).toHaveAttribute(
      'href',
      '/shops/info?distributor_id=7',
    )
  })

  it('leads from each number to the list in which it is counted', async () => {
    mallDouble(merchant)
    showPage(
      <DeskPage entry="home">
        <DeskHome />
      </DeskPage>,
    )
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('待发货')).toBe('/shopadmin/orders?status=wait_ship')
    expect(await hrefOf('处理中售后')).toBe('/shopadmin/aftersales')
    expect(await hrefOf('已售罄')).toBe('/shopadmin/goods?status=sold_out')
    expect(screen.queryByRole('link', { name: '付款订单' })).toBeNull()
  })

  it('is the overview of an operator, who never applied', async () => {
    mallDouble(operator)
    showPage(
      <DeskPage entry="home">
        <DeskHome />
      </DeskPage>,
    )
    expect(await screen.findByRole('heading', { level: 1, name: '概况' })).toBeInTheDocument()
    expect(await screen.findByText('全部店铺')).toBeInTheDocument()
    const todo = screen.getByRole('region', { name: '待办' })
    expect(within(todo).getByText('待审核入驻').closest('div')).toHaveTextContent('3')
    expect(screen.getByRole('link', { name: '待审核入驻' })).toHaveAttribute(
      'href',
      '/shopadmin/applications',
    )
    expect(screen.queryByRole('link', { name: '入驻进度' })).toBeNull()
  })

  it('offers the review of applications to operators only', async () => {
    const links = async (desk: string) =>
      within(await screen.findByRole('navigation', { name: desk }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    mallDouble(merchant)
    const { container } = showPage(menu)
    expect(await links('商家中心')).not.toContain('入驻审核')
    container.remove()
    mallDouble(operator)
    showPage(menu)
    expect(await links('运营中心')).toContain('入驻审核3项待办')
    expect(screen.getByRole('link', { name: '页面装修' })).toHaveAttribute('href', '/edit')
  })
})

describe('the menu', () => {
  beforeEach(() => localStorage.clear())

  it('has at most eight entries in a group, and one name for each page', async () => {
    mallDouble(operator)
    showPage(menu)
    const entries = await screen.findByRole('navigation', { name: '运营中心' })
    const names = within(entries)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('搜索管理')
    for (const group of within(entries).getAllByRole('group'))
      expect(within(group).getAllByRole('link').length).toBeLessThanOrEqual(8)
  })

  it('keeps groups closed, and counts what has to be done in them', async () => {
    mallDouble(operator)
    showPage(menu)
    await userEvent.click(await screen.findByRole('button', { name: '店铺' }))
    expect(screen.queryByRole('link', { name: /^入驻审核/ })).toBeNull()
    expect(screen.getByRole('button', { name: '店铺 3 项待办' })).toHaveAttribute('aria-expanded', 'false')
    cleanup()
    mallDouble(operator)
    showPage(menu)
    await userEvent.click(await screen.findByRole('button', { name: /^店铺/ }))
    expect(screen.getByRole('link', { name: /^入驻审核/ })).toBeInTheDocument()
  })

  it('leads to 设置, with the pages that are opened now and then', async () => {
    mallDouble(operator)
    showPage(
      <DeskPage entry="settings">
        <SettingPages />
      </DeskPage>,
    )
    const names = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
    expect(names).toEqual([
      ...['/shopadmin/goods-tags', '/shopadmin/return-addresses', '/shopadmin/shop-tags'],
      ...['/shopadmin/site', '/shopadmin/imports'],
      ...['/shopadmin/profile-form', '/shopadmin/personal-data', '/shopadmin/accounts'],
      '/shopadmin/roles',
      ,
    ])
  })

  it('has no 设置 for people who may see none of its pages', async () => {
    mallDouble({
      ...operator,
      'GET /operator/shop/overview': { ...operator['GET /operator/shop/overview'], desk_role: 'finance' },
    })
    showPage(menu)
    await screen.findByRole('navigation', { name: '运营中心' })
    expect(screen.queryByRole('link', { name: '设置' })).toBeNull()
  })
})

describe('a role', () => {
  const content = {
    ...operator,
    'GET /operator/shop/overview': {
      ...operator['GET /operator/shop/overview'],
      desk_role: 'content',
      orders: null,
      today: null,
      applications: null,
    },
  }

  it('sees the entries and figures that it may read', async () => {
    mallDouble(content)
    showPage(
      <>
        {menu}
        <DeskPage entry="home">
          <DeskHome />
        </DeskPage>
      </>,
    )
    const entries = await screen.findByRole('navigation', { name: '运营中心' })
    expect(
      within(entries)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['概况', '商品', '分类', '品牌', '参数和规格', '商品标签', '定时任务', '搜索管理', '页面装修'],
      ...[
        '文章',
        '文章栏目',
        '公告',
        '常见问题',
        '导航与页脚',
        '协议',
        '设置',
        '任务',
        '导出记录',
        '我的安全',
      ],
    ])
    const home = screen.getByText('全部店铺').closest('div')?.parentElement as HTMLElement
    expect(
      within(home)
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label')),
    ).toEqual(['商品'])
  })

  it('gets a sentence instead of a page that it may not see', async () => {
    mallDouble(content)
    showPage(<DeskPage entry="orders">the orders</DeskPage>)
    expect(await screen.findByText('您的账号没有这项权限，请联系店主')).toBeVisible()
    expect(screen.queryByText('the orders')).toBeNull()
  })
})

describe('the lists of the desk', () => {
  const goods = (row: object) => ({
    total_count: 1,
    more: false,
    next: null,
    list: [
      {
        goods_id: 1,
        item_id: 11,
        item_name: '双门冰箱',
        item_bn: 'BX-1',
        pic: '',
        price: 199_900,
        max_price: 199_900,
        store: 0,
        sales: 0,
        sku_num: 1,
        state: 'sold_out',
        approve_status: 'onsale',
        audit_status: 'approved',
        is_gift: 0,
        staff_goods: 0,
        points_goods: 0,
        is_public: true,
        brand_name: '',
        category_name: '冰箱',
        shop_name: '',
        sort: 0,
        created: 1_790_000_000,
        updated: 1_790_000_000,
        deleted: null,
        version: 1,
        ...row,
      },
    ],
  })
  const counts = { on_sale: 3, sold_out: 1, off_sale: 0, pending: 0, returned: 0, deleted: 0 }
  const clerk = { ...merchant, 'GET /operator/shop/overview': { ...overview, desk_role: 'clerk' } }
  const listed = (row: object, desk: object = clerk) => ({
    ...desk,
    'GET /operator/goods': goods(row),
    'GET /operator/goods/count': counts,
    'GET /operator/categories': { list: [] },
  })

  it('open the state that the address names, and another one with its tab', async () => {
    const mall = mallDouble(listed({}))
    showPage(<GoodsList />, 'status=sold_out')
    const [link] = await screen.findAllByRole('link', { name: '双门冰箱' })
    expect(link).toHaveAttribute('href', '/shopadmin/goods/1')
    expect(screen.getByRole('tab', { name: /已售罄/ })).toHaveAttribute('aria-selected', 'true')
    expect(mall.sent('GET', '/operator/goods')[0]?.fields).toMatchObject({ state: 'sold_out' })
    await userEvent.click(screen.getByRole('tab', { name: /仓库中/ }))
    expect(location.search).toBe('?status=off_sale')
  })

  it('link no page that shoppers cannot see, and offer people who may only see no new product', async () => {
    mallDouble(listed({ state: 'off_sale', is_public: false }))
    showPage(<GoodsList />, 'status=off_sale')
    const links = await screen.findAllByRole('link', { name: '双门冰箱' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shopadmin/goods/1'])
    expect(screen.queryByRole('link', { name: '查看' })).toBeNull()
    expect(screen.queryByRole('link', { name: '新增商品' })).toBeNull()
  })

  it('give a product of the recycle bin back at its row', async () => {
    const deleted = { state: 'deleted', approve_status: 'instock', is_public: false, deleted: 1_790_000_000 }
    const mall = mallDouble({
      ...listed(deleted, operator),
      'POST /operator/goods/restore': { status: true },
    })
    showPage(<GoodsList />, 'status=deleted')
    const [button] = await screen.findAllByRole('button', { name: '恢复双门冰箱' })
    await userEvent.click(button as HTMLElement)
    expect(mall.sent('POST', '/operator/goods/restore')[0]?.fields).toMatchObject({ goods_id: '1' })
  })

  it('count no states while they are narrowed: their numbers are those of all products', async () => {
    mallDouble({ ...listed({}, operator), 'GET /operator/brands': { list: [], total_count: 0 } })
    showPage(<GoodsList />, 'keywords=%E5%86%B0%E7%AE%B1')
    expect(await screen.findByRole('tab', { name: '已售罄' })).toBeInTheDocument()
  })

  it('lead an operator to the form of a product, and change several after a preview', async () => {
    const mall = mallDouble({
      ...listed({}, operator),
      'GET /operator/goods/tags': { list: [] },
      'POST /operator/goods/bulk': {
        changed: 1,
        same: 0,
        refused: 0,
        samples: [{ goods_id: 1, item_name: '双门冰箱', before: '上架', after: '下架' }],
      },
    })
    showPage(<GoodsList />)
    const [link] = await screen.findAllByRole('link', { name: '双门冰箱' })
    expect(link).toHaveAttribute('href', '/shopadmin/goods/1')
    const [box] = screen.getAllByRole('checkbox', { name: '选择双门冰箱' })
    await userEvent.click(box as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '下架' }))
    expect(await screen.findByText('上架 →', { exact: false })).toBeInTheDocument()
    expect(mall.sent('POST', '/operator/goods/bulk')[0]?.fields).toMatchObject({ dry: '1', goods_id: '[1]' })
    await userEvent.click(screen.getByRole('button', { name: '确认修改' }))
    await waitFor(() => expect(mall.sent('POST', '/operator/goods/bulk')).toHaveLength(2))
    expect(mall.sent('POST', '/operator/goods/bulk')[1]?.fields).not.toHaveProperty('dry')
  })

  it('ask for orders by what has to be done, and for after-sales that are not ended', async () => {
    const empty = { list: [], total_count: 0, count: 0 }
    const mall = mallDouble({ 'GET /operator/orders': empty, 'GET /operator/aftersales': empty })
    showPage(<ShopOrders />, 'status=wait_ship')
    expect(await screen.findByText('暂无订单')).toBeInTheDocument()
    expect(mall.sent('GET', '/operator/orders')[0]?.fields).toMatchObject({ todo: 'wait_ship' })
    showPage(<ShopAftersales />)
    expect(await screen.findByText('暂无售后单')).toBeInTheDocument()
    expect(mall.sent('GET', '/operator/aftersales')[0]?.fields).toMatchObject({ open: 'true' })
  })
})

describe('the review of applications', () => {
  const row = {
    ...application,
    id: 7,
    user_id: 9,
    mobile: '139****9001',
    state: 'review',
    reason: '',
    submitted: 1_790_000_000,
    reviewed: null,
    distributor_id: null,
  }
  const open = async (answer: unknown = { ...row, state: 'approved' }) => {
    const mall = mallDouble({
      ...operator,
      'GET /operator/merchants': { total_count: 1, list: [row] },
      'GET /operator/merchants/info': row,
      'POST /operator/merchants/review': answer,
    })
    showPage(<ApplicationList />)
    await userEvent.click(await screen.findByRole('button', { name: '审核临江电器有限公司' }))
    await screen.findByRole('form', { name: '审核' })
    return mall
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: '提交审核结果' }))
  const agreeTo = async (text: string) => {
    const question = (await screen.findByText(text)).closest('dialog') as HTMLElement
    await userEvent.click(within(question).getByRole('button', { name: '确定' }))
  }

  it('begins with those that wait, and shows everything that is checked', async () => {
    const mall = await open()
    expect(mall.sent('GET', '/operator/merchants')[0]?.fields).toMatchObject({ state: 'review', page: '1' })
    const dialog = screen.getByRole('dialog', { name: '入驻申请 · 审核中' })
    for (const text of [application.legal_cert_id, application.card_id_mask, application.address])
      expect(within(dialog).getByText(text)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: '身份证人像面' })).toBeInTheDocument()
    expect(within(dialog).getByRole('region', { name: '商户信息' })).toHaveTextContent('商户类型家用电器')
    expect(screen.getByRole('tab', { name: '审核中 3', hidden: true })).toBeInTheDocument()
  })

  it('says of an application that was submitted again why it was refused before', async () => {
    mallDouble({
      ...operator,
      'GET /operator/merchants': { total_count: 1, list: [{ ...row, reason: '营业执照不清晰' }] },
    })
    showPage(<ApplicationList />)
    expect(await screen.findByText('上次驳回原因: 营业执照不清晰')).toBeInTheDocument()
  })

  it('asks for a result, for a reason to refuse, and for both coordinates or none to approve', async () => {
    const mall = await open()
    await submit()
    await waitFor(() => expect(alerts()).toEqual(['请选择处理结果']))
    await userEvent.click(screen.getByRole('radio', { name: '驳回' }))
    await submit()
    await waitFor(() => expect(alerts()).toEqual(['拒绝原因必填']))
    await userEvent.click(screen.getByRole('radio', { name: /通过/ }))
    await userEvent.type(screen.getByLabelText(/店铺经度/), '181')
    await submit()
    await waitFor(() => expect(alerts()).toEqual(['店铺位置不正确', '经度和纬度请一起填写']))
    expect(mall.sent('POST', '/operator/merchants/review')).toEqual([])
  })

  it('finds applications by company and by number, and ends the search', async () => {
    const mall = mallDouble({ ...operator, 'GET /operator/merchants': { total_count: 0, list: [] } })
    showPage(<ApplicationList />, 'keywords=%E4%B8%B4%E6%B1%9F')
    expect(await screen.findByText('没有符合的记录')).toBeInTheDocument()
    const field = screen.getByRole('searchbox', { name: '企业名称或手机号' })
    expect(field).toHaveValue('临江')
    expect(mall.sent('GET', '/operator/merchants')[0]?.fields).toMatchObject({ merchant_name: '临江' })
    await userEvent.clear(field)
    await userEvent.type(field, ' 13900139001 {Enter}')
    expect(window.location.search).toBe('?keywords=13900139001')
    cleanup()
    showPage(<ApplicationList />, 'keywords=13900139001')
    await waitFor(() =>
      expect(mall.sent('GET', '/operator/merchants').at(-1)?.fields).toMatchObject({ mobile: '13900139001' }),
    )
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(window.location.search).toBe('')
  })

  it('helps to find the place of the shop: address on a map, both coordinates pasted at once', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /通过/ }))
    const search = screen.getByRole('link', { name: '在地图中查找' })
    const whole = [application.province, application.city, application.area, application.address].join('')
    expect(new URL(search.getAttribute('href') ?? '').searchParams.get('keyword')).toBe(whole)
    expect(screen.queryByRole('link', { name: '核对填写的位置' })).toBeNull()
    await userEvent.click(screen.getByLabelText(/店铺纬度/))
    await userEvent.paste('119.3062, 26.0753')
    expect(screen.getByLabelText(/店铺经度/)).toHaveValue('119.3062')
    expect(screen.getByLabelText(/店铺纬度/)).toHaveValue('26.0753')
    const shown = screen.getByRole('link', { name: '核对填写的位置' }).getAttribute('href') ?? ''
    expect(new URL(shown).searchParams.get('position')).toBe('119.3062,26.0753')
  })

  it('refuses with a reason', async () => {
    const mall = await open()
    await userEvent.click(screen.getByRole('radio', { name: '驳回' }))
    await userEvent.type(screen.getByLabelText(/驳回原因/), ' 营业执照不清晰 ')
    await submit()
    await agreeTo('驳回后商户可修改资料重新提交，请确认')
    expect(await screen.findByText('已驳回')).toBeInTheDocument()
    const [sent] = mall.sent('POST', '/operator/merchants/review')
    expect(sent?.fields).toMatchObject({ id: '7', agree: 'false', reason: '营业执照不清晰' })
    expect(mall.sent('GET', '/operator/merchants').length).toBeGreaterThan(1)
  })

  it('approves with the place of the shop, and stays open when the mall refuses that', async () => {
    const mall = await open(refuse('店铺名称已存在，请与商户确认后重新提交'))
    await userEvent.click(screen.getByRole('radio', { name: /通过/ }))
    await userEvent.type(screen.getByLabelText(/店铺经度/), '119.3')
    await userEvent.type(screen.getByLabelText(/店铺纬度/), '26.08')
    await submit()
    await agreeTo('通过后将开通该商户的店铺，请确认')
    expect(await screen.findByText('店铺名称已存在，请与商户确认后重新提交')).toBeInTheDocument()
    expect(mall.sent('POST', '/operator/merchants/review')[0]?.fields).toMatchObject({
      agree: 'true',
      lng: '119.3',
      lat: '26.08',
    })
    expect(screen.getByRole('form', { name: '审核' })).toBeInTheDocument()
  })
})
