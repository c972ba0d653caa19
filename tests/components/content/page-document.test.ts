import { contracts } from '@/widgets/contracts'
import { parseFrame, readDocument, readRows } from '@/widgets/document'
import type { WidgetGoods } from '@/widgets/loader'
import { loader } from '@/widgets/W0002/loader'
import { loader as showcaseLoader } from '@/widgets/W0014/loader'
import { columnsOf } from '@/widgets/W0017/geometry'
import { loader as specialLoader } from '@/widgets/W0017/loader'
import { loader as couponLoader } from '@/widgets/W0021/loader'
import { cardRow } from '../../fixtures/components/goods'

const row = (config: unknown, id = 1) => ({
  id,
  name: '',
  config: typeof config === 'string' ? config : JSON.stringify(config),
})

const nothingElse = {
  categories: { sales: new Map(), main: new Map() },
  shops: new Map(),
  nearby: { shops: [], tags: [] },
}

describe('a stored page', () => {
  it('keeps its sequence and omits broken rows and unknown types', () => {
    const page = readRows([
      row({ type: 'W0011', uuid: 'a', text: '一' }),
      row('{not json'),
      row('null'),
      row({ type: 'W9999', uuid: 'b' }),
      row({ type: 'W0000', themeColor: '#E1251B', backgroundColor: '#f5f6f8ff' }),
      row({ type: 'W0002', uuid: 'c' }),
    ])
    expect(page.widgets.map(({ id, type }) => [id, type])).toEqual([
      ['a', 'W0011'],
      ['c', 'W0002'],
    ])
    expect(page.settings.themeColor).toBe('#E1251B')
  })

  it('has the default settings when it has none', () => {
    expect(readRows([]).settings).toEqual(contracts.W0000.defaults)
  })

  it('repairs only the value that is broken', () => {
    const [text] = readDocument([
      {
        type: 'W0011',
        text: '标题',
        fontSize: '24',
        color: 'red;background:url(//x)',
        textAlign: 'diagonal',
      },
    ]).widgets
    expect(text?.settings).toMatchObject({
      text: '标题',
      fontSize: 24,
      color: '#000000ff',
      textAlign: 'left',
    })
  })

  const picturesOf = (data: unknown[]) => {
    const [carousel] = readDocument([{ type: 'W0001', data }]).widgets
    return carousel?.type === 'W0001' ? carousel.settings.data.map(({ imgUrl }) => imgUrl) : []
  }
  const slide = (imgUrl: string) => ({ imgUrl, pathData: {} })

  it('shows at most five pictures of a carousel', () => {
    expect(picturesOf(['1', '2', '3', '4', '5', '6'].map(slide))).toEqual(['1', '2', '3', '4', '5'])
  })

  it('drops broken pictures and keeps the others', () => {
    expect(picturesOf([null, slide('1'), 5, slide('2')])).toEqual(['1', '2'])
  })

  it('keeps unknown keys of a widget', () => {
    const [text] = readDocument([{ type: 'W0011', text: 'x', futureKey: { a: 1 } }]).widgets
    expect(text?.settings).toMatchObject({ futureKey: { a: 1 } })
  })

  it('reports the limits of the carousel in the words of the specification', () => {
    const messages = (count: number) =>
      contracts.W0001.schema
        .safeParse({
          ...contracts.W0001.defaults,
          data: Array.from({ length: count }, () => ({ imgUrl: '', pathData: {} })),
        })
        .error?.issues.map(({ message }) => message)
    expect(messages(0)).toEqual(['请至少添加1张轮播图'])
    expect(messages(6)).toEqual(['最多只能添加5张轮播图'])
  })

  it('reads a stored header even when its text is not a list', () => {
    expect(parseFrame('[{"type":"W0008"},5,null]')).toEqual([{ type: 'W0008' }])
    expect(parseFrame('{}')).toEqual([])
    expect(parseFrame('')).toEqual([])
  })
})

describe('the product list widget', () => {
  const [widget] = readDocument([
    { type: 'W0002', data: [{ goods_id: '8' }, { goods_id: 7 }, { goods_id: '' }, { goods_id: 9 }] },
  ]).widgets
  const settings = widget?.type === 'W0002' ? widget.settings : contracts.W0002.defaults
  const card = (goodsId: number): WidgetGoods => ({
    goodsId,
    name: `商品${goodsId}`,
    brief: '',
    picture: '',
    price: 100,
    marketPrice: 0,
    tags: [],
  })

  it('needs its products by id, without placeholders', () => {
    expect(loader.request(settings)).toEqual({ goodsIds: [8, 7, 9] })
  })

  it('shows them in the stored sequence and without products that no longer exist', () => {
    const pageData = {
      goods: new Map([7, 8].map((id) => [id, card(id)])),
      coupons: new Map(),
      ...nothingElse,
    }
    expect(loader.resolve(settings, pageData).map(({ goodsId }) => goodsId)).toEqual([8, 7])
  })
})

describe('a showcase with tabs', () => {
  const tab = (text: unknown, ...ids: unknown[]) => ({ text, data: ids.map((goods_id) => ({ goods_id })) })
  const read = (data: unknown) => {
    const [widget] = readDocument([{ type: 'W0014', data }]).widgets
    return widget?.type === 'W0014' ? widget.settings : contracts.W0014.defaults
  }

  it.each(['W0014', 'W0015', 'W0017'] as const)('%s reports a missing tab and an empty tab', (type) => {
    const { schema, defaults } = contracts[type]
    const messages = (data: unknown) =>
      schema.safeParse({ ...defaults, data }).error?.issues.map(({ message }) => message)
    expect(messages([])).toEqual(['请至少添加1个商品'])
    expect(messages([{ text: '空', data: [] }])).toEqual(['请至少添加1个商品'])
    expect(schema.safeParse(defaults).success).toBe(true)
  })

  it('drops broken tabs and broken products and keeps the others', () => {
    const settings = read([null, { text: '坏' }, { text: '好', data: [null, 5, { goods_id: 7 }] }, tab(3, 8)])
    expect(settings.data.map(({ text, data }) => [text, data.map(({ goods_id }) => goods_id)])).toEqual([
      ['好', [7]],
      ['', [8]],
    ])
  })

  it('keeps keys that it does not know, also of tabs and products', () => {
    const stored = { text: '一', goods_id: 'x', data: [{ goods_id: 7, tagList: ['a'], later: 1 }] }
    expect(read([stored]).data).toMatchObject([stored])
  })

  it('loads the products of the first tab, and names those of the others', () => {
    const settings = read([tab('空', ''), tab('一', '7', 8, 9), tab('二', 10)])
    expect(showcaseLoader.request(settings)).toEqual({ goodsIds: [7, 8, 9] })
    const goods = new Map([9, 7].map((id) => [id, { goodsId: id } as WidgetGoods]))
    const data = showcaseLoader.resolve(settings, { goods, coupons: new Map(), ...nothingElse })
    expect(data.tabs).toEqual([
      { text: '一', goodsIds: [7, 8, 9] },
      { text: '二', goodsIds: [10] },
    ])
    expect(data.goods.map(({ goodsId }) => goodsId)).toEqual([7, 9])
  })

  it('shows as many products as fit: 2 × 2 in 882 px, 2 × 4 in the column', () => {
    expect([882, 1190, 300].map(columnsOf)).toEqual([2, 4, 1])
    const data = [tab('一', ...Array.from({ length: 20 }, (_, id) => id + 1))]
    const settings = { ...contracts.W0017.defaults, data: read(data).data }
    const count = (width: number) => specialLoader.request({ ...settings, width }).goodsIds?.length
    expect([882, 1190].map(count)).toEqual([4, 8])
  })
})

describe('the coupon widget', () => {
  const { schema, defaults } = contracts.W0021
  it('needs a coupon', () => {
    const empty = schema.safeParse({ ...defaults, data: [] })
    expect(empty.error?.issues.map(({ message }) => message)).toEqual(['请至少添加1个优惠券'])
  })

  it('shows the stored coupons that can still be claimed, with their current value and the stored picture', () => {
    const [widget] = readDocument([
      { type: 'W0021', data: [{ card_id: '2', title: '旧', icon_url_list: '/c.png' }, { card_id: 9 }, {}] },
    ]).widgets
    const settings = widget?.type === 'W0021' ? widget.settings : defaults
    expect(couponLoader.request(settings)).toEqual({ couponIds: [2, 9] })
    const coupons = new Map([[2, cardRow({ card_id: 2, title: '新', reduce_cost: 5000 })]])
    expect(couponLoader.resolve(settings, { goods: new Map(), coupons, ...nothingElse })).toMatchObject([
      { card_id: 2, title: '新', reduce_cost: 5000, picture: '/c.png', action: '领取' },
    ])
  })
})
