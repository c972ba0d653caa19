import fc from 'fast-check'
import type { GoodsImportRow } from '@/lib/domain/import/goods-row'
import {
  columnUses,
  guessMapping,
  mappingTargets,
  recogniseProfile,
  rowReader,
} from '@/lib/domain/import/profile'
import { profileNames, type ProfileId } from '@/lib/domain/import/profile-types'

/** Names of columns by which each profile is recognised, with others that it reads. */
const headers: Record<ProfileId, string[]> = {
  ecshopx: [
    ...[
      '管理分类',
      '商品名称',
      'SPU编码',
      'SKU编码',
      '销售价',
      '库存',
      '头图',
      '销售分类',
      '规格值',
      '参数值',
      '金卡',
    ],
    ...['商品状态', '标签'],
  ],
  'ecshopx-export': [
    '商品名称',
    '管理分类',
    '商品售价',
    '商品划线价',
    '销售规格',
    '商品参数',
    '商品图片',
    '产地',
    '简介',
  ],
  'points-goods': ['商品编码', '商品名称', '积分价格', '图片', '分类', '规格值'],
  shopify: [
    ...[
      'Handle',
      'Title',
      'Option1 Name',
      'Option1 Value',
      'Option2 Value',
      'Variant SKU',
      'Variant Price',
      'Status',
    ],
    ...[
      'Image Src',
      'Image Position',
      'Variant Grams',
      'Gift Card',
      'Published',
      'Tags',
      'Type',
      'Product Category',
    ],
  ],
  'shopify-new': [
    'URL handle',
    'Title',
    'SKU',
    'Price',
    'Option1 name',
    'Option1 value',
    'Product image URL',
  ],
  woocommerce: [
    ...[
      'ID',
      'Type',
      'SKU',
      'Name',
      'Parent',
      'Regular price',
      'Sale price',
      'Stock',
      'In stock?',
      'Weight (lbs)',
    ],
    ...[
      'Categories',
      'Images',
      'Attribute 1 name',
      'Attribute 1 value(s)',
      'Attribute 1 default',
      'Published',
    ],
  ],
  taobao: [
    ...['title', 'price', 'num', 'outer_id', 'skuProps', 'propAlias', 'inputPids', 'inputValues', 'picture'],
    ...['input_custom_cpv', 'approve_status'],
  ],
  google: [
    ...[
      'id',
      'title',
      'price',
      'sale_price',
      'image_link',
      'additional_image_link',
      'availability',
      'item_group_id',
    ],
    ...['color', 'size', 'product_type', 'shipping_weight', 'google_product_category'],
  ],
  mapped: [
    ...[
      'name',
      'sku',
      'parent_sku',
      'type',
      'price',
      'optionGroups',
      'optionValues',
      'configurable_variants',
      '颜色',
    ],
    ...[
      '规格',
      '参数',
      'inventories',
      'images',
      'categories',
      'spec1',
      '规格1名称',
      '规格1值',
      '一级分类',
      'tags',
    ],
  ],
}
const ids = Object.keys(profileNames) as ProfileId[]
const options = { grades: ['金卡', '__proto__'] }

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'a1甲:：|｜;；,，>-=/\\. \n@#\u0000\uD800\u200B'), maxLength: 30 }),
  fc.constantFrom(
    ...[
      '',
      'simple',
      'variable',
      'variation',
      'configurable',
      'id:1',
      '1',
      '2',
      '颜色:红|尺码:M',
      '9:1::1:2;3:4;',
    ],
    ...[
      'a:1:0:|;b:2:0:1:2|http://e.com/a;',
      'sku=1,color=red|sku=2',
      'default=1,b=2',
      '15.00 CNY',
      'A > B, C',
    ],
    ...['__proto__', 'constructor', 'Default Title', 'true', '甲', '1627207:28320'],
  ),
)
const rowsOf = (columns: number) =>
  fc.array(fc.array(cell, { minLength: 0, maxLength: columns + 2 }), { minLength: 1, maxLength: 12 })

const read = (header: readonly string[], rows: readonly (readonly string[])[], more = {}) => {
  const profile = recogniseProfile([{ line: 1, cells: header }])
  const reader = rowReader(profile, header, { ...options, ...more })
  return rows.flatMap((cells, index) => reader.read({ line: index + 2, cells }))
}

/** What is wrong with a row, whatever it says. */
function flawsOf(row: GoodsImportRow, header: readonly string[]): unknown[] {
  const texts = Object.entries(row.texts).filter(
    ([field, text]) => text === '' || text !== text.trim() || !(field in row.headers),
  )
  const lists = [row.pics, row.intro_pics, row.spec_pics, row.tags, row.main_category, row.specs, row.params]
  const pairs = (row.specs ?? []).filter((pair) => pair.spec_name === '' || pair.spec_value_name === '')
  const problems = row.problems.filter((problem) => !header.includes(problem.header) || problem.text === '')
  return [
    ...[...texts, ...lists.filter((list) => list?.length === 0), ...pairs, ...problems],
    ...(row.key === '' ? ['no key'] : []),
  ]
}

describe.each(ids)('whatever the cells of a file of %s hold', (id) => {
  const header = headers[id]

  it('it is recognised, and each column is something', () => {
    const profile = recogniseProfile([{ line: 1, cells: header }])
    expect(profile.id).toBe(id)
    const uses = columnUses(profile, header, options)
    expect(uses.map((use) => use.header)).toEqual(header)
    expect(uses.every(({ label }) => label !== '')).toBe(true)
  })

  it('every row has a key and trimmed texts that are not empty', () =>
    fc.assert(
      fc.property(rowsOf(header.length), (rows) => {
        expect(read(header, rows).flatMap((row) => flawsOf(row, header))).toEqual([])
      }),
    ))

  it('the sequence of the columns does not matter', () => {
    const columns = header.map((_, index) => index)
    const shuffled = fc.shuffledSubarray(columns, { minLength: columns.length, maxLength: columns.length })
    const rows = fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(rows, shuffled, (table, order) => {
        const moved = (cells: readonly string[]) => order.map((index) => cells[index] ?? '')
        expect(read(moved(header), table.map(moved))).toEqual(read(header, table))
      }),
    )
  })
})

it('any header is recognised as something, and any mapping is read', () => {
  const key = fc.oneof(fc.constantFrom(...mappingTargets.map((target) => target.key)), fc.string())
  const header = fc.array(fc.oneof(cell, fc.constantFrom(...Object.values(headers).flat())), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(
      header,
      rowsOf(10),
      fc.array(key, { maxLength: 12 }),
      fc.string(),
      (names, rows, mapping, text) => {
        expect(guessMapping(names)).toHaveLength(names.length)
        const separators = { listSeparator: text, pathSeparator: text }
        for (const row of read(names, rows, { mapping, ...separators })) expect(row.key).not.toBe('')
        expect(
          recogniseProfile([names, ...rows].map((cells, index) => ({ line: index + 1, cells }))),
        ).toBeDefined()
      },
    ),
  )
})
