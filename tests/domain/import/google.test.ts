import { labelsOf, profileOf, readTable, tableOf } from '../../fixtures/import/read-table'

const fridge = {
  id: 'F1',
  title: 'Fridge',
  description: 'Cold',
  link: 'https://e.com/f1',
  availability: 'in_stock',
  image_link: 'https://e.com/1.jpg',
  additional_image_link: 'https://e.com/2.jpg,https://e.com/3.jpg',
  price: '2000.00 CNY',
  sale_price: '1800.00 CNY',
  brand: 'Acme',
  gtin: '690',
  item_group_id: '',
  color: 'White',
  size: '',
  product_type: 'Home > Fridges',
  energy_efficiency_class: 'A',
  google_product_category: '632',
  custom_label_0: 'x',
  shipping_weight: '500 g',
}

describe('a product feed of Google', () => {
  it('is read with all its fields', () => {
    const table = tableOf([fridge])
    expect(profileOf(table)).toMatchObject({ id: 'google', hasCurrency: false })
    expect(readTable(table)).toMatchObject([
      {
        key: 'id:F1',
        kind: 'sku',
        texts: {
          item_bn: 'F1',
          item_name: 'Fridge',
          intro: 'Cold',
          brand: 'Acme',
          barcode: '690',
          weight: '0.5',
          price: '1800.00',
          market_price: '2000.00',
          status: 'onsale',
        },
        pics: ['https://e.com/1.jpg', 'https://e.com/2.jpg', 'https://e.com/3.jpg'],
        main_category: ['Home', 'Fridges'],
        params: [
          { name: '颜色', value: 'White' },
          { name: '能效等级', value: 'A' },
        ],
        problems: [],
      },
    ])
    expect(readTable(table)[0]?.texts).not.toHaveProperty('store')
  })

  it('has SKUs in groups', () => {
    const rows = readTable(
      tableOf([
        { ...fridge, item_group_id: 'G' },
        {
          ...fridge,
          id: 'F2',
          item_group_id: 'G',
          color: 'Black',
          sale_price: '',
          image_link: 'https://e.com/b.jpg',
          availability: 'out of stock',
        },
      ]),
    )
    expect(rows).toMatchObject([
      {
        key: 'group:G',
        specs: [{ spec_name: '颜色', spec_value_name: 'White' }],
      },
      {
        key: 'group:G',
        texts: { item_bn: 'F2', price: '2000.00', store: '0' },
        specs: [{ spec_name: '颜色', spec_value_name: 'Black' }],
        spec_pics: ['https://e.com/b.jpg'],
      },
    ])
    expect(rows[0]?.spec_pics).toBeUndefined()
    expect(rows[1]?.pics).toBeUndefined()
    expect(rows[1]?.texts).not.toHaveProperty('status')
  })

  it('has no pieces when it is sold out, and stays on the shelf', () => {
    const [row] = readTable(tableOf([{ ...fridge, availability: 'out_of_stock' }]))
    expect(row?.texts).toMatchObject({ store: '0' })
    expect(row?.texts).not.toHaveProperty('status')
  })

  it('has a picture of its own for a SKU whose picture is another one than that of the product', () => {
    const rows = readTable(
      tableOf([
        { ...fridge, item_group_id: 'G' },
        { ...fridge, id: 'F2', item_group_id: 'G', color: 'Black' },
      ]),
    )
    expect(rows.map(({ spec_pics: pics }) => pics)).toEqual([undefined, undefined])
  })

  it('is asked for its currency, and has one only', () => {
    const table = tableOf([
      { ...fridge, price: '20.00 USD', sale_price: '' },
      { ...fridge, id: 'F2', price: '20.00 EUR', sale_price: '' },
    ])
    expect(profileOf(table).hasCurrency).toBe(true)
    expect(readTable(table).map(({ problems }) => problems)).toEqual([
      [],
      [{ header: 'price', text: '币种 EUR 与前面的 USD 不一致' }],
    ])
  })

  it('is known by names with the prefix of XML', () => {
    const table = [
      ['g:id', 'title', 'g:price', 'g:image_link', 'g:custom_label_1'],
      ['1', 'Fridge', '9 CNY', 'https://e.com/1.jpg', ''],
    ]
    expect(profileOf(table).id).toBe('google')
    expect(readTable(table)).toMatchObject([{ key: 'id:1', texts: { price: '9' } }])
    expect(labelsOf(table).at(-1)).toBe('不导入：广告标签')
  })
})
