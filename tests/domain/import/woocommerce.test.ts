import { labelsOf, profileOf, readTable, tableOf } from '../../fixtures/import/read-table'

const parent = {
  ID: '100',
  Type: 'variable',
  SKU: 'hoodie',
  Name: 'Hoodie',
  Published: '1',
  'Regular price': '',
  Description: '<p>Warm</p>',
  'Short description': 'Warm',
  Images: 'https://e.com/1.jpg, https://e.com/2.jpg',
  Categories: String.raw`Clothing > Hoodies\, thick, Sale`,
  Tags: 'a, b',
  Parent: '',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue, Red',
  'Attribute 1 default': 'Blue',
  'Attribute 2 name': 'Fabric',
  'Attribute 2 value(s)': 'Cotton, Wool',
}
const blue = {
  ID: '101',
  Type: 'variation',
  SKU: 'hoodie-blue',
  Name: 'Hoodie - Blue',
  Published: '1',
  Parent: 'hoodie',
  'Regular price': '45',
  'Sale price': '40',
  Stock: '3',
  'Weight (lbs)': '2',
  Images: 'https://e.com/b.jpg',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue',
}

describe('files of WooCommerce', () => {
  it('have variable products, and variations that take everything but their own from them', () => {
    const table = tableOf([parent, blue])
    expect(profileOf(table)).toMatchObject({ id: 'woocommerce', hasCurrency: true })
    const [product, variation] = readTable(table)
    expect(product).toMatchObject({
      key: 'sku:hoodie',
      kind: 'product',
      texts: {
        item_name: 'Hoodie',
        goods_bn: 'hoodie',
        brief: 'Warm',
        intro: '<p>Warm</p>',
        status: 'onsale',
      },
      pics: ['https://e.com/1.jpg', 'https://e.com/2.jpg'],
      main_category: ['Clothing', 'Hoodies, thick'],
      item_category: [['Sale']],
      tags: ['a', 'b'],
    })
    expect(product?.texts).not.toHaveProperty('price')
    expect(variation).toEqual({
      line: 3,
      key: 'sku:hoodie',
      kind: 'sku',
      texts: { item_bn: 'hoodie-blue', price: '40', market_price: '45', store: '3', weight: '0.907' },
      spec_pics: ['https://e.com/b.jpg'],
      specs: [{ spec_name: 'Color', spec_value_name: 'Blue' }],
      params: [{ name: 'Fabric', value: 'Cotton、Wool' }],
      headers: expect.objectContaining({ price: 'Sale price', market_price: 'Regular price' }),
      problems: [],
    })
  })

  it.each([['hoodie'], ['id:100']])('join variations above their parent, which they name as %s', (Parent) => {
    const rows = readTable(
      tableOf([{ ...blue, Parent }, parent, { ...blue, SKU: 'x' }, { ...blue, Parent: 'id:100' }]),
    )
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1)
    expect(rows.map(({ kind }) => kind)).toEqual(['sku', 'product', 'sku', 'sku'])
    expect(rows[1]?.params).toEqual([{ name: 'Fabric', value: 'Cotton、Wool' }])
  })

  it('have simple products with attributes as params', () => {
    const simple = {
      ...blue,
      Type: 'simple, virtual',
      Parent: '',
      'Sale price': '',
      Published: '-1',
      Stock: '',
    }
    expect(readTable(tableOf([{ ...simple, 'In stock?': '0' }]))).toMatchObject([
      {
        key: 'sku:hoodie-blue',
        kind: 'sku',
        texts: { item_name: 'Hoodie - Blue', price: '45', status: 'instock', store: '0' },
        params: [{ name: 'Color', value: 'Blue' }],
        problems: [],
      },
    ])
  })

  it.each([
    ['grouped', '组合商品不导入'],
    ['external', '外部商品不导入'],
    ['subscription', '商品类型“subscription”不支持'],
  ])('have kinds of products that are refused: %s', (Type, text) =>
    expect(readTable(tableOf([{ ...blue, Type }]))[0]?.problems).toEqual([{ header: 'Type', text }]),
  )

  it('refuse a variation without a parent', () =>
    expect(readTable(tableOf([{ ...blue, Parent: '' }]))[0]?.problems).toEqual([
      { header: 'Parent', text: '没有写明规格所属的商品' },
    ]))

  it('keep a disabled variation off the shelf', () =>
    expect(readTable(tableOf([{ ...blue, Published: '0' }]))[0]?.texts.status).toBe('instock'))

  it('say what columns are', () =>
    expect(
      labelsOf([
        ['Name', 'Type', 'Regular price', 'Weight (kg)', 'Length (cm)', 'Meta: _x', 'Attribute 1 visible'],
      ]),
    ).toEqual([
      ...['商品名称', '商品或规格', '销售价，有促销价时是市场价', '重量（换算为千克）', '不导入：没有尺寸'],
      ...['不导入：自定义字段', '不导入：属性的显示设置'],
    ]))
})
