import { contracts } from '@/widgets/contracts'
import { parseFrame, readDocument, readRows } from '@/widgets/document'
import { loader } from '@/widgets/W0002/loader'
import type { GoodsCard } from '@/widgets/loader'

const row = (config: unknown, id = 1) => ({
  id,
  name: '',
  config: typeof config === 'string' ? config : JSON.stringify(config),
})

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
  const card = (goodsId: number): GoodsCard => ({
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
    const pageData = { goods: new Map([7, 8].map((id) => [id, card(id)])) }
    expect(loader.resolve(settings, pageData).map(({ goodsId }) => goodsId)).toEqual([8, 7])
  })
})
