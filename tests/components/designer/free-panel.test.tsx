import { isValidElement } from 'react'
import { contracts } from '@/widgets/contracts'
import { pageTextsOf, readDocument } from '@/widgets/document'
import { loadWidgets } from '@/widgets/load'
import { renderFrame } from '@/widgets/render-frame'
import { rowsOf } from '@/widgets/W0006/rows'
import { fullMall, pageHtml } from '../../fixtures/widgets'

const text = (words: string, more: object = {}) => ({ type: 'W0011', uuid: words, text: words, ...more })
const panel = (childWidgets: unknown[], more: object = {}) => ({
  type: 'W0006',
  uuid: 'p',
  childWidgets,
  ...more,
})

describe('a free panel', () => {
  it('draws its widgets at their positions', async () => {
    const html = await pageHtml([panel([text('新品首发', { x: 32, y: 16, width: 160, paddingLeft: 16 })])])
    expect(html).toContain('新品首发')
    expect(html).toContain('--x:2rem;--y:1rem;--width:11rem')
  })

  it('holds no panels, product lists, logo walls and goods showcases', () => {
    const stored = ['W0000', 'W0002', 'W0004', 'W0005', 'W0006', 'W9999', 'W0011'].map((type) => ({ type }))
    const [widget] = readDocument([panel(stored)]).widgets
    expect(widget?.inside.map(({ type }) => type)).toEqual(['W0011'])
    expect(widget?.inside[0]?.settings.leaf).toBe(true)
  })

  it('loads what is inside together with the page, and names it as its own', async () => {
    const { widgets } = readDocument([
      panel([{ type: 'W0014', data: [{ text: 'a', data: [{ goods_id: 7 }] }] }]),
      { type: 'W0002', data: [{ goods_id: 8 }] },
    ])
    const asked: number[][] = []
    const listGoodsCards: typeof fullMall.listGoodsCards = (ids) => {
      asked.push([...ids])
      return fullMall.listGoodsCards(ids)
    }
    const [loaded] = await loadWidgets(widgets, { ...fullMall, listGoodsCards })
    expect(asked).toEqual([[7, 8]])
    expect(loaded?.goodsIds).toEqual([7])
    expect(loaded?.inside[0]?.data).toMatchObject({ goods: [{ goodsId: 7 }] })
  })

  it('describes the page with the texts inside', () => {
    expect(pageTextsOf(readDocument([panel([text('机票酒店')])]))).toEqual(['机票酒店'])
  })

  it('takes at most 200 widgets', () => {
    const { schema, defaults } = contracts.W0006
    const childWidgets = Array.from({ length: 201 }, (_, index) => text(String(index)))
    expect(schema.safeParse({ ...defaults, childWidgets }).error?.issues[0]?.message).toBe(
      '自由面板最多只能放置200个组件',
    )
  })

  it('is above the body as a header, and below it as a footer', () => {
    const ids = readDocument([
      panel([], { uuid: 'foot', comptyle: 'footer' }),
      text('正文'),
      panel([], { uuid: 'head', comptyle: 'header' }),
    ]).widgets.map(({ id }) => id)
    expect(ids).toEqual(['head', '正文', 'foot'])
  })
})

describe('the rows of a free panel in narrow windows', () => {
  const at = (id: string, x: number, y: number, height = 20) => ({
    id,
    settings: { x, y, height, paddingTop: 0, paddingBottom: 0 },
  })
  const ids = (children: ReturnType<typeof at>[]) => rowsOf(children).map((row) => row.map(({ id }) => id))

  it('go from top to bottom, each from left to right', () => {
    expect(ids([at('d', 0, 40), at('b', 300, 5), at('c', 600, 10), at('a', 0, 10)])).toEqual([
      ['a', 'b', 'c'],
      ['d'],
    ])
  })

  it('hold what is beside a tall widget', () => {
    expect(ids([at('picture', 0, 0, 200), at('title', 300, 0), at('text', 300, 100)])).toEqual([
      ['picture', 'title', 'text'],
    ])
  })

  it('are none without widgets', () => {
    expect(ids([])).toEqual([])
  })
})

describe('a designed header', () => {
  const rendered = async (stored: unknown[]) =>
    isValidElement(await renderFrame(JSON.stringify(stored), fullMall))

  it('is shown when its panel holds something that headers show', async () => {
    expect(await rendered([panel([text('焕新商城')], { comptyle: 'header' })])).toBe(true)
  })

  it('gives way to the built-in one when its panel is empty', async () => {
    expect(await rendered([panel([], { comptyle: 'header' })])).toBe(false)
    expect(await rendered([panel([{ type: 'W9999' }])])).toBe(false)
    expect(await rendered([])).toBe(false)
  })
})
