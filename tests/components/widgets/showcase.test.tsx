/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { emptySearchHref } from '@/lib/web/empty-search-href'
import { contracts } from '@/widgets/contracts'
import { toWidgetGoods } from '@/widgets/loader'
import { View as Menu } from '@/widgets/W0013/view'
import { View as Boutique } from '@/widgets/W0015/view'
import { View as Special } from '@/widgets/W0017/view'
import { storedItem } from '@/widgets/W0021/coupon-item'
import { View as Coupons } from '@/widgets/W0021/view'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { cardRow, goodsRow } from '../../fixtures/components/goods'
import { lost, mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)
beforeEach(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const first = toWidgetGoods(goodsRow({ goods_id: 7, item_name: '云杉冰箱', price: 129950 }))
const second = goodsRow({ goods_id: 8, item_name: '澜岸三门冰箱', price: 99900 })
const tabs = [
  { text: '精选', goodsIds: [7] },
  { text: '三门', goodsIds: [8] },
]
const data = { tabs, goods: [first] }
const render = { mode: 'render', themeColor: '' } as const

const showBoutique = (settings: Partial<typeof contracts.W0015.defaults> = {}) =>
  showPage(
    <Boutique
      {...render}
      settings={{ ...contracts.W0015.defaults, text: '冰箱', ...settings }}
      data={data}
    />,
  )
const answerWith = (answer: unknown) => mallDouble({ 'GET /goods/items': answer })
const point = (name: string) =>
  fireEvent.pointerEnter(screen.getByRole('tab', { name }), { pointerType: 'mouse' })

describe('a showcase', () => {
  it('has the first tab in the document and fetches another one when the mouse points at it', async () => {
    const double = answerWith({ list: [second], total_count: 1 })
    showBoutique()
    const floor = within(screen.getByRole('region', { name: '冰箱' }))
    expect(floor.getByRole('link', { name: /云杉冰箱/ })).toHaveAttribute('href', '/items/7')
    expect(double.sent('GET', '/goods/items')).toEqual([])

    point('三门')
    expect(await floor.findByRole('link', { name: /澜岸三门冰箱/ })).toHaveAttribute('href', '/items/8')
    expect(screen.getByRole('tab', { name: '三门' })).toHaveAttribute('aria-selected', 'true')
    expect(double.sent('GET', '/goods/items')).toHaveLength(1)

    fireEvent.click(screen.getByRole('tab', { name: '精选' }))
    expect(floor.queryByRole('link', { name: /澜岸三门冰箱/ })).not.toBeInTheDocument()
  })

  it('links the products of the other tabs for visitors without scripts, and only there', () => {
    const stored = (goods_id: number, goods_name: string) => ({
      goods_id,
      goods_pic: '',
      price: 1,
      goods_name,
    })
    const settings = {
      ...contracts.W0015.defaults,
      data: [
        { text: '精选', data: [stored(7, '云杉冰箱')] },
        { text: '三门', data: [stored(8, '澜岸三门冰箱')] },
      ],
    }
    const html = renderToStaticMarkup(<Boutique {...render} settings={settings} data={data} />)
    const [withoutScripts = ''] = /<noscript>.*<\/noscript>/s.exec(html) ?? []
    expect(withoutScripts).toContain('<a href="/items/8">澜岸三门冰箱</a>')
    expect(withoutScripts).not.toContain('云杉冰箱')
    expect(html.replace(withoutScripts, '')).not.toContain('澜岸三门冰箱')
  })

  it('shows the price of the card: 国补价 where the programme pays, and the price of everybody beside it', () => {
    const row = goodsRow({ goods_id: 9, item_name: '云杉热水器', price: 200_000, subsidy_price: 170_000 })
    showPage(
      <Boutique
        {...render}
        settings={{ ...contracts.W0015.defaults, text: '热水器' }}
        data={{ tabs: [{ text: '精选', goodsIds: [9] }], goods: [toWidgetGoods(row)] }}
      />,
    )
    expect(screen.getByRole('link', { name: /云杉热水器/ })).toHaveTextContent(/国补价¥1,700.*价格 ¥2,000.00/)
  })

  it('is not opened by a finger that only touches a tab', () => {
    showBoutique()
    fireEvent.pointerEnter(screen.getByRole('tab', { name: '三门' }), { pointerType: 'touch' })
    expect(screen.getByRole('tab', { name: '精选' })).toHaveAttribute('aria-selected', 'true')
  })

  it('offers another attempt when a tab cannot be fetched', async () => {
    let answer: unknown = lost
    answerWith(() => answer)
    showBoutique()
    point('三门')
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 10_000 })
    answer = { list: [second], total_count: 1 }
    fireEvent.click(retry)
    expect(await screen.findByRole('link', { name: /澜岸三门冰箱/ })).toBeInTheDocument()
  }, 20_000)

  it('says that the products of a tab are gone', async () => {
    answerWith({ list: [], total_count: 0 })
    showBoutique()
    point('三门')
    expect(await screen.findByText('这里的商品刚刚下架，看看别的分类吧')).toBeInTheDocument()
  })

  it('cuts the decimals of whole amounts only: the amount is what is charged', () => {
    showBoutique({ wgtToFixed: 0 })
    expect(screen.getByRole('link', { name: /云杉冰箱/ })).toHaveTextContent('¥1,299.50')
  })

  it('outside pages shows the stored products, without links and calls', async () => {
    const double = answerWith({ list: [], total_count: 0 })
    const stored = (name: string) => ({ goods_id: 1, goods_pic: '', price: 100, goods_name: name })
    const settings = {
      ...contracts.W0017.defaults,
      text: '特殊',
      data: [
        { text: '一', data: [stored('甲')] },
        { text: '二', data: [stored('乙')] },
      ],
    }
    showPage(<Special settings={settings} mode="design" themeColor="" />)
    expect(screen.getByText('甲')).toBeInTheDocument()
    point('二')
    expect(await screen.findByText('乙')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(double.sent('GET', '/goods/items')).toEqual([])
  })

  it('shows nothing on a page when none of its products exists any more', () => {
    showPage(<Special {...render} settings={contracts.W0017.defaults} data={{ tabs: [], goods: [] }} />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('the coupon widget', () => {
  const settings = { ...contracts.W0021.defaults, text: '领券中心' }
  const item = {
    ...storedItem({ ...settings.data[0] } as never),
    card_id: 3,
    card_type: 'cash' as const,
    title: '冰洗券',
  }

  it('sends guests to the login page', () => {
    mallDouble({})
    const { visited } = showPage(<Coupons {...render} settings={settings} data={[item]} />)
    fireEvent.click(screen.getByRole('button', { name: '领取 冰洗券' }))
    expect(visited).toEqual([expect.stringMatching(/^\/auth\/login/)])
  })

  it.each([
    ['cash', 30_000, '满300元可用'],
    ['discount', 30_000, '满300元可用'],
    ['cash', 0, '无门槛使用'],
  ] as const)(
    'says the minimum of a coupon (%s, %i) beside the picture of an operator too',
    (type, cents, text) => {
      mallDouble({})
      const stored = { ...settings.data[0], card_type: type, least_cost: cents, icon_url_list: '/own.png' }
      showPage(<Coupons {...render} settings={settings} data={[storedItem(stored as never)]} />)
      expect(screen.getByText(text)).toBeVisible()
    },
  )

  it('claims for a member and asks whether to use the coupon now', async () => {
    const double = mallDouble({
      'GET /getCardList': { list: [cardRow({ card_id: 3 })], total_count: 1, pagers: { total: 1 } },
      'POST /user/receiveCard': { status: true },
    })
    signIn()
    const { visited } = showPage(<Coupons {...render} settings={settings} data={[item]} />)
    await waitFor(() =>
      expect(double.sent('GET', '/getCardList')[0]?.fields).toMatchObject({ 'card_id[0]': '3' }),
    )
    fireEvent.click(screen.getByRole('button', { name: '领取 冰洗券' }))
    const dialog = within(await screen.findByRole('dialog', { name: '领取成功' }))
    expect(dialog.getByText('优惠券领取成功，现在去使用')).toBeInTheDocument()
    expect(double.sent('POST', '/user/receiveCard')[0]?.fields).toMatchObject({ card_id: '3' })
    fireEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(visited).toEqual([emptySearchHref]))
  })

  it('shows members what they have claimed already', async () => {
    const claimed = cardRow({
      card_id: 3,
      received_flag: 1,
      button_status: { label: 'get_invalid', text: '已领取' },
    })
    mallDouble({ 'GET /getCardList': { list: [claimed], total_count: 1, pagers: { total: 1 } } })
    signIn()
    showPage(<Coupons {...render} settings={settings} data={[item]} />)
    expect(await screen.findByRole('button', { name: '已领取 冰洗券' })).toBeDisabled()
  })
})

describe('the scroll menu', () => {
  it('marks the entry that leads to the page that is shown', () => {
    const entry = (title: string, url: string) => ({ title, pathData: { linkPage: 'page', url } })
    const data = [entry('首页', '/'), entry('品牌故事', '/story'), { title: '', pathData: {} }]
    showPage(
      <PathnameContext value="/story">
        <Menu {...render} settings={{ ...contracts.W0013.defaults, data }} />
      </PathnameContext>,
    )
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
    expect(screen.getByRole('button', { name: '向左' })).toBeDisabled()
  })
})
