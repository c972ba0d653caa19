import { existsSync, readFileSync } from 'node:fs'
import { profileOf, readTable, splitCsv } from '../../fixtures/import/read-table'

const folder = 'tests/fixtures/catalogues'
const tableOf = (file: string, separator = ',') =>
  splitCsv(readFileSync(`${folder}/${file}`, 'utf8'), separator)

const describeFiles = existsSync(folder) ? describe : describe.skip
describeFiles('catalogues that other systems exported', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
  ])('Medusa, %s', (name, separator) => {
    const table = tableOf(`medusa-v2-exported-products-${name}.csv`, separator)
    expect(profileOf(table)).toMatchObject({ id: 'mapped', hasCurrency: true })
    const rows = readTable(table)
    expect(
      rows.map(({ key, texts, specs, problems }) => [key, texts.item_name, texts.price, specs, problems]),
    ).toEqual(
      [
        ['base-product', 'Base product', '45', 'large'],
        ['base-product', 'Base product', '65', 'small'],
        ['proposed-product', 'Proposed product', '45', 'large'],
      ].map(([handle, title, price, size]) => [
        ...[`product:${handle}`, title, price],
        [
          { spec_name: 'size', spec_value_name: size },
          { spec_name: 'color', spec_value_name: 'green' },
        ],
        [],
      ]),
    )
  })

  it('Medusa, the template of the first version', () => {
    const rows = readTable(tableOf('medusa-v1-template.csv'))
    expect(rows.map(({ key, texts }) => [key, texts.item_bn, texts.price, texts.store])).toEqual([
      ['product:test-product-product-1', 'test-sku-1', '1.10', '10'],
      ['product:test-product-product-1-1', 'test-sku-1-1', '1.10', '10'],
      ['product:test-product-product-2', 'test-sku-2', '1.10', '10'],
      ['product:test-product-product-2', 'test-sku-3', '1.20', '10'],
      ['product:test-product-product-2', 'test-sku-4', undefined, '10'],
    ])
    expect(rows.every(({ specs, texts }) => specs && texts.item_name === 'Test product')).toBe(true)
  })

  it('Bagisto', () => {
    const rows = readTable(tableOf('bagisto-products.csv'))
    const imported = rows.filter(({ problems }) => problems.length === 0)
    expect(imported.map(({ kind, texts }) => [kind, texts.item_bn ?? texts.goods_bn, texts.price])).toEqual([
      ['sku', 'SP-001', '14'],
      ['sku', 'SP-002', '17'],
      ['sku', 'SP-003', '21'],
      ['sku', 'SP-004', '21'],
      ['product', 'CP-001', undefined],
      ['sku', 'SP-005', '14'],
      ['sku', 'SP-006', '17'],
      ['sku', 'SP-007', '21'],
      ['sku', 'SP-008', '21'],
    ])
    const jacket = imported.filter(({ key }) => key === 'code:CP-001')
    expect(jacket.slice(1).map(({ specs }) => specs?.map((pair) => pair.spec_value_name).join())).toEqual([
      ...['Yellow,M', 'Yellow,L', 'Green,M', 'Green,L'],
    ])
    expect(imported.filter(({ key }) => key !== 'code:CP-001').every(({ texts }) => texts.item_name)).toBe(
      true,
    )
    const refused = rows.filter(({ problems }) => problems.length > 0)
    expect(refused.every(({ texts }) => texts.item_name && (texts.item_bn ?? '') !== '')).toBe(true)
  })

  it('Bagisto, with errors', () =>
    expect(
      readTable(tableOf('bagisto-products-with-errors.csv')).flatMap(({ problems }) => problems),
    ).toEqual([{ header: 'type', text: '商品类型“not-a-product-type”不支持' }]))
})
