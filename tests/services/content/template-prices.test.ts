import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
let token: string
let plain: number
let onSale: number
let forDesk: number

/** A product in the settings of a stored widget, with an outdated price. */
const row = (goodsId: number | string) => ({
  goods_id: goodsId,
  goods_name: '冰箱',
  price: 1,
  market_price: 7,
})
const price = (goodsId: number, cents: number) => ({ ...row(goodsId), price: cents })

beforeAll(async () => {
  const make = builders(mall)
  const gradeId = await make.grade({ discount: 10 })
  ;({ token } = await make.member({ gradeId }))
  plain = await make.goods({ price: 10_000, store: 5 })
  forDesk = await make.goods({ price: 10_000, store: 5 }, { staffGoods: true })
  onSale = await make.goods({ price: 20_000, store: 5 })
  await make.sale({ itemId: onSale, activityPrice: 15_000, activityStore: 3 })
  const times = { created: 1, updated: 1 }
  await mall.db.orm
    .insert(tables.pcTemplates)
    .values({ templateId: 1, templateTitle: '首页', pageType: 'index', status: 1, ...times })
  const widgets = [
    { type: 'W0002', data: [row(plain), row(forDesk), row(String(onSale)), row(999_999), row('')] },
    { type: 'W0005', data: [{ text: '标签', data: [row(plain)] }] },
    { type: 'W0018', data: [[row(onSale)]] },
    { type: 'W0006', childWidgets: [{ type: 'W0015', data: [{ data: [row(plain)] }] }, 'broken'] },
    { type: 'W0011', text: '文字', data: row(plain) },
    { type: 'W0012', data: 'broken' },
    { type: 'W0012', styleType: 3, data: [[], [], [], [{ type: 'goods', data: [row(plain)] }], []] },
    { type: 'W0020', data: [{ shop_id: 3, goods_list: [row(plain), row(forDesk)] }] },
  ]
  for (const [sortBy, params] of widgets.entries())
    await mall.db.orm.insert(tables.pcTemplateContents).values({ templateId: 1, params, sortBy, ...times })
})

const content = async (options: { token?: string } = {}) => {
  const { data } = await mall.call<{ config: string }[]>('GET', '/pctemplate/getTemplateContent', {}, options)
  return data.map(({ config }) => JSON.parse(config) as unknown)
}

describe('products of a designed page', () => {
  it('have current prices, also in tabs, slides, shops and free panels; staff products are left out, everything else is as stored', async () => {
    expect(await content()).toEqual([
      {
        type: 'W0002',
        data: [
          price(plain, 10_000),
          { ...price(onSale, 15_000), goods_id: String(onSale) },
          row(999_999),
          row(''),
        ],
      },
      { type: 'W0005', data: [{ text: '标签', data: [price(plain, 10_000)] }] },
      { type: 'W0018', data: [[price(onSale, 15_000)]] },
      {
        type: 'W0006',
        childWidgets: [{ type: 'W0015', data: [{ data: [price(plain, 10_000)] }] }, 'broken'],
      },
      { type: 'W0011', text: '文字', data: row(plain) },
      { type: 'W0012', data: 'broken' },
      {
        type: 'W0012',
        styleType: 3,
        data: [[], [], [], [{ type: 'goods', data: [price(plain, 10_000)] }], []],
      },
      { type: 'W0020', data: [{ shop_id: 3, goods_list: [price(plain, 10_000)] }] },
    ])
  })

  it('have the price of the member’s grade unless an activity is active', async () => {
    const [list] = await content({ token })
    expect(list).toMatchObject({ data: [price(plain, 9_000), { price: 15_000 }, {}, {}] })
  })

  it('have the same prices in the older shape', async () => {
    const { data } = await mall.call('GET', '/pageparams/setting', { template_name: 'pc', name: 'W0002' })
    expect(data).toMatchObject([{ params: { data: [price(plain, 10_000), { price: 15_000 }, {}, {}] } }])
  })

  it('are read with one statement for a whole page', async () => {
    const run = jest.spyOn(mall.db, 'run')
    await content()
    const read = run.mock.calls.filter(([{ text }]) => /\b(from|join) goods g\b/.test(text))
    run.mockRestore()
    expect(read).toHaveLength(1)
  })
})

it('header and footer have current prices, and no staff products', async () => {
  await mall.db.orm.insert(tables.pcTemplateContents).values({
    templateId: 0,
    name: 'footer',
    sortBy: 0,
    created: 1,
    updated: 1,
    params: [
      {
        type: 'W0006',
        comptyle: 'footer',
        childWidgets: [{ type: 'W0018', data: [{ data: [row(plain)] }] }],
      },
      { type: 'W0002', data: [row(onSale), row(forDesk)] },
    ],
  })
  const { data } = await mall.call<{ params: string }>('GET', '/pctemplate/getHeaderOrFooter', {
    page_name: 'footer',
  })
  expect(JSON.parse(data.params)).toEqual([
    {
      type: 'W0006',
      comptyle: 'footer',
      childWidgets: [{ type: 'W0018', data: [{ data: [price(plain, 10_000)] }] }],
    },
    { type: 'W0002', data: [price(onSale, 15_000)] },
  ])
})

describe('categories of a designed page', () => {
  const make = builders(mall)

  it('are those that still exist, with their current names', async () => {
    const sales = await make.category([], { categoryName: '冰箱' })
    const main = await make.category([], { categoryName: '大家电', isMain: true })
    const stored = (id: unknown) => ({ category_id: id, category_name: '旧名', more: 1 })
    const categoryData = [{ ...stored(String(sales)), children: [stored(999_999)] }, stored(main), null]
    const widgets = [
      { type: 'W0007', categoryData },
      { type: 'W0006', childWidgets: [{ type: 'W0022', categoryData }] },
    ]
    const times = { created: 1, updated: 1 }
    await mall.db.orm
      .insert(tables.pcTemplates)
      .values({ templateId: 2, templateTitle: '菜单', pageType: 'custom', status: 1, ...times })
    for (const [sortBy, params] of widgets.entries())
      await mall.db.orm.insert(tables.pcTemplateContents).values({ templateId: 2, params, sortBy, ...times })

    const { data } = await mall.call<{ config: string }[]>('GET', '/pctemplate/getTemplateContent', {
      theme_pc_template_id: 2,
    })
    const shown = (category_id: number, category_name: string) => [
      { category_id, category_name, image_url: '', children: [] },
    ]
    expect(data.map(({ config }) => JSON.parse(config) as unknown)).toEqual([
      { type: 'W0007', categoryData: shown(sales, '冰箱') },
      { type: 'W0006', childWidgets: [{ type: 'W0022', categoryData: shown(main, '大家电') }] },
    ])
  })

  it('are the same in the header, which every page has', async () => {
    const sales = await make.category([], { categoryName: '洗衣机' })
    const stored = [{ category_id: sales, category_name: '旧名' }, { category_id: 999_999 }]
    const menu = (categoryData: unknown[]) => [
      { type: 'W0006', comptyle: 'header', childWidgets: [{ type: 'W0007', categoryData }] },
    ]
    await mall.db.orm.insert(tables.pcTemplateContents).values({
      templateId: 0,
      name: 'header',
      params: menu(stored),
      sortBy: 0,
      created: 1,
      updated: 1,
    })
    const { data } = await mall.call<{ params: string }>('GET', '/pctemplate/getHeaderOrFooter', {
      page_name: 'header',
    })
    const shown = { category_id: sales, category_name: '洗衣机', image_url: '', children: [] }
    expect(JSON.parse(data.params)).toEqual(menu([shown]))
  })
})
