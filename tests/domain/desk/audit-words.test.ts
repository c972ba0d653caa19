import { auditDifferences } from '@/lib/domain/desk/audit-differences'
import { rowKeysOf } from '@/lib/domain/desk/audit-names'
import {
  auditEventName,
  auditEventChoices,
  auditEventsName,
  auditSubjectChoices,
  auditSubjectName,
  deviceName,
} from '@/lib/domain/desk/audit-words'

describe('an entry of the audit trail in words', () => {
  it('has the fields that differ, with both values', () => {
    expect(auditDifferences({ price: 5000, store: 3 }, { price: 4900, store: 3 })).toEqual([
      { field: '价格', before: '¥50.00', after: '¥49.00' },
    ])
    expect(auditDifferences({ name: '云杉' }, null)).toEqual([{ field: '名称', before: '云杉', after: '' }])
    expect(auditDifferences(null, null)).toEqual([])
  })

  it('shows yes and no, and cuts long values', () => {
    const [shown, long] = auditDifferences(null, { required: true, intro: '长'.repeat(500) })
    expect(shown?.after).toBe('是')
    expect(long?.after).toHaveLength(201)
  })

  it('keeps the name of what has no word, also of members of objects', () => {
    expect([auditEventName('setPrices'), auditEventName('newEvent'), auditEventName('toString')]).toEqual([
      ...['修改商品价格', 'newEvent', 'toString'],
    ])
    expect([auditSubjectName('goods'), auditSubjectName('constructor')]).toEqual(['商品', 'constructor'])
    expect(auditDifferences(null, { valueOf: 1 })).toEqual([{ field: 'valueOf', before: '', after: '1' }])
  })

  it.each([
    ['event', auditEventChoices],
    ['subject', auditSubjectChoices],
  ])('has each word once in the filter by %s', (_field, choices) => {
    const words = choices.map(({ label }) => label)
    expect(words).toEqual([...new Set(words)])
    expect(choices.filter(({ value, label }) => value === label)).toEqual([])
  })

  it('finds all events of a word with one choice', () => {
    const choice = auditEventChoices.find(({ label }) => label === '取消未发货商品')
    expect(choice?.value.split(',')).toEqual(['cancelRest', 'cancelRestAll', 'cancelRestShipped'])
    expect(auditEventsName(choice?.value ?? '')).toBe('取消未发货商品')
    expect(auditSubjectChoices.filter(({ value }) => value.includes(','))).toEqual([])
  })
})

describe('a value of the audit trail in words', () => {
  it.each([
    ['price', 699_900, '¥6,999.00'],
    ['totalFee', 15_000, '¥150.00'],
    ['release_time', 1_796_085_470, '2026-12-01 08:37'],
    ['state', 'published', '已发布'],
    ['approve_status', 'onsale', '在售'],
    ['orderStatus', 'WAIT_BUYER_CONFIRM', '待收货'],
    ['deliveryCorp', 'SF', '顺丰快递'],
    ['deskRole', 'order', '订单'],
    ['permissions', ['order:read', 'order:write'], '订单·查看、订单·编辑'],
    ['permissions', ['order:read', 'order:write', 'goods:read', 'goods:write', 'audit:read'], '5项'],
    ['ids', [4, 2, 9], '3项'],
    ['pics', ['/media/p/1.webp'], '1张'],
    ['tdk_content', { title: '冰箱', mate_keywords: '' }, '标题：冰箱'],
    ['is_open', true, '是'],
    ['intro', '<p>双开门</p>', '双开门'],
  ])('%s %j is %s', (name, value, text) => {
    expect(auditDifferences(null, { [name]: value })).toMatchObject([{ after: text }])
  })

  it('is one line for the SKUs of a product', () => {
    expect(
      auditDifferences({ 'sku:7:price': 699_900, '8': 799_900 }, { 'sku:7:price': 688_800, '8': 788_800 }),
    ).toEqual([
      { field: '价格（2个规格）', before: '¥6,999.00 至 ¥7,999.00', after: '¥6,888.00 至 ¥7,888.00' },
    ])
    expect(auditDifferences({ 'sku:7:store': 3 }, { 'sku:7:store': 5 })).toEqual([
      { field: '库存', before: '3', after: '5' },
    ])
  })

  it('has the names of specifications, grades and rows', () => {
    const names = {
      'sku:7': '颜色：红',
      'sku:8': '颜色：蓝',
      'grade:3': '金卡会员',
      'vipGrade:3': 'SVIP',
      'brand:5': '云杉',
      'tag:1': '国补',
      'tag:2': '新品',
      'item:7': '云杉冰箱 颜色：红',
      'articleCatalogue:4': '选购指南',
    }
    expect(
      auditDifferences(
        { 'sku:7:member_price_normal_3': null, brand_id: 6 },
        {
          'sku:7:member_price_normal_3': 9900,
          'sku:8:member_price_vip_3': 8800,
          'sku:7:price': 100,
          'sku:8:price': 200,
          brand_id: 5,
          tag_ids: [1, 2],
          itemId: 7,
          parent_id: 4,
        },
        { names, subject: 'articleCatalogue' },
      ),
    ).toEqual([
      { field: '会员价 金卡会员（颜色：红）', before: '', after: '¥99.00' },
      { field: '会员价 SVIP（颜色：蓝）', before: '', after: '¥88.00' },
      { field: '价格（颜色：红、颜色：蓝）', before: '', after: '¥1.00 至 ¥2.00' },
      { field: '品牌', before: '编号 6', after: '云杉' },
      { field: '标签', before: '', after: '国补、新品' },
      { field: '规格', before: '', after: '云杉冰箱 颜色：红' },
      { field: '上级', before: '', after: '选购指南' },
    ])
    expect(
      rowKeysOf({
        subject: 'goods',
        before: { 'sku:7:member_price_vip_3': 1, 8: 5 },
        after: { brandId: 5, tag_ids: [1], parent_id: 0 },
      }),
    ).toEqual(['sku:8', 'sku:7', 'vipGrade:3', 'brand:5', 'tag:1'])
  })

  it.each([
    [{ num: 0, day: 0 }, '不限购'],
    [{ num: 2, day: 0 }, '2件'],
    [{ num: 2, day: 30 }, '每30天2件'],
  ])('a limit of %j is %s', (limit, text) => {
    expect(auditDifferences(null, { limit_buy: limit })).toEqual([
      { field: '每人限购', before: '', after: text },
    ])
  })

  it('leaves out numbers that say nothing to people, except for files', () => {
    expect(auditDifferences(null, { revision: 1, replyId: 3 })).toEqual([])
    expect(auditDifferences(null, { revision: 1 }, { all: true })).toEqual([
      { field: 'revision', before: '', after: '1' },
    ])
  })

  it('says that a list of the same length changed, and what was undone', () => {
    expect(auditDifferences({ ids: [1, 2] }, { ids: [2, 1] })).toEqual([
      { field: '顺序', before: '2项', after: '2项（有改动）' },
    ])
    expect(auditDifferences({ change: 'price' }, null)).toEqual([
      { field: '撤销的修改', before: '', after: '改价' },
    ])
  })
})

describe('a browser in words', () => {
  it.each([
    ['', ''],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome · Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 MicroMessenger/8.0', '微信 · Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox · Linux'],
    ['curl/8.5.0', 'curl/8.5.0'],
  ])('%j is %s', (text, name) => expect(deviceName(text)).toBe(name))
})
