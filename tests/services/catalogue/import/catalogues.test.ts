import { readdir, readFile } from 'node:fs/promises'
import { builders } from '../../../fixtures/engine/builders'
import { importer, type Importer } from '../../../fixtures/engine/importer'
import { staff, type Staff } from '../../../fixtures/engine/staff'
import { testMall } from '../../../fixtures/engine/test-mall'

/** Catalogues that other systems exported, each imported as its operator would. */

const mall = testMall()
const make = builders(mall)
const folder = 'tests/fixtures/catalogues'

let desk: Staff
let files: Importer
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  files = importer(mall, desk)
})

const contentOf = async (name: string) => new Uint8Array(await readFile(`${folder}/${name}`))

const bagisto = {
  counts: { create: 5, lacking: 5, refused: 17 },
  notes: [
    { line: 2, column: 'images', text: '图片“1.webp”不在图片压缩包中，未导入' },
    {
      line: 2,
      column: 'short_description',
      text: 'short_description有338个字，最多255个字：已缩短，全文放在商品详情的开头',
    },
    { line: 2, column: 'categories', text: '将新建管理分类“Men->Winter Wear”' },
    { line: 6, column: 'type', text: '商品类型“grouped”不支持' },
  ],
}
const medusa = {
  counts: { create: 2, lacking: 2 },
  notes: [{ line: 2, column: 'Product Tag 1', text: '将新建标签“456”' }],
}

/** What a check of each file says about its products: their numbers, and some of the sentences. */
const outcomes: Record<string, { counts: object; notes: object[] }> = {
  'bagisto-products.csv': bagisto,
  'bagisto-products.xlsx': bagisto,
  'bagisto-products-with-errors.csv': {
    counts: { create: 1, refused: 1 },
    notes: [{ line: 3, column: 'type', text: '商品类型“not-a-product-type”不支持' }],
  },
  'bagisto-customers.csv': {
    counts: { refused: 3 },
    notes: [
      { line: 4, column: '', text: '请填写商品名称' },
      { line: 4, column: '销售价', text: '请填写销售价' },
    ],
  },
  'medusa-v1-template.csv': {
    counts: { create: 2, lacking: 2, refused: 1 },
    notes: [{ line: 6, column: 'Price USD', text: '请填写销售价' }],
  },
  'medusa-v2-exported-products-comma.csv': medusa,
  'medusa-v2-exported-products-semicolon.csv': medusa,
}
const refused = ['bestbuy-categories.json', 'bestbuy-stores.json']

it('are all tried here', async () => {
  const names = (await readdir(folder)).filter((name) => name !== 'README.md')
  expect(names.toSorted()).toEqual([...Object.keys(outcomes), ...refused].toSorted())
})

it.each(Object.entries(outcomes))(
  '%s opens the mapping step, and its rows have their sentences',
  async (name, { counts, notes }) => {
    const taskId = await files.upload(name, await contentOf(name))
    const read = await files.read(taskId, { path_separator: '/' })
    expect(read).toMatchObject({ profile: 'mapped', is_mapped: true })
    await desk.call('POST', '/goods/import/check', { task_id: taskId, rate: 7 })
    await files.work()
    expect(await files.info(taskId)).toMatchObject({ state: 'checked', counts })
    const items = await files.items(taskId)
    expect(items.flatMap((item) => item.notes)).toEqual(expect.arrayContaining(notes))
  },
)

it.each(refused)('%s is no table', async (name) => {
  const taskId = await files.upload(name, await contentOf(name))
  expect(await files.read(taskId)).toMatchObject({
    message: expect.stringContaining('文件不是表格') as unknown,
  })
})
