/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contracts } from '@/widgets/contracts'
import { readDocument } from '@/widgets/document'
import { toNearbyShops } from '@/widgets/loader'
import { tabsOf } from '@/widgets/W0019/tabs'
import { View as NearbyView } from '@/widgets/W0019/view'
import type { WidgetMode } from '@/widgets/widget'
import { goodsRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { seeEverything } from '../../fixtures/components/seeing-observer'
import { designHtml, emptyMall, fullMall, pageHtml, shopRow, widgetFixtures } from '../../fixtures/widgets'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('recommended shops', () => {
  const shop = (shop_id: number, ...goods: number[]) => ({
    shop_id,
    shop_name: `旧名${shop_id}`,
    shop_pic: `/top${shop_id}.jpg`,
    goods_list: goods.map((goods_id) => ({ goods_id, goods_name: `旧商品${goods_id}`, price: 1 })),
  })
  const widget = (settings: Record<string, unknown>) => ({ type: 'W0020', uuid: 'a', ...settings })

  it('shows current names, pictures and prices, and links to shop and products', async () => {
    const html = await pageHtml([widget({ data: [shop(3, 7)] })], {
      ...fullMall,
      listGoodsCards: async () => [goodsRow({ goods_id: 7, item_name: '新商品', price: 12_300 })],
    })
    expect(textOf(html)).toContain('店铺3')
    expect(textOf(html)).toContain('新商品')
    expect(html).not.toContain('旧')
    expect(html).toContain('href="/shops/info?distributor_id=3"')
    expect(html).toContain('href="/items/7"')
  })

  it('leaves out closed shops and products that are not sold any more', async () => {
    const html = await pageHtml([widget({ data: [shop(3, 7, 8), shop(4, 9)] })], {
      ...emptyMall,
      listShopsById: async () => [shopRow(3)],
      listGoodsCards: async () => [goodsRow({ goods_id: 7 })],
    })
    expect(html).toContain('/items/7')
    expect(html).not.toContain('/items/8')
    expect(html).not.toContain('distributor_id=4')
  })

  it('reads the shops of all widgets of a page in one call', async () => {
    const asked: (readonly number[])[] = []
    await pageHtml([widget({ data: [shop(5), shop(3)] }), widget({ data: [shop(3), shop(4)] })], {
      ...emptyMall,
      listShopsById: async (ids) => {
        asked.push(ids)
        return []
      },
    })
    expect(asked).toEqual([[3, 4, 5]])
  })

  it('has no title when it is hidden, and no places for products in the designer when they are', () => {
    expect(textOf(designHtml(widget({})))).toMatch(/为你推荐.*商品名称/)
    expect(textOf(designHtml(widget({ wgtHiddenTitle: true })))).not.toContain('为你推荐')
    expect(textOf(designHtml(widget({ wgtHideUnselectedItems: true })))).not.toContain('商品名称')
  })

  it('shows no places for products to shoppers', async () => {
    expect(textOf(await pageHtml([widget({ data: [shop(3)] })]))).not.toContain('商品名称')
    const places = { ...shop(3), goods_list: [{ goods_id: '', goods_name: '商品名称' }] }
    expect(textOf(await pageHtml([widget({ data: [places] })]))).not.toContain('商品名称')
  })
})

describe('nearby shops', () => {
  const shops = [1, 2, 3].map((id) => shopRow(id))
  const answer = (list = shops) => ({ list, tagList: list.flatMap(({ tagList }) => tagList) })
  const show = (settings: Record<string, unknown> = {}, mode: WidgetMode = 'render') => {
    const [widget] = readDocument([{ type: 'W0019', uuid: 'a', ...settings }]).widgets
    return showPage(
      <NearbyView
        settings={widget?.type === 'W0019' ? widget.settings : contracts.W0019.defaults}
        data={mode === 'render' ? toNearbyShops(answer()) : undefined}
        mode={mode}
        themeColor="#E1251B"
      />,
    )
  }
  const names = () =>
    within(screen.getByRole('region', { name: '附近商家' }))
      .queryAllByRole('listitem')
      .map((card) => card.textContent)
  const locate = (report: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: report },
    })
  const hangzhou = { coords: { latitude: 30.25, longitude: 120.15 } } as GeolocationPosition

  beforeEach(seeEverything)

  it('has the shops around Beijing in the document, each with a link, and a link to all', async () => {
    const html = await pageHtml([{ type: 'W0019', uuid: 'a' }])
    expect(html.match(/href="\/shops\/info\?distributor_id=\d+"/g)).toHaveLength(10)
    expect(html).toContain('href="/shops/near"')
    expect(textOf(await pageHtml([{ type: 'W0019', uuid: 'a' }], emptyMall))).toContain('附近暂时没有商家')
  })

  it('replaces them by the shops around the visitor', async () => {
    locate((found) => found(hangzhou))
    const { sent } = mallDouble({ 'GET /distributor/list': answer([shopRow(8)]) })
    show()
    await waitFor(() => expect(names()).toEqual(['店铺8']))
    const [call] = sent('GET', '/distributor/list')
    expect(call?.fields).toMatchObject({ sort_type: '1', pageSize: '10' })
    // In the Chinese grid, about 500 m beside the position of the browser.
    expect(Number(call?.fields.lat)).toBeCloseTo(30.25, 1)
    expect(Number(call?.fields.lng)).toBeCloseTo(120.15, 1)
  })

  it('says the status code when the position is refused, and keeps the shops around Beijing', async () => {
    locate((_found, failed) => failed({ code: 1 } as GeolocationPositionError))
    const { sent } = mallDouble({})
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('定位失败（状态码 1），以下为离北京市近的商家')
    expect(names()).toEqual(['店铺1', '店铺2', '店铺3'])
    expect(sent('GET', '/distributor/list')).toEqual([])
  })

  it('keeps the shops around Beijing when the call fails', async () => {
    locate((found) => found(hangzhou))
    mallDouble({ 'GET /distributor/list': refuse('经纬度范围错误.') })
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent('经纬度范围错误.')
    expect(names()).toEqual(['店铺1', '店铺2', '店铺3'])
  })

  it('shows the shops of a tag in its tab', async () => {
    locate(() => {})
    mallDouble({})
    show({
      selectTagList: [
        { tag_id: '2', tag_name: '换新' },
        { tag_id: 99, tag_name: '没有商家' },
      ],
    })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '换新',
      '没有商家',
    ])
    await userEvent.click(screen.getByRole('tab', { name: '换新' }))
    await waitFor(() => expect(names()).toEqual(['店铺2']))
    await userEvent.click(screen.getByRole('tab', { name: '没有商家' }))
    expect(screen.getByText('附近暂时没有商家')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: '全部' }))
    expect(names()).toHaveLength(3)
  })

  it('has the tabs of tags that some shop carries when the operator chose none', () => {
    const found = toNearbyShops({
      list: [shopRow(2)],
      tagList: [1, 2].flatMap((id) => shopRow(id).tagList),
    })
    expect(tabsOf([], found).map(({ tagId }) => tagId)).toEqual([-1, 2])
  })

  it('shows shops of the mall in the designer, without asking for a position', async () => {
    const getCurrentPosition = jest.fn()
    locate(getCurrentPosition)
    const { sent } = mallDouble({ 'GET /distributor/list': answer([shopRow(5)]) })
    show({}, 'design')
    await waitFor(() => expect(names()).toEqual(['店铺5']))
    expect(sent('GET', '/distributor/list')[0]?.fields).toMatchObject({
      type: '1',
      sort_type: '1',
      show_discount: '1',
    })
    expect(getCurrentPosition).not.toHaveBeenCalled()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('can try again in the designer', async () => {
    mallDouble({ 'GET /distributor/list': refuse('暂时无法访问') })
    show({}, 'design')
    expect(await screen.findByText('暂时无法访问')).toBeInTheDocument()
    mallDouble({ 'GET /distributor/list': answer([shopRow(5)]) })
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(names()).toEqual(['店铺5']))
  })

  it.each([
    ['wgtTitleFontSize', -1],
    ['wgtMoreTitleFontSize', 9],
    ['wgtShopNameFontSize', 13],
    ['wgtShopBorderWidth', 6],
    ['wgtShopBorderWidth', -1],
  ])('refuses %s = %s', (key, value) => {
    const { schema, defaults } = contracts.W0019
    expect(schema.safeParse({ ...defaults, [key]: value }).success).toBe(false)
  })

  it('has the largest settings of its fixture drawn with a border', async () => {
    const html = await pageHtml([{ type: 'W0019', uuid: 'a', ...widgetFixtures.W0019.maximal }])
    expect(html).toContain('5px solid #333333')
    expect(html).toContain('href="/store"')
  })
})
