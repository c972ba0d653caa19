import { labelsOf, profileOf, readTable, tableOf } from '../../fixtures/import/read-table'

const shirt = {
  Handle: 'shirt',
  Title: 'Shirt',
  'Body (HTML)': '<p>Soft</p>',
  Vendor: 'Acme',
  'Product Category': 'Apparel > Clothing > Shirts',
  Type: 'Tops',
  Tags: 'new, cotton',
  Published: 'true',
  'Option1 Name': 'Color',
  'Option1 Value': 'Red',
  'Option2 Name': 'Size',
  'Option2 Value': 'M',
  'Variant SKU': "'0012",
  'Variant Grams': '1250',
  'Variant Inventory Qty': '7',
  'Variant Price': '19.99',
  'Variant Compare At Price': '25.00',
  'Cost per item': '8',
  'Variant Barcode': "'690",
  'Image Position': '1',
  'Image Src': 'https://example.com/1.jpg',
  'Variant Image': 'https://example.com/red.jpg',
  'SEO Title': 'Buy',
  'SEO Description': 'Best',
  'Variant Weight Unit': 'lb',
  Status: 'active',
}

describe('the old header of Shopify', () => {
  const table = tableOf([
    shirt,
    {
      Handle: 'shirt',
      'Option1 Value': 'Blue',
      'Option2 Value': 'L',
      'Variant SKU': 'B',
      'Variant Price': '20',
      'Image Src': 'https://example.com/2.jpg',
      'Image Position': '2',
    },
    { Handle: 'shirt', 'Image Src': 'https://example.com/3.jpg', 'Image Position': '3' },
    { Handle: 'shirt', 'Image Src': 'https://example.com/1.jpg', 'Image Position': '1' },
    { Handle: 'shirt' },
    {
      Handle: 'mug',
      Title: 'Mug',
      Type: 'Kitchen',
      'Option1 Name': 'Title',
      Status: 'draft',
      Published: 'true',
      'Option1 Value': 'Default Title',
      'Variant Price': '5',
      'Product Category': '123',
    },
  ])
  const rows = readTable(table)

  it('has prices in a currency that is asked for', () =>
    expect(profileOf(table)).toMatchObject({ id: 'shopify', hasCurrency: true, headerLines: 1, nameLine: 1 }))

  it('has the product in its first row', () =>
    expect(rows[0]).toEqual({
      line: 2,
      key: 'handle:shirt',
      kind: 'sku',
      texts: {
        item_name: 'Shirt',
        intro: '<p>Soft</p>',
        brand: 'Acme',
        store: '7',
        price: '19.99',
        market_price: '25.00',
        cost_price: '8',
        item_bn: '0012',
        barcode: '690',
        weight: '1.25',
        status: 'onsale',
        seo_title: 'Buy',
        seo_description: 'Best',
      },
      pics: ['https://example.com/1.jpg'],
      pic_position: 1,
      spec_pics: ['https://example.com/red.jpg'],
      main_category: ['Apparel', 'Clothing', 'Shirts'],
      tags: ['new', 'cotton'],
      specs: [
        { spec_name: 'Color', spec_value_name: 'Red' },
        { spec_name: 'Size', spec_value_name: 'M' },
      ],
      headers: expect.objectContaining({
        weight: 'Variant Grams',
        specs: 'Option1 Value',
        price: 'Variant Price',
      }),
      problems: [],
    }))

  it('keeps the names of options and the state for further SKUs', () =>
    expect(rows[1]).toMatchObject({
      key: 'handle:shirt',
      texts: { item_bn: 'B', price: '20', status: 'onsale' },
      specs: [
        { spec_name: 'Color', spec_value_name: 'Blue' },
        { spec_name: 'Size', spec_value_name: 'L' },
      ],
    }))

  it('takes rows with a new picture alone as pictures', () => {
    expect(rows[2]).toMatchObject({ kind: 'pictures', pics: ['https://example.com/3.jpg'], pic_position: 3 })
    expect(rows).toHaveLength(4)
  })

  it('has no specs for the default option, and the type where the category is a number', () => {
    expect(rows[3]).toMatchObject({
      key: 'handle:mug',
      texts: { item_name: 'Mug', status: 'instock' },
      main_category: ['Kitchen'],
    })
    expect(rows[3]?.specs).toBeUndefined()
  })

  it('says what it ignores', () =>
    expect(
      labelsOf([
        [
          ...['Handle', 'Title', 'Variant Price', 'Price / International', 'Included / Canada'],
          ...[
            'Color (product.metafields.shopify.color-pattern)',
            'Google Shopping / Gender',
            'Variant Tax Code',
          ],
        ],
      ]),
    ).toEqual([
      ...['商品的分组', '商品名称', '销售价', '不导入：其他市场的价格', '不导入：其他市场的价格'],
      ...['不导入：自定义字段', '不导入：Google 购物', '不导入：税'],
    ]))

  it.each([
    ['active', 'true', 'onsale'],
    ['active', 'false', 'instock'],
    ['archived', 'true', 'instock'],
    ['', 'true', 'onsale'],
    ['', 'false', 'instock'],
    ['', '', undefined],
  ])('with state %s, published %s: %s', (Status, Published, status) =>
    expect(readTable(tableOf([{ ...shirt, Status, Published }]))[0]?.texts.status).toBe(status),
  )

  it('refuses gift cards', () =>
    expect(readTable(tableOf([{ ...shirt, 'Gift Card': 'true' }]))[0]?.problems).toEqual([
      { header: 'Gift Card', text: '礼品卡不导入' },
    ]))
})

it('reads the new header of Shopify', () => {
  const table = tableOf([
    {
      Title: 'Shirt',
      'URL handle': 'shirt',
      Description: '<p>Soft</p>',
      Vendor: 'Acme',
      Status: 'Active',
      'Product category': 'Apparel > Shirts',
      'Published on online store': 'TRUE',
      SKU: 'A',
      Price: '10',
      'Option1 name': 'Size',
      'Option1 value': 'S',
      'Compare-at price': '12',
      'Inventory quantity': '4',
      'Weight value (grams)': '500',
      'Product image URL': 'https://example.com/1.jpg',
      'Unit price total measure': '1',
      'Variant image URL': 'https://example.com/s.jpg',
    },
    { 'URL handle': 'shirt', 'Option1 value': 'M', SKU: 'B', Price: '11' },
  ])
  expect(profileOf(table)).toMatchObject({ id: 'shopify-new', hasCurrency: true })
  expect(readTable(table)).toMatchObject([
    {
      key: 'handle:shirt',
      texts: {
        item_name: 'Shirt',
        intro: '<p>Soft</p>',
        market_price: '12',
        store: '4',
        weight: '0.5',
        status: 'onsale',
      },
      spec_pics: ['https://example.com/s.jpg'],
    },
    { key: 'handle:shirt', texts: { item_bn: 'B' }, specs: [{ spec_name: 'Size', spec_value_name: 'M' }] },
  ])
})
