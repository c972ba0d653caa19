import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { feedBegin, feedEnd, feedItems, type FeedGoods, type FeedSku } from '@/lib/domain/export/product-feed'

const sku: FeedSku = {
  itemBn: 'K-1',
  barcode: '4006381333931',
  price: 1200,
  marketPrice: 0,
  store: 3,
  isDefault: true,
  pic: '',
  specs: [],
}
const kettle: FeedGoods = {
  goodsId: 7,
  itemName: '云杉电热水壶',
  brief: '五段控温',
  intro: '',
  pics: ['/media/a.webp', 'https://pictures.test/b.webp'],
  brand: '云杉',
  category: ['厨房', '水壶'],
  energy: '一级',
  templatesId: 3,
  skus: [sku],
}
const origin = 'https://mall.test'

/** The elements of the items of a feed, by name. */
function read(goods: readonly FeedGoods[]): Record<string, string[]>[] {
  const xml = feedBegin('商城', origin) + goods.map((one) => feedItems(one, origin)).join('') + feedEnd
  const items: Record<string, string[]>[] = []
  const parser = new SaxesParser({ xmlns: true })
  let text = ''
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'item') items.push({})
  })
  parser.on('text', (piece) => (text += piece))
  parser.on('closetag', ({ name }) => {
    const item = items.at(-1)
    if (item && name.startsWith('g:')) (item[name] ??= []).push(text)
    text = ''
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return items
}
const itemOf = (values: Partial<FeedGoods>, ofSku: Partial<FeedSku> = {}) =>
  read([{ ...kettle, skus: [{ ...sku, ...ofSku }], ...values }])[0] ?? {}

describe('the product feed', () => {
  it('has what the mall knows of a SKU', () =>
    expect(itemOf({})).toEqual({
      'g:id': ['K-1'],
      'g:title': ['云杉电热水壶'],
      'g:description': ['五段控温'],
      'g:link': ['https://mall.test/items/7'],
      'g:image_link': ['https://mall.test/media/a.webp'],
      'g:additional_image_link': ['https://pictures.test/b.webp'],
      'g:availability': ['in_stock'],
      'g:price': ['12.00 CNY'],
      'g:brand': ['云杉'],
      'g:gtin': ['4006381333931'],
      'g:mpn': ['K-1'],
      'g:condition': ['new'],
      'g:product_type': ['厨房 > 水壶'],
      'g:energy_efficiency_class': ['一级'],
    }))

  it('has a sale price below a market price, and none below a lower one', () => {
    expect(itemOf({}, { marketPrice: 1500 })).toMatchObject({
      'g:price': ['15.00 CNY'],
      'g:sale_price': ['12.00 CNY'],
    })
    expect(itemOf({}, { marketPrice: 1000 })).not.toHaveProperty('g:sale_price')
  })

  it('says nothing that the mall does not know', () => {
    const item = itemOf(
      { brand: '', energy: '', category: [], pics: [] },
      { barcode: '4006381333932', store: 0 },
    )
    for (const name of [
      'g:gtin',
      'g:mpn',
      'g:brand',
      'g:energy_efficiency_class',
      'g:product_type',
      'g:shipping',
    ])
      expect(item).not.toHaveProperty(name)
    expect(item).toMatchObject({ 'g:identifier_exists': ['no'], 'g:availability': ['out_of_stock'] })
  })

  it('says that delivery is free when it is free everywhere', () =>
    expect(itemOf({ templatesId: 0 })).toMatchObject({ 'g:country': ['CN'], 'g:shipping': [''] }))

  it('groups the SKUs of a product, with their colours, sizes and pictures', () => {
    const specs = (colour: string) => [
      { name: '颜色', value: colour },
      { name: '尺码', value: 'M' },
      { name: '套餐', value: '一' },
    ]
    const [first, second] = read([
      {
        ...kettle,
        skus: [
          { ...sku, specs: specs('白色') },
          { ...sku, itemBn: 'K-2', isDefault: false, pic: '/media/c.webp', specs: specs('黑色') },
        ],
      },
    ])
    expect(first).toMatchObject({ 'g:item_group_id': ['7'], 'g:color': ['白色'], 'g:size': ['M'] })
    expect(second).toMatchObject({
      'g:item_group_id': ['7'],
      'g:color': ['黑色'],
      'g:image_link': ['https://mall.test/media/c.webp'],
    })
  })

  it('describes a product by the text of its introduction', () =>
    expect(itemOf({ intro: '<p>五段&nbsp;控温</p><script x="1">1.7 升 &amp; 更大</p>' })).toMatchObject({
      'g:description': ['五段 控温 1.7 升 & 更大'],
    }))

  it('is well-formed and says the same, whatever a product is called', () => {
    const hostile = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(hostile, hostile, (name, brand) => {
        const kept = (text: string) =>
          text.replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
        const item = itemOf({ itemName: `x${name}`, brand })
        expect(item['g:title']).toEqual([kept(`x${name}`.toWellFormed())])
      }),
    )
    expect(itemOf({ itemName: ']]><item>&amp;\u0000\u0008\ud800' })['g:title']).toEqual([
      ']]><item>&amp;\ufffd',
    ])
  })

  it('is well-formed without products', () => expect(read([])).toEqual([]))
})
