import { taobaoSkus } from '@/lib/domain/import/profiles/taobao-skus'
import { labelsOf, profileOf, readTable, tableOf } from '../../fixtures/import/read-table'

const shirt = {
  title: '示例衬衫',
  cid: '50011123',
  price: '39.00',
  num: '300',
  approve_status: '1',
  navigation_type: '2',
  description: '<p>纯棉</p>',
  subtitle: '透气',
  outer_id: 'CS-1',
  barcode: '690',
  item_weight: '0.3',
  picture:
    'aa11:1:0:|https://img.example.com/1.jpg;bb22:1:1:|;cc33:2:0:1627207:28320|https://img.example.com/w.jpg;',
  skuProps: '39:100:CS-1-WM:1627207:28320;20509:28314;45.5:200::1627207:-1001;20509:28315;',
  propAlias: '1627207:28320:米白色;20509:28314:M;',
  input_custom_cpv: '1627207:-1001:夜空蓝;',
  inputPids: '20000,13021751',
  inputValues: '示例牌;系列,X1',
}
const names: Record<string, string> = { title: '宝贝名称', price: '宝贝价格', num: '宝贝数量' }
const packageOf = (...rows: Record<string, string>[]) => {
  const [header = [], ...data] = tableOf(rows)
  return [['\uFEFFversion 1.00'], header, header.map((name) => names[name] ?? '列'), ...data]
}

describe('a data package of 淘宝助理', () => {
  it('has three lines of header, of which the second has the names', () => {
    expect(profileOf(packageOf(shirt))).toEqual({
      id: 'taobao',
      name: '淘宝助理数据包',
      hasCurrency: false,
      headerLines: 3,
      nameLine: 2,
    })
    expect(profileOf(packageOf(shirt).slice(1))).toMatchObject({ id: 'taobao', headerLines: 2, nameLine: 1 })
    expect(profileOf(tableOf([shirt]))).toMatchObject({ id: 'taobao', headerLines: 1, nameLine: 1 })
  })

  it('has all SKUs of a product in one row', () => {
    const rows = readTable(packageOf(shirt))
    expect(rows).toEqual([
      {
        line: 4,
        key: 'line:4',
        kind: 'sku',
        texts: {
          item_name: '示例衬衫',
          goods_bn: 'CS-1',
          item_bn: 'CS-1-WM',
          brief: '透气',
          intro: '<p>纯棉</p>',
          price: '39',
          store: '100',
          brand: '示例牌',
          weight: '0.3',
          status: 'onsale',
        },
        pics: ['aa11.tbi', 'bb22.tbi'],
        spec_pics: ['cc33.tbi'],
        specs: [
          { spec_name: '颜色分类', spec_value_name: '米白色' },
          { spec_name: '尺码', spec_value_name: 'M' },
        ],
        headers: expect.objectContaining({ price: 'skuProps', specs: 'skuProps', pics: 'picture' }),
        problems: [],
      },
      {
        line: 4,
        key: 'line:4',
        kind: 'sku',
        texts: { price: '45.5', store: '200', weight: '0.3', status: 'onsale' },
        specs: [
          { spec_name: '颜色分类', spec_value_name: '夜空蓝' },
          { spec_name: '尺码', spec_value_name: '28315' },
        ],
        headers: expect.objectContaining({ store: 'skuProps' }),
        problems: [],
      },
    ])
  })

  it('takes addresses of pictures when no files came with it', () =>
    expect(readTable(packageOf(shirt), { hasPictureFiles: false })[0]).toMatchObject({
      pics: ['https://img.example.com/1.jpg', 'bb22.tbi'],
      spec_pics: ['https://img.example.com/w.jpg'],
    }))

  it.each([
    ['1', 'onsale'],
    ['0', 'instock'],
    ['2', 'instock'],
  ])('without SKUs has its own price; state %s is %s', (approve_status, status) => {
    const [row, ...others] = readTable(packageOf({ ...shirt, skuProps: '', approve_status }))
    expect(others).toEqual([])
    expect(row?.texts).toMatchObject({
      price: '39.00',
      store: '300',
      item_bn: 'CS-1',
      barcode: '690',
      status,
    })
    expect(row?.texts).not.toHaveProperty('goods_bn')
  })

  it('says when it cannot read the SKUs', () =>
    expect(readTable(packageOf({ ...shirt, skuProps: '颜色' }))[0]?.problems).toEqual([
      { header: 'skuProps', text: '销售属性组合无法识别' },
    ]))

  it('says what it ignores', () =>
    expect(labelsOf(packageOf(shirt))).toEqual(
      expect.arrayContaining(['不导入：淘宝的分类编号', '商品名称']),
    ))
})

describe('skuProps', () => {
  it.each([
    ['', []],
    ['9.9:5:A:1:2;', [['9.9', '5', 'A', ['1:2']]]],
    ['9.9:5::1:2;3:4;5:6', [['9.9', '5', '', ['1:2', '3:4', '5:6']]]],
    [
      '9:5:A:B:1:2;8:4:C:1:-3',
      [
        ['9', '5', 'A:B', ['1:2']],
        ['8', '4', 'C', ['1:-3']],
      ],
    ],
    [
      '9:5:A;9:5::;',
      [
        ['9', '5', 'A', []],
        ['9', '5', '', []],
      ],
    ],
    ['9::A:1:2', [['9', '', 'A', ['1:2']]]],
  ])('%s', (text, skus) =>
    expect(
      taobaoSkus(text)?.map(({ price, store, code, values }) => [
        ...[price, store, code, values.map(({ pid, vid }) => `${pid}:${vid}`)],
      ]),
    ).toEqual(skus),
  )

  it('is refused when a part is no SKU and no pair', () => expect(taobaoSkus('9:5:A:1:2;红色')).toBeNull())
})
