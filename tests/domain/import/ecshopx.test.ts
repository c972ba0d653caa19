import { templateRows } from '@/lib/domain/import/profile'
import { labelsOf, profileOf, readTable, tableOf } from '../../fixtures/import/read-table'

const kettle = {
  管理分类: '家电->厨房->水壶',
  商品名称: '电热水壶',
  SPU编码: 'K17',
  SKU编码: 'K17-W',
  简介: '一键保温',
  销售价: '199.00',
  市场价: '269',
  成本价: '',
  起订量: '1',
  金卡: '189',
  库存: '100',
  头图: 'a.jpg,https://example.com/w_100,h_100/b.jpg',
  详情图: 'c.jpg',
  规格图: 'd.jpg',
  品牌: '示例',
  运费模板: '普通快递',
  销售分类: '厨房->水壶|新品>本周>水壶',
  重量: '1.2',
  条形码: '6900000000000',
  规格值: '颜色：白色｜容量:1.7:升',
  参数值: '系列:经典|功率:1800W',
  是否支持分润: '是',
  商品状态: '前端不展示',
}

describe('the import file of ECShopX', () => {
  it('is read with all its fields', () => {
    const table = tableOf([kettle])
    expect(profileOf(table)).toEqual({
      id: 'ecshopx',
      name: 'ECShopX 商品导入',
      hasCurrency: false,
      headerLines: 1,
      nameLine: 1,
    })
    const [row] = readTable(table, { grades: ['金卡', '银卡'] })
    expect(row).toMatchObject({
      line: 2,
      key: 'spu:K17',
      kind: 'sku',
      texts: {
        item_name: '电热水壶',
        goods_bn: 'K17',
        item_bn: 'K17-W',
        brief: '一键保温',
        price: '199.00',
        market_price: '269',
        start_num: '1',
        store: '100',
        brand: '示例',
        template: '普通快递',
        weight: '1.2',
        barcode: '6900000000000',
        status: 'offline_sale',
      },
      pics: ['a.jpg', 'https://example.com/w_100,h_100/b.jpg'],
      intro_pics: ['c.jpg'],
      spec_pics: ['d.jpg'],
      main_category: ['家电', '厨房', '水壶'],
      item_category: [
        ['厨房', '水壶'],
        ['新品', '本周', '水壶'],
      ],
      specs: [
        { spec_name: '颜色', spec_value_name: '白色' },
        { spec_name: '容量', spec_value_name: '1.7:升' },
      ],
      params: [
        { name: '系列', value: '经典' },
        { name: '功率', value: '1800W' },
      ],
      grade_prices: [{ grade: '金卡', price: '189' }],
      headers: { price: '销售价', specs: '规格值', grade_prices: '金卡', store: '库存' },
      problems: [],
    })
    // An empty price is no price.
    expect(row?.texts).not.toHaveProperty('cost_price')
  })

  it('says what each column is', () => {
    const labels = labelsOf(
      [['管理分类', '销售价*', ' 金卡 ', '拉新分润', '发货时间', '备注', '', '商品名称']],
      {
        grades: ['金卡'],
      },
    )
    expect(labels).toEqual([
      ...['管理分类', '销售价', '会员价：金卡', '不导入：没有分润', '发货时间'],
      ...['不认识的列，不导入', '没有列名，不导入', '商品名称'],
    ])
  })

  it('has the first of two columns with one name, and says so of the second', () => {
    expect(labelsOf([['商品名称', '销售价', '商品名称*']])).toEqual([
      '商品名称',
      '销售价',
      '列名重复，只导入第一列',
    ])
  })

  it('is recognised whatever its headers have around them', () => {
    const table = [
      ['\uFEFF* 商品名称', '销 售 价（元）', '管理分类＊', '\u200B库存'],
      ['水壶', '9.9', '家电', '5'],
    ]
    expect(profileOf(table).id).toBe('ecshopx')
    expect(readTable(table)).toMatchObject([
      {
        texts: { item_name: '水壶', price: '9.9', store: '5' },
        main_category: ['家电'],
        headers: { price: '销 售 价（元）' },
      },
    ])
  })

  it.each([
    ['商品名称,销售价,库存,图片,分类', 'mapped'],
    ['商品名称,管理分类,价格', 'mapped'],
    ['商品名称,销售价,库存,备注', 'ecshopx'],
    ['商品名称,管理分类,销售价,SPU编码,头图,图片', 'ecshopx'],
  ])('is not seen in spreadsheets that say more in other words: %s', (header, id) =>
    expect(profileOf([header.split(',')]).id).toBe(id),
  )

  it('joins adjacent rows with one name, and rows with one SPU code', () => {
    const keys = readTable(
      tableOf([
        { 商品名称: '甲', 销售价: '1', SPU编码: '' },
        { 商品名称: '甲', 销售价: '1', SPU编码: '' },
        { 商品名称: '乙', 销售价: '1', SPU编码: 'S1' },
        { 商品名称: '甲', 销售价: '1', SPU编码: '' },
        { 商品名称: '丙', 销售价: '1', SPU编码: 'S1' },
      ]),
    ).map(({ key }) => key)
    expect(keys).toEqual(['name:甲@2', 'name:甲@2', 'spu:S1', 'name:甲@5', 'spu:S1'])
  })

  it('updates SKUs by their codes, and continues a product with merged cells', () => {
    expect(profileOf([['SKU编码', '库存']]).id).toBe('ecshopx')
    const rows = readTable(
      tableOf([
        { 商品名称: '甲', 销售价: '1', 规格值: '颜色:红', SKU编码: '' },
        { 商品名称: '', 销售价: '2', 规格值: '颜色:蓝', SKU编码: '' },
        { 商品名称: '', 销售价: '3', 规格值: '', SKU编码: 'A1' },
      ]),
    )
    expect(rows.map(({ key }) => key)).toEqual(['name:甲@2', 'name:甲@2', 'sku:A1'])
  })

  it('names what is no pair', () => {
    const [row] = readTable(tableOf([{ ...kettle, 规格值: '红色|颜色:', 参数值: '系列:甲|乙' }]))
    expect(row?.problems).toEqual([
      { header: '规格值', text: '“红色”没有写成“名称:值”的形式' },
      { header: '规格值', text: '“颜色:”没有写成“名称:值”的形式' },
      { header: '参数值', text: '“乙”没有写成“名称:值”的形式' },
    ])
    expect(row?.params).toEqual([{ name: '系列', value: '甲' }])
  })

  it('leaves an unknown state to the check', () => {
    expect(readTable(tableOf([{ ...kettle, 商品状态: '不知道' }]))[0]?.texts.status).toBe('不知道')
  })
})

describe('the export file of ECShopX', () => {
  it('is read back, and its 简介 is the introduction', () => {
    const table = tableOf([
      {
        商品id: '77',
        商品名称: '水壶',
        商品副标题: '好水壶',
        商品条码: '69',
        商品图片: 'a.jpg,b.jpg',
        管理分类: '家电',
        前端分类: '水壶',
        品牌: '示例',
        产地: '中国',
        商品标签: '新品,热销',
        销售单位: '台',
        销售规格: '颜色:红',
        商品参数: '功率:1W',
        商品状态: '不可销售',
        商品售价: '9',
        商品划线价: '10',
        商品进价: '5',
        简介: '<p>介绍</p>',
        运费模板: '快递',
        重量: '1',
        体积: '2',
      },
    ])
    expect(profileOf(table).id).toBe('ecshopx-export')
    expect(readTable(table)).toMatchObject([
      {
        key: 'name:水壶@2',
        texts: {
          item_name: '水壶',
          brief: '好水壶',
          intro: '<p>介绍</p>',
          price: '9',
          market_price: '10',
          cost_price: '5',
          barcode: '69',
          status: 'instock',
          item_unit: '台',
        },
        pics: ['a.jpg', 'b.jpg'],
        tags: ['新品', '热销'],
        item_category: [['水壶']],
        specs: [{ spec_name: '颜色', spec_value_name: '红' }],
      },
    ])
    expect(readTable(table)[0]?.params).toContainEqual({ name: '产地', value: '中国' })
  })
})

describe('points goods of ECShopX', () => {
  it('have a price in points', () => {
    const table = tableOf([
      { 商品编码: 'P1', 商品名称: '杯子', 积分价格: '500', 图片: 'a.jpg', 分类: '生活->杯子', 库存: '3' },
    ])
    expect(profileOf(table).id).toBe('points-goods')
    expect(readTable(table)).toMatchObject([
      {
        texts: { item_bn: 'P1', item_name: '杯子', point: '500', store: '3' },
        pics: ['a.jpg'],
        item_category: [['生活', '杯子']],
        headers: { point: '积分价格' },
      },
    ])
  })
})

describe('the template of the mall', () => {
  it('is two SKUs of one product without problems, and every column is known', () => {
    expect(profileOf(templateRows).id).toBe('ecshopx')
    expect(labelsOf(templateRows)).toEqual(templateRows[0])
    const rows = readTable(templateRows)
    expect(rows.map(({ key }) => key)).toEqual(['spu:SL-KETTLE-17', 'spu:SL-KETTLE-17'])
    expect(rows.flatMap(({ problems }) => problems)).toEqual([])
    expect(rows[0]?.texts.status).toBe('onsale')
  })
})
