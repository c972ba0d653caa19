/** @jest-environment ./tests/setup/browser-environment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react'
import { contracts } from '@/widgets/contracts'
import { toWidgetGoods } from '@/widgets/loader'
import { PaginationDots, type DotStyle } from '@/widgets/parts/slider/pagination-dots'
import { sliderProps } from '@/widgets/parts/slider/slider-props'
import { dotStyles } from '@/widgets/slider'
import { loader } from '@/widgets/W0018/loader'
import { View as HotSale } from '@/widgets/W0018/view'
import { goodsRow } from '../../fixtures/components/goods'
import { showPage } from '../../fixtures/components/mall-double'
import { designHtml, pageHtml } from '../../fixtures/widgets'

const red = 'rgb(255, 0, 0)'
const black = 'rgb(0, 0, 0)'

describe('the pagination of a slider', () => {
  const show = (style: DotStyle['style'], more: Partial<DotStyle> = {}) => {
    const onSelect = jest.fn()
    const { container } = render(
      <PaginationDots
        dots={{ style, align: 'right', active: '#ff0000', inactive: '#000000', ...more }}
        count={3}
        selected={1}
        pictures={['/1.jpg', '/2.jpg', '/3.jpg']}
        onSelect={onSelect}
      />,
    )
    return { container, onSelect }
  }
  const colours = (elements: Iterable<Element>) =>
    [...elements].map((one) => (one as HTMLElement).style.backgroundColor)

  it('style1 is the number in a grey circle of 24 px', () => {
    show('style1')
    expect(screen.getByText('2/3')).toHaveClass('size-6', 'rounded-full', 'bg-[#8d8d8d]', 'text-xs')
  })

  it('style2 is the number alone, in the active colour', () => {
    show('style2')
    expect(screen.getByText('2/3')).toHaveStyle({ color: red })
    expect(screen.getByText('2/3')).not.toHaveClass('bg-[#8d8d8d]')
  })

  it('style3 are dots of 6 px', () => {
    const { container, onSelect } = show('style3')
    const dots = container.querySelectorAll<HTMLElement>('span')
    expect(colours(dots)).toEqual([black, red, black])
    expect(dots[0]).toHaveStyle({ width: '0.375rem', height: '0.375rem' })
    fireEvent.click(dots[2] as HTMLElement)
    expect(onSelect).toHaveBeenCalledWith(2)
  })

  it('style4 are bars of 30 × 4 px', () => {
    const { onSelect } = show('style4')
    const bars = screen.getAllByRole('button', { name: /^第 \d 张$/ })
    expect(colours(bars.map((bar) => bar.firstElementChild as Element))).toEqual([black, red, black])
    expect(bars[0]?.firstElementChild).toHaveStyle({ width: '1.875rem', height: '0.25rem' })
    expect(bars[1]).toHaveAttribute('aria-current')
    fireEvent.click(bars[0] as HTMLElement)
    expect(onSelect).toHaveBeenCalledWith(0)
  })

  it.each([
    ['over the slides', false, ['6.25rem', '7.5rem', '6.25rem']],
    ['in the head', true, ['1.75rem', '2.25rem', '1.75rem']],
  ])('style5 are thumbnails with the selected one larger, %s', (_place, top, widths) => {
    const { container } = show('style5', { top })
    const pictures = [...container.querySelectorAll('img')]
    expect(pictures.map(({ style }) => style.width)).toEqual(widths)
    expect(pictures[1]?.style.outline).toContain('#ff0000')
    expect(pictures[0]?.style.outline).toBe('')
  })

  it.each([
    ['left', 'justify-start'],
    ['center', 'justify-center'],
    ['right', 'justify-end'],
  ] as const)('is aligned %s', (align, name) => {
    const { container } = show('style3', { align })
    expect(container.firstElementChild).toHaveClass(name)
  })
})

describe('a slider', () => {
  const { defaults } = contracts.W0001
  const input = { settings: defaults, mode: 'render', themeColor: '#479EE9', pictures: ['/1.jpg'] } as const

  it('has the theme colour of the page until it has its own', () => {
    expect(sliderProps(input).dots).toMatchObject({ active: '#479EE9', inactive: '#000000ff' })
    const own = { ...defaults, customerThemeEnabled: true }
    expect(sliderProps({ ...input, settings: own }).dots.active).toBe('#ff0000ff')
  })

  it.each([
    ['render', 2000],
    ['preview', 2000],
    ['design', 0],
  ] as const)('in the mode %s changes slides after %i ms', (mode, delay) => {
    expect(sliderProps({ ...input, mode }).delay).toBe(delay)
    expect(sliderProps({ ...input, mode, settings: { ...defaults, autoplay: false } }).delay).toBe(0)
  })

  it('stands a second on each slide, however short the stored time is', () => {
    for (const autoplaySpeed of [0, 1, 999])
      expect(sliderProps({ ...input, settings: { ...defaults, autoplaySpeed } }).delay).toBe(1000)
  })

  it('loads thumbnails only for style5', () => {
    const picturesOf = (styleType: (typeof dotStyles)[number]) =>
      sliderProps({ ...input, settings: { ...defaults, styleType } }).pictures
    expect(dotStyles.map((style) => picturesOf(style).length)).toEqual([0, 0, 0, 0, 1])
  })
})

describe('the hot sales', () => {
  const { defaults, schema } = contracts.W0018
  const card = (id: number) =>
    toWidgetGoods(goodsRow({ goods_id: id, item_name: `商品${id}`, price: 12_900, market_price: 15_900 }))
  const groups = (...ids: number[][]) =>
    ids.map((group) => ({ data: group.map((goods_id) => ({ goods_id })) }))
  const settingsOf = (data: unknown) => schema.parse({ ...defaults, data })

  it.each([
    [{ wgtTitleFontSize: 28 }, '不能大于27'],
    [{ wgtTitleFontSize: -1 }, '不能小于0'],
    [{ wgtToFixed: 3 }, '不能大于2'],
    [{ wgtToFixed: -1 }, '不能小于0'],
    [{ wgtPriceFontSize: -1 }, '不能小于0'],
    [{ autoplaySpeed: -1 }, '不能小于0'],
    [{ data: [] }, '请至少添加1组商品列表'],
    [{ data: groups([1], [1], [1], [1], [1], [1]) }, '最多只能添加5组商品列表'],
  ])('refuse %j with: %s', (settings, message) => {
    const { error } = schema.safeParse({ ...defaults, ...settings })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('begin with three groups of four sample products in 307 × 593 px', () => {
    expect(defaults).toMatchObject({
      width: 307,
      height: 593,
      widthDisabled: true,
      heightDisabled: true,
      autoplay: false,
      autoplaySpeed: 2000,
      styleType: 'style1',
      pointAlign: 'right',
      mainTitle: '最新热卖',
    })
    expect(defaults.data.map(({ data }) => data.length)).toEqual([4, 4, 4])
  })

  it('show four products of each group that still exist, and no empty slide', () => {
    const settings = settingsOf(groups([1, 2, 3, 4, 5], [9], [6, 9]))
    expect(loader.request(settings).goodsIds).toEqual([1, 2, 3, 4, 9, 6, 9])
    const goods = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, card(id)]))
    const found = { goods, coupons: new Map(), categories: { sales: new Map(), main: new Map() } }
    const slides = loader.resolve(settings, found as unknown as Parameters<typeof loader.resolve>[1])
    expect(slides.map((slide) => slide.map(({ goodsId }) => goodsId))).toEqual([[1, 2, 3, 4], [6]])
  })

  it('link each product, with its price and the higher market price', () => {
    showPage(
      <HotSale
        mode="render"
        themeColor="#E1251B"
        settings={{ ...defaults, wgtToFixed: 0 }}
        data={[[card(7)]]}
      />,
    )
    const slider = within(screen.getByRole('region', { name: '最新热卖' }))
    const link = slider.getByRole('link', { name: /商品7/ })
    expect(link).toHaveAttribute('href', '/items/7')
    expect(link).toHaveTextContent(/¥129(?!\.)/)
    expect(link).toHaveTextContent('市场价¥159.00')
  })

  it('have all slides in the document, so that crawlers read them', async () => {
    const html = await pageHtml([{ type: 'W0018', uuid: 'a', data: groups([1, 2], [3]) }])
    for (const id of [1, 2, 3]) expect(html).toContain(`href="/items/${id}"`)
  })

  it('are not part of a page when all products are gone, and stay visible in the designer', () => {
    const { container } = render(<HotSale mode="render" themeColor="" settings={defaults} data={[]} />)
    expect(container).toBeEmptyDOMElement()
    expect(designHtml({ type: 'W0018', uuid: 'a' })).toContain('商品名称')
  })
})
