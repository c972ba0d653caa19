import { guessMapping, mappingTargets } from '@/lib/domain/import/profile'
import { labelsOf, profileOf, readTable, splitCsv, tableOf } from '../../fixtures/import/read-table'

const guess = (header: string) => guessMapping(header.split(','))

describe('the guess of a mapping', () => {
  it.each([
    [
      '商品名称,货号,价格,库存,分类,图片',
      ['item_name', 'item_bn', 'price', 'store', 'main_category', 'pics'],
    ],
    ['名称,商品编码,SKU编码,售价（元）', ['item_name', 'goods_bn', 'item_bn', 'price']],
    ['名称,商品编码,颜色,重量(g)', ['item_name', 'item_bn', 'spec:', 'weight_g']],
    ['一级类目,二级类目,商品标题,主图1,主图2', ['category1', 'category2', 'item_name', 'pics', 'pics']],
    [
      'wareId,title,jdPrice,marketPrice,costPrice,outerId,brandName,stockNum,sellPoint,categoryId,images',
      [
        ...[
          'product',
          'item_name',
          'price',
          'market_price',
          'cost_price',
          'item_bn',
          'brand',
          'store',
          'brief',
        ],
        ...['', 'pics'],
      ],
    ],
    [
      'skuName,jdPrice,stockNum,outerId,barCode,saleAttrs',
      ['item_name', 'price', 'store', 'item_bn', 'barcode', 'specs'],
    ],
    [
      'Product Handle,Product Title,Variant Sku,Variant Price DKK,Variant Price EUR,Variant Option 1 Name,Variant Option 1 Value',
      ['product', 'item_name', 'item_bn', '', 'price', 'spec1_name', 'spec1_value'],
    ],
    [
      'sku,parent_sku,type,name,price,categories,images,inventories,configurable_variants',
      ['item_bn', 'parent', 'type', 'item_name', 'price', 'main_category', 'pics', 'store', 'variants'],
    ],
    [
      'name,slug,optionGroups,optionValues,sku,price,stockOnHand',
      ['item_name', 'product', 'spec_names', 'spec_values', 'item_bn', 'price', 'store'],
    ],
    ['Price USD,Option 1 Name,Image 1 Url,type', ['price', 'spec1_name', 'pics', '']],
    [',\uFEFF 名 称 *,__proto__', ['', 'item_name', '']],
  ])('%s', (header, targets) => expect(guess(header)).toEqual(targets))

  it('knows the grades of the mall', () =>
    expect(guessMapping(['名称', '金卡'], ['金卡'])).toEqual(['item_name', 'grade:金卡']))

  it('has targets of the mapping step alone', () => {
    const keys = mappingTargets.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const all =
      'sku,parent_sku,type,name,颜色,规格1名称,规格1值,库存,wareId,规格,参数,一级分类,configurable_variants'
    for (const key of guess(all)) expect(keys).toContain(key)
  })

  it.each([
    ['Variant Price EUR', true],
    ['Price [USD]', true],
    ['Price USD', true],
    ['Price CNY', false],
    ['价格', false],
    ['price', false],
  ])('asks for the currency of %s: %s', (price, hasCurrency) =>
    expect(profileOf([['title', price]])).toMatchObject({ id: 'mapped', hasCurrency }),
  )
})

describe('a file with mapped columns', () => {
  it('is read by the choices of the operator', () => {
    const table = [
      ['甲', '乙', '颜色', '丁', '金卡', '己', '庚'],
      ['水壶', '9.9', '红', '功率=1', '8', '家电/厨房', 'a.jpg b.jpg'],
    ]
    const mapping = ['item_name', 'price', 'spec:', 'param:备注', 'grade:', 'main_category', 'pics']
    expect(readTable(table, { mapping, listSeparator: ' ', pathSeparator: '/' })).toMatchObject([
      {
        key: 'name:水壶@2',
        texts: { item_name: '水壶', price: '9.9' },
        specs: [{ spec_name: '颜色', spec_value_name: '红' }],
        params: [{ name: '备注', value: '功率=1' }],
        grade_prices: [{ grade: '金卡', price: '8' }],
        main_category: ['家电', '厨房'],
        pics: ['a.jpg', 'b.jpg'],
      },
    ])
    expect(labelsOf(table, { mapping: [...mapping.slice(0, 3), '', 'unknown', '__proto__'] })).toEqual([
      ...['商品名称', '销售价', '规格：颜色', '不导入', '不导入', '不导入', '不导入'],
    ])
  })

  it('continues the product above in rows without a name, with its names of options', () => {
    const rows = readTable(
      tableOf([
        {
          name: '杯子',
          optionGroups: '颜色|尺码',
          optionValues: '红|M',
          sku: ' A1 ',
          price: '1',
          facets: 'a|b',
        },
        { name: '', optionGroups: '', optionValues: '蓝|L', sku: 'A2', price: '2' },
        { name: '盘子', optionGroups: '', optionValues: '', sku: 'B1', price: '3' },
      ]),
    )
    expect(rows.map(({ key }) => key)).toEqual(['name:杯子@2', 'name:杯子@2', 'name:盘子@4'])
    expect(rows[1]?.specs).toEqual([
      { spec_name: '颜色', spec_value_name: '蓝' },
      { spec_name: '尺码', spec_value_name: 'L' },
    ])
    expect(rows[0]).toMatchObject({ texts: { item_bn: 'A1' }, tags: ['a', 'b'] })
    expect(rows[2]?.specs).toBeUndefined()
  })

  it('does not take a row whose name is missing for a SKU of the product above', () => {
    const rows = readTable(
      tableOf([
        { 品名: '杯子', 货号: 'A1', 价格: '1', 颜色: '红', 类目: '杯' },
        { 品名: '', 货号: 'A2', 价格: '2', 颜色: '蓝', 类目: '' },
        { 品名: '', 货号: 'A3', 价格: '3', 颜色: '', 类目: '' },
        { 品名: '盘子', 货号: 'B1', 价格: '４', 颜色: '红', 类目: '盘' },
        { 品名: '', 货号: 'B2', 价格: '5', 颜色: '红', 类目: '碗' },
      ]),
      { mapping: ['item_name', 'item_bn', 'price', 'spec:', 'main_category'] },
    )
    expect(rows.map(({ key }) => key)).toEqual([
      'name:杯子@2',
      'name:杯子@2',
      'sku:A3',
      'name:盘子@5',
      'sku:B2',
    ])
    expect(rows[2]?.headers.item_name).toBe('品名')
  })

  it('reads attributes of 京东, levels of categories and sums of warehouses', () =>
    expect(
      readTable(
        tableOf([
          {
            skuName: '手机',
            saleAttrs: '颜色:黑;版本:128G',
            一级分类: '数码',
            二级分类: '手机',
            状态: '上架',
            stockNum: '北京=3,上海=4',
            '重量(克)': '250',
          },
        ]),
      ),
    ).toMatchObject([
      {
        texts: { item_name: '手机', store: '7', weight: '0.25', status: 'onsale' },
        specs: [
          { spec_name: '颜色', spec_value_name: '黑' },
          { spec_name: '版本', spec_value_name: '128G' },
        ],
        main_category: ['数码', '手机'],
      },
    ]))
})

describe('a file of Bagisto', () => {
  const rows = readTable(
    tableOf([
      { sku: 'S1', parent_sku: '', type: 'simple', name: 'Beanie', price: '14', inventories: 'default=100' },
      {
        sku: 'C1',
        type: 'configurable',
        name: 'Jacket',
        images: '6.webp,7.webp',
        status: '1',
        configurable_variants: 'sku=S5,color=Yellow,size=M|sku=S6,color=Green,size=L',
      },
      { sku: 'S5', parent_sku: 'C1', type: 'simple', name: 'Jacket-Yellow-M', price: '14', images: '9.webp' },
      { sku: 'S6', parent_sku: 'C1', type: 'simple', name: 'Jacket-Green-L', price: '17' },
      { sku: 'B1', type: 'booking', name: 'Yoga', price: '250' },
    ]),
  )

  it('has products of their own, and SKUs of products with a row', () =>
    expect(rows).toMatchObject([
      { key: 'code:S1', kind: 'sku', texts: { item_name: 'Beanie', store: '100' }, problems: [] },
      {
        key: 'code:C1',
        kind: 'product',
        texts: { item_name: 'Jacket', goods_bn: 'C1' },
        pics: ['6.webp', '7.webp'],
      },
      {
        key: 'code:C1',
        texts: { item_bn: 'S5', price: '14' },
        specs: [
          { spec_name: 'color', spec_value_name: 'Yellow' },
          { spec_name: 'size', spec_value_name: 'M' },
        ],
        spec_pics: ['9.webp'],
      },
      { key: 'code:C1', specs: [{ spec_value_name: 'Green' }, { spec_value_name: 'L' }] },
      { problems: [{ header: 'type', text: '商品类型“booking”不支持' }] },
    ]))

  it('has the name and pictures of a product in its own row', () => {
    expect(rows[2]?.texts).not.toHaveProperty('item_name')
    expect(rows[2]?.pics).toBeUndefined()
    expect(rows[1]?.texts).not.toHaveProperty('item_bn')
  })
})

it.each([[','], [';']])('reads an export of Medusa with %s', (separator) => {
  const text = [
    'Product Id,Product Handle,Product Title,Product Status,Product Thumbnail,Product Image 1,Product Image 2,Product Tag 1,Product Tag 2,Variant Sku,Variant Option 1 Name,Variant Option 1 Value,Variant Price EUR,Variant Weight',
    'p1,base,Base product,draft,a.png,a.png,b.png,123,456,,size,large,45,300',
    'p1,base,Base product,draft,a.png,a.png,b.png,123,456,S2,size,small,65,',
    'p2,other,Other,published,a.png,,,,,,size,large,45,',
  ]
  const table = splitCsv(text.join('\n').replaceAll(',', separator), separator)
  expect(profileOf(table)).toMatchObject({ id: 'mapped', hasCurrency: true })
  expect(readTable(table)).toMatchObject([
    {
      key: 'product:base',
      texts: { item_name: 'Base product', price: '45', status: 'instock', weight: '0.3' },
      pics: ['a.png', 'b.png'],
      tags: ['123', '456'],
      specs: [{ spec_name: 'size', spec_value_name: 'large' }],
    },
    {
      key: 'product:base',
      texts: { item_bn: 'S2' },
      specs: [{ spec_name: 'size', spec_value_name: 'small' }],
    },
    { key: 'product:other', texts: { status: 'onsale' } },
  ])
})

describe('the path of a category', () => {
  it.each([
    ['a > b > c', '', ['a', 'b', 'c']],
    ['a->b->c', '', ['a', 'b', 'c']],
    ['a＞b→c', '', ['a', 'b', 'c']],
    ['a/b/c', '/', ['a', 'b', 'c']],
    ['a / b / c', '/', ['a', 'b', 'c']],
    ['a|b', '|', ['a', 'b']],
    ['a;b', ';', ['a', 'b']],
    ['a,b', ',', ['a', 'b']],
    // Without a choice: names have strokes and commas.
    ['电视/影音', '', ['电视/影音']],
    ['锅, 碗', '', ['锅, 碗']],
  ])('%s with the separator “%s” has its levels', (text, pathSeparator, path) => {
    const table = [
      ['商品名称', '销售价', '分类'],
      ['锅', '1', text],
    ]
    const read = (use: string) => readTable(table, { mapping: ['item_name', 'price', use], pathSeparator })[0]
    expect(read('main_category')?.main_category).toEqual(path)
    // Several categories of the mall are divided by commas where nothing stronger divides them.
    const sold = path.length === 1 ? text.split(', ').map((name) => [name]) : [path]
    expect(read('item_category')?.item_category).toEqual(sold)
  })

  it('may stand beside others, with another separator', () => {
    const table = [
      ['商品名称', '销售价', '分类'],
      ['锅', '1', 'a/b|c/d'],
      ['碗', '1', 'a > b; c > d'],
    ]
    const mapping = ['item_name', 'price', 'item_category']
    const paths = [
      ['a', 'b'],
      ['c', 'd'],
    ]
    expect(readTable(table, { mapping, pathSeparator: '/' })[0]?.item_category).toEqual(paths)
    expect(readTable(table, { mapping })[1]?.item_category).toEqual(paths)
  })
})
