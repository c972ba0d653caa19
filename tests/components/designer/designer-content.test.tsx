/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen } from '@testing-library/react'
import { PageView } from '@/app/edit/_designer/canvas/page-view'
import { WidgetView } from '@/app/edit/_designer/canvas/widget-view'
import { Editor } from '@/app/edit/_designer/core/editor'
import { catalogue } from '@/app/edit/_designer/document/catalogue'
import { ContentProvider } from '@/app/edit/_designer/document/content-provider'
import { contentIds, unknownContent, withCurrentContent } from '@/app/edit/_designer/document/current-content'
import { EditorProvider } from '@/app/edit/_designer/document/editor-context'
import { SettingsPanel } from '@/app/edit/_designer/settings/settings-panel'
import type { StoredSettings } from '@/lib/domain/design/document'
import { toWidgetGoods } from '@/widgets/loader'
import { cardRow, goodsRow } from '../../fixtures/components/goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { counter, pageOf } from '../../fixtures/designer'

const product = (goods_id: number | string) => ({ goods_id, goods_name: '旧名', goods_pic: '', price: 1 })
const coupon = (card_id: number) => ({ card_id, title: '旧券' })

const widgets: StoredSettings[] = [
  { type: 'W0002', uuid: 'list', data: [product(8), product('7'), product('')] },
  { type: 'W0005', uuid: 'tabs', data: [{ text: '一', data: [product(7)] }] },
  { type: 'W0021', uuid: 'coupons', data: [coupon(3)] },
  {
    type: 'W0006',
    uuid: 'panel',
    childWidgets: [{ type: 'W0018', uuid: 'hot', data: [{ data: [product(9)] }] }],
  },
  // The link of a text names a product, and shows nothing of it.
  { type: 'W0011', uuid: 'text', data: { linkPage: 'goods', goods_id: 99, price: 1 } },
]

const cardOf = (id: number) =>
  toWidgetGoods(
    goodsRow({ goods_id: id, item_name: `新名${id}`, price: 500, market_price: 900, pics: ['/n.jpg'] }),
  )

describe('the products and coupons of a page', () => {
  it('are found in lists, tabs, groups and free panels, each once', () => {
    expect(contentIds(pageOf(...widgets))).toEqual({ goods: [7, 8, 9], coupons: [3] })
  })

  const content = {
    goods: new Map([
      [7, cardOf(7)],
      [8, null],
    ]),
    coupons: new Map([[3, cardRow({ card_id: 3, title: '新券', reduce_cost: 5000 })]]),
  }
  const [list, tabs, coupons] = widgets as [StoredSettings, StoredSettings, StoredSettings]
  const current = {
    goods_name: '新名7',
    goods_pic: '/n.jpg',
    price: 500,
    market_price: 900,
  }

  it('have their current names, pictures and prices; what is gone is marked', () => {
    expect(withCurrentContent(list, content, 'design').data).toMatchObject([
      { goods_id: 8, goods_name: '旧名', missing: '商品已失效' },
      { goods_id: '7', ...current },
      product(''),
    ])
    expect(withCurrentContent(tabs, content, 'design').data).toMatchObject([{ text: '一', data: [current] }])
    expect(withCurrentContent(coupons, content, 'design').data).toMatchObject([
      { title: '新券', reduce_cost: 5000 },
    ])
    const gone = { ...content, coupons: new Map([[3, null]]) }
    expect(withCurrentContent(coupons, gone, 'design').data).toMatchObject([{ missing: '优惠券已失效' }])
  })

  it('that are gone are left out of the preview, as shoppers see it', () => {
    expect(withCurrentContent(list, content, 'preview').data).toMatchObject([current, product('')])
  })

  it('are the stored ones until the mall answers, in the same object', () => {
    for (const settings of widgets)
      expect(withCurrentContent(settings, unknownContent, 'design')).toBe(settings)
  })
})

describe('the entry that is edited', () => {
  const slides = ['甲', '乙', '丙'].map((title) => ({
    imgUrl: '',
    pathData: { linkPage: 'page', url: '/', title },
  }))
  const tabs = ['一', '二'].map((text, index) => ({
    text,
    data: [{ goods_id: '', goods_name: `商品${index}`, goods_pic: '', price: 1 }],
  }))

  it('is what the canvas shows of sliders, tabs and groups', async () => {
    const editor = new Editor({
      document: pageOf(
        {
          type: 'W0001',
          uuid: 'slides',
          data: slides.map((one, index) => ({ ...one, imgUrl: `/${index}.jpg` })),
        },
        { type: 'W0015', uuid: 'tabs', data: tabs },
        { type: 'W0012', uuid: 'groups', styleType: 3, data: [[], [], [], tabs, [{}]] },
      ),
      catalogue,
      newId: counter(),
    })
    mallDouble({})
    const { container } = showPage(
      <EditorProvider value={editor}>
        <PageView />
        <SettingsPanel />
      </EditorProvider>,
    )
    const firstPicture = () => container.querySelector('[data-node=slides] img')?.getAttribute('src')
    expect(firstPicture()).toMatch('0.jpg')
    act(() => {
      editor.select(['slides'])
    })
    fireEvent.click(screen.getByRole('button', { name: /^轮播项3/ }))
    expect(firstPicture()).toMatch('2.jpg')
    act(() => {
      editor.select(['tabs'])
    })
    expect(firstPicture()).toMatch('0.jpg')
    fireEvent.click(screen.getByRole('button', { name: /^标签2/ }))
    expect(screen.getByRole('tab', { name: '二' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findAllByText('商品1')).not.toHaveLength(0)
    act(() => {
      editor.select(['groups'])
    })
    const firstGoods = () => container.querySelector('[data-node=groups] .card-goods b')?.textContent
    expect(firstGoods()).toBe('商品0')
    fireEvent.click(screen.getByRole('button', { name: /^商品组2/ }))
    expect(firstGoods()).toBe('商品1')
  })
})

describe('the designer', () => {
  const show = () => {
    const double = mallDouble({
      'GET /goods/items': {
        list: [7, 9].map((id) =>
          goodsRow({ goods_id: id, item_name: `新名${id}`, price: 50_000, subsidy_price: 42_500 }),
        ),
        total_count: 2,
      },
      'GET /getCardList': { list: [], total_count: 0, pagers: { total: 0 } },
    })
    const editor = new Editor({ document: pageOf(...widgets), catalogue, newId: counter() })
    const shown = (id: string, mode: 'design' | 'preview') => {
      const widget = editor.state.document.widgets[id]
      return widget ? <WidgetView widget={widget} mode={mode} themeColor="" /> : null
    }
    const { container } = showPage(
      <EditorProvider value={editor}>
        <ContentProvider>
          {shown('list', 'design')}
          {shown('coupons', 'design')}
          {shown('hot', 'design')}
          <SettingsPanel />
        </ContentProvider>
      </EditorProvider>,
    )
    return { double, editor, container }
  }
  const marks = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>('[data-missing]')].map(({ dataset }) => dataset.missing)

  it('marks products and coupons that shoppers do not see, and shows the others as they are now', async () => {
    const { container, double } = show()
    expect(await screen.findByText('新名9')).toBeInTheDocument()
    expect(await screen.findByText('新名7')).toBeInTheDocument()
    await act(async () => {})
    expect(marks(container)).toEqual(['商品已失效', '优惠券已失效'])
    expect(double.sent('GET', '/goods/items')).toHaveLength(1)
  })

  it('shows the prices of pages: that of the programme above the own one', async () => {
    const { container } = show()
    expect(await screen.findByText('新名9')).toBeInTheDocument()
    await act(async () => {})
    // The product list and the hot-sale slider.
    expect(screen.getAllByText('国补价')).toHaveLength(2)
    expect(container).toHaveTextContent('425')
  })

  it('marks them in the settings panel, too, and changes nothing that is stored', async () => {
    const { editor } = show()
    const before = editor.state.document
    act(() => {
      editor.select(['list'])
    })
    expect(await screen.findByText('商品已失效')).toBeVisible()
    expect(editor.state.document).toBe(before)
    expect(editor.state.history.done).toEqual([])
  })
})
