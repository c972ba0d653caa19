import fc from 'fast-check'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { adding, designer, publicTexts } from '../../fixtures/engine/designer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Pages of ECShopX malls: served as sections, imported from rows and sections; hostile documents and patches. */

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.example' })
const make = builders(mall)
beforeEach(() => mall.empty())

type Designer = Awaited<ReturnType<typeof designer>>
interface Imported {
  version: number
  left_out: string[]
  message?: string
}
const importPage = (who: Designer, page_id: number, config: unknown, base_version = 1) =>
  who.design<Imported>('import', {
    page_id,
    base_version,
    config: typeof config === 'string' ? config : JSON.stringify(config),
  })
const bodyOf = async (who: Designer, page: number) => {
  const { document } = await who.open(page)
  return document.zones.body.map((id) => document.widgets[id]?.settings as Record<string, unknown>)
}
const opened = async (values: object = {}) => {
  const who = await designer(mall, make)
  const page = await who.newPage(values)
  await who.open(page)
  return { who, page }
}

const link = (linkPage: string, fields: object) => ({ linkPage, ...fields })
const widgetsWith = (goodsId: number) => [
  {
    type: 'W0001',
    autoplay: true,
    autoplaySpeed: 3000,
    data: [{ imgUrl: '/media/1.webp', pathData: link('goods', { itemId: String(goodsId) }) }],
  },
  {
    type: 'W0003',
    imgUrl: '/media/2.webp',
    data: [
      {
        leftPer: 0.1,
        topPer: 0.2,
        widthPer: 0.3,
        heightPer: 0.4,
        pathData: link('category', { category_id: '88' }),
      },
    ],
  },
  { type: 'W0002', text: '热销', data: [{ goods_id: goodsId, goods_name: '商品' }] },
  {
    type: 'W0005',
    text: '橱窗',
    data: [
      { text: '甲', data: [{ goods_id: goodsId }] },
      { text: '乙', data: [{ goods_id: goodsId }] },
    ],
  },
]

describe('the sections of the web client', () => {
  it('hold what our widgets show, and are imported as the same widgets', async () => {
    const { who, page } = await opened({ status: 1 })
    const goodsId = await make.goods({ price: 9900, store: 3 })
    await who.call('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: page,
      config: JSON.stringify(widgetsWith(goodsId)),
    })
    const { data } = await mall.call<{ config: string }>('GET', '/pctemplate/getTemplateContent', {
      page_type: 'custom',
      page_id: page,
    })
    const copy = await who.newPage()
    await who.open(copy)
    const imported = await importPage(who, copy, data)
    expect(imported).toMatchObject({ version: 2, left_out: [] })
    const [settings, ...widgets] = await bodyOf(who, copy)
    expect(settings?.type).toBe('W0000')
    expect(widgets).toMatchObject([
      {
        type: 'W0001',
        autoplay: true,
        autoplaySpeed: 3000,
        data: [{ imgUrl: '/media/1.webp', pathData: { linkPage: 'goods', itemId: String(goodsId) } }],
      },
      {
        type: 'W0003',
        imgUrl: '/media/2.webp',
        data: [{ leftPer: 0.1, heightPer: 0.4, pathData: { linkPage: 'category', category_id: '88' } }],
      },
      {
        type: 'W0002',
        text: '热销',
        data: [{ goods_id: goodsId, goods_name: `商品${goodsId}`, price: 9900 }],
      },
      {
        type: 'W0005',
        text: '橱窗',
        data: [
          { text: '甲', data: [{ goods_id: goodsId }] },
          { text: '乙', data: [{ goods_id: goodsId }] },
        ],
      },
    ])
    // Shoppers see the page once it is published.
    expect(await publicTexts(mall, copy)).toEqual([])
  })

  it('are a tab for each shop and each group of a showcase card', async () => {
    const { who, page } = await opened({ status: 1 })
    const goods = [await make.goods({ price: 9900, store: 3 }), await make.goods({ price: 8800, store: 3 })]
    const [one, other] = goods.map((goods_id) => [{ goods_id, price: 1 }])
    await who.call('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: page,
      config: [
        {
          type: 'W0020',
          text: '为你推荐',
          data: [
            { shop_id: 1, shop_name: '甲店', goods_list: one },
            { shop_id: 2, shop_name: '乙店', goods_list: other },
            { shop_id: '', shop_name: '商铺名称', goods_list: [{ goods_id: '' }] },
          ],
        },
        {
          type: 'W0012',
          mainTitle: '新品首发',
          styleType: 3,
          data: [
            [],
            [],
            [],
            [
              { type: 'goods', data: one },
              { type: 'goods', data: other },
            ],
            [{ data: [] }],
          ],
        },
        // Pictures and nearby shops have no counterpart there.
        { type: 'W0016', data: [[{ imgUrl: '/media/a.webp' }, {}]] },
        { type: 'W0019', text: '附近商家' },
      ],
    })
    const { data } = await mall.call<{ config: string }>('GET', '/pctemplate/getTemplateContent', {
      page_type: 'custom',
      page_id: page,
    })
    const copy = await who.newPage()
    await who.open(copy)
    expect(await importPage(who, copy, data)).toMatchObject({ version: 2, left_out: [] })
    const [, ...widgets] = await bodyOf(who, copy)
    expect(widgets).toMatchObject([
      {
        type: 'W0005',
        text: '为你推荐',
        data: [
          { text: '甲店', data: [{ goods_id: goods[0], price: 9900 }] },
          { text: '乙店', data: [{ goods_id: goods[1], price: 8800 }] },
        ],
      },
      { type: 'W0002', text: '新品首发', data: [{ goods_id: goods[0] }, { goods_id: goods[1] }] },
    ])
    expect(widgets).toHaveLength(2)
  })

  it('of carousels keep pictures for phones, width and pagination, without sample texts', async () => {
    const { who, page } = await opened({ status: 1 })
    const slides = [
      { imgUrl: '/media/1.webp', phoneImgUrl: '/media/1p.webp', pathData: {} },
      { imgUrl: '/media/2.webp', pathData: {} },
    ]
    const styles = ['style1', 'style2', 'style3', 'style4', 'style5']
    await who.call('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: page,
      config: JSON.stringify(
        styles.map((styleType) => ({ type: 'W0001', styleType, fullWidth: true, data: slides })),
      ),
    })
    const { data } = await mall.call<{ config: string }>('GET', '/pctemplate/getTemplateContent', {
      page_type: 'custom',
      page_id: page,
    })
    const { dsl } = JSON.parse(data.config) as {
      dsl: { sections: Record<string, { settings: object; blocks: Record<string, { settings: object }> }> }
    }
    const sections = Object.values(dsl.sections)
    expect(sections.map(({ settings }) => settings)).toMatchObject(
      ['number', 'counter', 'point', 'point', 'point'].map((paginate_type) => ({
        paginate_type,
        full_width: true,
      })),
    )
    expect(Object.values(sections[0]?.blocks ?? {}).map(({ settings }) => settings)).toMatchObject([
      { mobile_image: '/media/1p.webp', heading: '', description: '', button_text: '' },
      { mobile_image: '/media/2.webp' },
    ])

    const copy = await who.newPage()
    await who.open(copy)
    await importPage(who, copy, data)
    const [, first, second, third] = await bodyOf(who, copy)
    expect([first, second, third]).toMatchObject(
      ['style1', 'style2', 'style3'].map((styleType) => ({ styleType, fullWidth: true, data: slides })),
    )
  })

  it('with announcements become texts, and older names of sections are known', async () => {
    const { who, page } = await opened()
    const block = (type: string, settings: object) => ({ type, disabled: false, settings })
    const section = (type: string, blocks: Record<string, object>) => ({
      type,
      title: '',
      disabled: false,
      settings: {},
      blocks,
      block_order: Object.keys(blocks),
    })
    const sections = {
      a: section('announcement-bar', {
        x: block('announcement', { text: '<b>满 99 包邮</b>' }),
        y: block('announcement', { text: '新人领券' }),
        z: block('announcement', { text: ' ' }),
      }),
      b: section('carousel', { x: block('image', { pc_image: '/media/a.webp' }) }),
    }
    expect(await importPage(who, page, { dsl: { sections, order: ['a', 'b'] } })).toMatchObject({
      left_out: [],
    })
    expect((await bodyOf(who, page)).slice(1)).toMatchObject([
      { type: 'W0011', text: '满 99 包邮\n新人领券', textAlign: 'center' },
      { type: 'W0001', data: [{ imgUrl: '/media/a.webp' }] },
    ])
  })

  it('hold the widgets inside of free panels, from top to bottom', async () => {
    const { who, page } = await opened({ status: 1 })
    const zone = (imgUrl: string, y: number) => ({ type: 'W0003', imgUrl, data: [], x: 0, y })
    await who.call('POST', '/pctemplate/saveTemplateContent', {
      theme_pc_template_id: page,
      config: [{ type: 'W0006', childWidgets: [zone('/media/low.webp', 90), zone('/media/high.webp', 10)] }],
    })
    const { data } = await mall.call<{ config: string }>('GET', '/pctemplate/getTemplateContent', {
      page_type: 'custom',
      page_id: page,
    })
    const { dsl } = JSON.parse(data.config) as {
      dsl: { order: string[]; sections: Record<string, { settings: object }> }
    }
    expect(dsl.order.map((name) => dsl.sections[name]?.settings)).toMatchObject([
      { pc_image: '/media/high.webp' },
      { pc_image: '/media/low.webp' },
    ])
  })

  it('of a category hold the products that it lists first, and lead to it', async () => {
    const { who, page } = await opened()
    const categoryId = await make.category([], { categoryName: '灯具' })
    const ids: number[] = []
    for (const sort of [1, 3, 2]) {
      const goodsId = await make.goods({ price: 100 * sort, store: 1 }, { sort })
      await mall.db.orm.insert(tables.goodsCategories).values({ goodsId, categoryId })
      ids.push(goodsId)
    }
    await indexGoods(mall.db, ids)
    const shelf = (settings: object) => ({
      type: 'product-shelf',
      title: '灯',
      disabled: false,
      blocks: {},
      block_order: [],
      settings,
    })
    const sections = {
      a: shelf({ displayMode: 'category', categoryId: String(categoryId), itemIds: [], limit: 2 }),
      b: shelf({ sourceMode: 'category', categoryId: 999_999 }),
      c: shelf({ displayMode: 'category', categoryId: "1' or 1=1" }),
    }
    expect(await importPage(who, page, { dsl: { sections, order: ['a', 'b', 'c'] } })).toMatchObject({
      left_out: ['product-shelf', 'product-shelf'],
    })
    expect((await bodyOf(who, page)).slice(1)).toMatchObject([
      {
        type: 'W0002',
        text: '灯',
        data: [{ goods_id: ids[1], price: 300 }, { goods_id: ids[2] }],
        moreLinkData: { linkPage: 'category', category_id: categoryId },
      },
    ])
  })

  it('without a counterpart are named, disabled ones are left out, and links of scripts lead nowhere', async () => {
    const { who, page } = await opened()
    const section = (type: string, settings: object, more: object = {}) => ({
      type,
      title: '',
      disabled: false,
      settings,
      blocks: {},
      block_order: [],
      ...more,
    })
    const image = (link: string) => ({
      type: 'image',
      disabled: false,
      settings: { pc_image: '/media/a.webp', link },
    })
    const sections = {
      a: section('announcement-bar', {}),
      b: section('image-hotspot', { pc_image: '/media/x.webp' }, { disabled: true }),
      c: section(
        'main-carousel',
        {},
        { blocks: { x: image('javascript:alert(1)') }, block_order: ['x', 'gone'] },
      ),
      d: section('constructor', {}),
    }
    const config = {
      dsl: { pageType: 'home', pageId: 'home', sections, order: ['a', 'b', 'c', 'd', '__proto__'] },
    }
    expect(await importPage(who, page, config)).toMatchObject({
      left_out: ['announcement-bar', 'constructor'],
    })
    expect((await bodyOf(who, page)).slice(1)).toMatchObject([
      { type: 'W0001', data: [{ imgUrl: '/media/a.webp', pathData: {} }] },
    ])
  })
})

describe('rows of an ECShopX mall', () => {
  it('are imported without loss, and what the draft had is kept as a version', async () => {
    const { who, page } = await opened()
    await who.save(page, await who.open(page), adding('a', '旧稿'))
    const widget = { type: 'W0042', uuid: 'x-1', 自定义: { deep: [1, { k: null }] } }
    const rows = [{ id: 900, name: '', config: JSON.stringify(widget) }]
    expect(await importPage(who, page, rows, 2)).toEqual({ version: 3, left_out: [] })
    expect((await bodyOf(who, page))[1]).toEqual(widget)
    expect((await who.versions(page)).list).toMatchObject([{ state: 'kept', widgets: 1 }])
    expect(await importPage(who, page, rows, 2)).toMatchObject({
      message: '页面已被其他人修改，请刷新后重试',
    })
  })

  it('beyond the limits open read-only with the reason, and nothing is cut', async () => {
    const { who, page } = await opened()
    const widgets = Array.from({ length: 600 }, (_, index) => ({ type: 'W0011', text: `字${index}` }))
    await importPage(who, page, widgets)
    const open = await who.open(page)
    expect(open.read_only).toBe('一个页面最多500个挂件')
    expect(open.document.zones.body).toHaveLength(601)
    expect(await who.save(page, open, adding('a', '新'))).toMatchObject({ message: '一个页面最多500个挂件' })
    expect(await who.publish(page, open)).toMatchObject({ message: '一个页面最多500个挂件' })
  })

  it.each<[string, unknown, string]>([
    ['broken JSON', '[{', '页面装修内容不合法'],
    ['a number', 5, '页面装修内容不合法'],
    ['an object without sections', { a: 1 }, '页面装修内容不合法'],
    ['a row that is no widget', [{ id: 1, name: '', config: '{"x":1}' }], '页面装修内容不合法'],
    [
      'a script in a URL, naming the widget',
      [{ type: 'W0011' }, { type: 'W0003', name: '热区图', imgUrl: 'vbscript:x' }],
      '第2个挂件“热区图”的链接地址不合法',
    ],
    [
      'a script inside a free panel',
      [{ type: 'W0006', name: '自由面板', childWidgets: [{ type: 'W0003', imgUrl: 'javascript:x' }] }],
      '第1个挂件“自由面板”中的“W0003”的链接地址不合法',
    ],
  ])('are refused with %s', async (_name, config, message) => {
    const { who, page } = await opened()
    expect(await importPage(who, page, config)).toMatchObject({ message, status_code: 422 })
    expect(await who.open(page)).toMatchObject({ version: 1 })
  })
})

describe('hostile input', () => {
  const key = fc.oneof(
    fc.constantFrom(
      'widgets',
      'zones',
      'body',
      'header',
      'a',
      'settings',
      'children',
      'row',
      'kept',
      '__proto__',
      'constructor',
      'length',
      '',
    ),
    fc.integer({ min: -2, max: 3 }),
    fc.string({ maxLength: 5 }),
  )
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      0,
      '',
      'a',
      [],
      {},
      ['a'],
      { settings: { type: 'W0011' } },
      'javascript:alert(1)',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const patches = fc.array(
    fc.record(
      {
        op: fc.constantFrom('add', 'replace', 'remove', 'test'),
        path: fc.oneof(fc.array(key, { maxLength: 5 }), fc.constant('zones/body')),
        value,
      },
      { requiredKeys: ['op', 'path'] },
    ),
    { maxLength: 4 },
  )

  it('never breaks a draft: a save gives a page that opens, or a sentence and the draft as it was', async () => {
    const { who, page } = await opened()
    await who.save(page, await who.open(page), adding('a', '甲'))
    await fc.assert(
      fc.asyncProperty(patches, async (sent) => {
        const before = await who.open(page)
        const answer = await who.save(page, before, sent as never)
        const after = await who.open(page)
        expect(after.read_only).toBe('')
        if (answer.saved === true) return
        expect(answer).toMatchObject({ status_code: 422, message: expect.stringMatching(/[\u4e00-\u9fff]/) })
        expect(after.document).toEqual(before.document)
        expect(after.version).toBe(before.version)
      }),
      { numRuns: 80, interruptAfterTimeLimit: 30_000 },
    )
    expect(({} as Record<string, unknown>).settings).toBeUndefined()
  }, 60_000)
})
