import { daySeconds } from '@/lib/domain/time/china'
import { taskKinds } from '@/lib/server/edge/tasks/kinds'
import { sweepTasks } from '@/lib/server/ground/task/sweep-tasks'
import { builders } from '../../../fixtures/engine/builders'
import { exporter } from '../../../fixtures/engine/exporter'
import { importer, type Importer } from '../../../fixtures/engine/importer'
import { staff, type Staff } from '../../../fixtures/engine/staff'
import { testMall } from '../../../fixtures/engine/test-mall'
import { workbookBytes } from '../../../fixtures/table-files'

/** Products from files (contract operator, imports). */

const mall = testMall()
const make = builders(mall)

let desk: Staff
let files: Importer
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  files = importer(mall, desk)
})

const header =
  '管理分类,商品名称,SPU编码,SKU编码,简介,销售价,市场价,库存,品牌,运费模板,销售分类,重量,规格值,参数值,商品状态,标签'
const kettle = [
  '家电->水壶,云杉电热水壶,KETTLE,KETTLE-W,五段控温,199.00,269,100,云杉,包邮,厨房电器->水壶|新品,1.2,颜色:白色,容量:1.7升|功率:1800瓦,前台可销售,热销',
  '家电->水壶,云杉电热水壶,KETTLE,KETTLE-B,,209,269,80,云杉,包邮,,1.2,颜色:黑色,,,',
]
const fridge = '家电->冰箱,云杉三门冰箱,,FRIDGE-1,,2999,,5,云杉,包邮,冰箱,60,,,,'
const table = (...rows: string[]) => `\uFEFF${[header, ...rows].join('\r\n')}\r\n`

interface Row {
  goods_id: number
  item_name: string
  sku_num: number
  price: number
  max_price: number
  store: number
  brand_name: string
  state: string
}
const goods = async () => (await desk.call<{ list: Row[] }>('GET', '/goods', { state: 'on_sale' })).list
const info = (id: number) =>
  desk.call<{
    version: number
    item_params: object[]
    item_category: number[]
    spec_items: { item_bn: string; price: number; store: number; item_spec: object[] }[]
  }>('GET', '/goods/info', { goods_id: id })

/** All rows about products, for comparisons. */
const tables = async () => {
  const read = async (name: string, order: string) =>
    JSON.stringify(await mall.rows(`select * from ${name} order by ${order}`))
  return {
    goods: await read('goods', 'goods_id'),
    skus: await read('skus', 'item_id'),
    specs: await read('sku_specs', 'item_id, spec_id'),
    categories: await read('goods_categories', 'goods_id, category_id'),
    tags: await read('goods_tags', 'goods_id, tag_id'),
    recycled: await read('recycled_rows', 'subject, subject_id'),
    params: await read('goods_params', 'goods_id, attribute_id'),
    attributes: await read('attributes', 'attribute_id'),
    values: await read('attribute_values', 'attribute_value_id'),
    tree: await read('categories', 'category_id'),
    names: await read('tags', 'tag_id'),
    index: await read('goods_index', 'goods_id'),
    inCategories: await read('category_goods', 'goods_id, category_id'),
  }
}

/** The notes of a dry run of these rows. */
const notesOf = async (...rows: string[]) => {
  const checked = await files.check('商品.csv', table(...rows))
  const items = await files.items(checked.task_id)
  return { checked, notes: items.flatMap(({ notes }) => notes.map(({ text }) => text)) }
}
const categoryTree = () =>
  mall.rows<{ name: string; parent: string | null; main: boolean }>(
    `select c.category_name as name, p.category_name as parent, c.is_main as main from categories c
       left join categories p on p.category_id = c.parent_id order by c.category_id`,
  )

describe('cells of a file of products', () => {
  it('with formulas are refused where texts are expected, by their column', async () => {
    const { checked, notes } = await notesOf(
      '家电,"=HYPERLINK(""https://x.test"")",,A,,1,,1,,包邮,,,,,,',
      '家电,锅,,B,,1,,1,=1+1,包邮,,,,,,',
      '家电,-5℃冰袋,,C,+86 直邮,1,,1,,包邮,,,,,,',
    )
    expect(checked).toMatchObject({ counts: { create: 1, refused: 2 } })
    expect(notes).toContain('品牌“=1+1”是表格公式或公式错误，请改成文字后重新导入')
    expect(notes.some((text) => text.startsWith('商品名称“=HYPERLINK('))).toBe(true)
  })

  it('of a workbook with formulas that were not worked out are refused as code, name and price', async () => {
    const cell = (value: string) =>
      value.startsWith('=') ? `<c><f>${value.slice(1)}</f><v/></c>` : `<c t="str"><v>${value}</v></c>`
    const row = (line: number, ...values: string[]) => `<row r="${line}">${values.map(cell).join('')}</row>`
    const rows = [
      row(1, '商品名称', 'SKU编码', '销售价', '库存'),
      row(2, '=A9', 'A', '1', '1'),
      row(3, '锅', '=B9', '1', '1'),
      row(4, '勺', 'C', '=C9*2', '1'),
      row(5, '碗', 'D', '1', '1'),
    ].join('')
    const checked = await files.check('商品.xlsx', new Uint8Array(workbookBytes({ rows })))
    expect(checked).toMatchObject({ counts: { create: 1, refused: 3 } })
    const refused = await files.items(checked.task_id, 'refused')
    expect(refused.flatMap(({ notes }) => notes)).toEqual(
      [
        [2, '商品名称', '=A9'],
        [3, 'SKU编码', '=B9'],
        [4, '销售价', '=C9*2'],
      ].map(([line, column, formula]) => ({
        line,
        column,
        text: `${String(column)}“${String(formula)}”是表格公式或公式错误，请改成文字后重新导入`,
      })),
    )
  })

  it.each(['商品.csv', '商品.xlsx'])(
    'may be few, in %s: a header only, a single column, a single row',
    async (name) => {
      const file = (...lines: string[][]) => {
        if (name.endsWith('.csv')) return lines.map((line) => line.join(',')).join('\n')
        const cells = (line: string[]) => line.map((value) => `<c t="str"><v>${value}</v></c>`).join('')
        const rows = lines.map((line, index) => `<row r="${index + 1}">${cells(line)}</row>`).join('')
        return new Uint8Array(workbookBytes({ rows }))
      }
      const columns = ['商品名称', 'SKU编码', '销售价', '库存']
      expect(await files.check(name, file(columns))).toMatchObject({
        state: 'failed',
        problem: '文件里没有数据',
      })
      const narrow = await files.check(name, file(['商品名称'], ['锅']))
      expect(narrow).toMatchObject({ counts: { refused: 1 } })
      const [item] = await files.items(narrow.task_id)
      expect(item?.notes.map(({ text }) => text)).toEqual(['请填写销售价'])
      expect(await files.check(name, file(columns, ['锅', 'A', '1', '1']))).toMatchObject({
        counts: { create: 1 },
      })
    },
  )

  it('name pictures that did not come: told for the row and counted', async () => {
    const checked = await files.check('商品.csv', `${header},头图\n${fridge},a.jpg\n`)
    expect(checked).toMatchObject({ counts: { create: 1, lacking: 1 } })
    const [item] = await files.items(checked.task_id)
    expect(item?.notes.map(({ text }) => text)).toContain('图片“a.jpg”不在图片压缩包中，未导入')
  })

  it('name categories of their own tree and parents: the same name elsewhere is another one', async () => {
    const first = await files.check('商品.csv', table('家电->配件,锅,,A,,1,,1,,包邮,大家电,,,,,'))
    await files.run(first.task_id)
    const { checked, notes } = await notesOf('厨具->配件,勺,,B,,1,,1,,包邮,配件,,,,,')
    expect(notes).toContain('将新建管理分类“厨具->配件”')
    expect(notes).toContain('将新建商城分类“配件”（管理分类里已有同名分类，两者互不相同）')
    await files.run(checked.task_id)
    expect(await categoryTree()).toEqual([
      { name: '家电', parent: null, main: true },
      { name: '配件', parent: '家电', main: true },
      { name: '大家电', parent: null, main: false },
      { name: '厨具', parent: null, main: true },
      { name: '配件', parent: '厨具', main: true },
      { name: '配件', parent: null, main: false },
    ])
  })
})

describe('a file of products', () => {
  it('is checked before anything is written, and then on sale with brand, categories, SKUs and parameters', async () => {
    const before = await tables()
    const checked = await files.check('商品.csv', table(...kettle, fridge))
    expect(checked).toMatchObject({ state: 'checked', counts: { create: 2 }, total: 2 })
    expect(await tables()).toEqual(before)
    const notes = (await files.items(checked.task_id)).flatMap((item) => item.notes.map(({ text }) => text))
    expect(notes).toContain('将新建品牌“云杉”')
    expect(notes).toContain('将新建管理分类“家电->水壶”')

    const done = await files.run(checked.task_id)
    expect(done).toMatchObject({ state: 'done', counts: { create: 2 } })
    const list = await goods()
    expect(
      list.map(({ item_name, sku_num, price, max_price, store, brand_name }) => ({
        item_name,
        sku_num,
        price,
        max_price,
        store,
        brand_name,
      })),
    ).toEqual(
      expect.arrayContaining([
        {
          item_name: '云杉电热水壶',
          sku_num: 2,
          price: 19_900,
          max_price: 20_900,
          store: 180,
          brand_name: '云杉',
        },
        {
          item_name: '云杉三门冰箱',
          sku_num: 1,
          price: 299_900,
          max_price: 299_900,
          store: 5,
          brand_name: '云杉',
        },
      ]),
    )
    const { spec_items, item_params, item_category } = await info(
      list.find(({ sku_num }) => sku_num === 2)?.goods_id ?? 0,
    )
    expect(spec_items.map(({ item_bn, item_spec }) => [item_bn, item_spec])).toEqual([
      ['KETTLE-W', [{ spec_name: '颜色', spec_value_name: '白色' }]],
      ['KETTLE-B', [{ spec_name: '颜色', spec_value_name: '黑色' }]],
    ])
    expect(item_params).toEqual([
      { attribute_name: '容量', attribute_value_name: '1.7升' },
      { attribute_name: '功率', attribute_value_name: '1800瓦' },
    ])
    expect(item_category).toHaveLength(2)
    const found = await mall.call<{ list: { item_name: string }[] }>('GET', '/goods/items', {
      page: 1,
      pageSize: 18,
      keywords: '电热水壶',
    })
    expect(found.data.list.map(({ item_name }) => item_name)).toEqual(['云杉电热水壶'])
  })

  it('changes nothing the second time, and only what differs the third time', async () => {
    await files.run((await files.check('商品.csv', table(...kettle, fridge))).task_id)
    const before = await tables()
    const again = await files.check('商品.csv', table(...kettle, fridge))
    expect(again.counts).toEqual({ same: 2 })
    const done = await files.run(again.task_id)
    expect(done.counts).toEqual({ same: 2 })
    expect(await tables()).toEqual(before)

    const cheaper = await files.check(
      '商品.csv',
      table(kettle[0]?.replace('199.00', '189.00') ?? '', kettle[1] ?? '', fridge),
    )
    expect(cheaper.counts).toEqual({ change: 1, same: 1 })
    const [item] = await files.items(cheaper.task_id, 'change')
    expect(item?.notes.map(({ text }) => text)).toEqual(['KETTLE-W 销售价：¥199.00 → ¥189.00'])
    await files.run(cheaper.task_id)
    expect((await goods()).map(({ price }) => price)).toContain(18_900)
  })

  it('leaves the mall as it was when it is undone', async () => {
    const before = await tables()
    const { task_id } = await files.check('商品.csv', table(...kettle, fridge))
    await files.run(task_id)
    expect(await files.undo(task_id)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    expect(await tables()).toEqual(before)
  })

  it('restores changed products when it is undone, with the SKUs that it had added taken away', async () => {
    await files.run((await files.check('商品.csv', table(...kettle))).task_id)
    const before = await tables()
    const grey = (kettle[1] ?? '').replace('KETTLE-B', 'KETTLE-G').replace('黑色', '灰色')
    const changed = (kettle[0] ?? '').replace('五段控温', '六段控温').replace('199.00,269,100', '150,269,90')
    const { task_id, counts } = await files.check('商品.csv', table(changed, grey))
    expect(counts).toEqual({ change: 1 })
    await files.run(task_id)
    expect((await goods())[0]).toMatchObject({ sku_num: 3, price: 15_000 })
    expect(await files.undo(task_id)).toMatchObject({ counts: { undone: 1 } })
    expect(await tables()).toEqual(before)
  })

  it('keeps what was changed after it when it is undone', async () => {
    const { task_id } = await files.check('商品.csv', table(...kettle, fridge))
    await files.run(task_id)
    const [row] = (await goods()).filter(({ sku_num }) => sku_num === 1)
    const id = row?.goods_id ?? 0
    await desk.call('PUT', '/goods', {
      goods_id: id,
      version: (await info(id)).version,
      item_name: '云杉四门冰箱',
    })
    expect(await files.undo(task_id)).toMatchObject({ counts: { undone: 1, kept: 1 } })
    expect((await goods()).map(({ item_name }) => item_name)).toEqual(['云杉四门冰箱'])
    const [kept] = await files.items(task_id, 'kept')
    expect(kept?.notes.map(({ text }) => text)).toEqual(['之后有改动，未撤销'])
  })
})

describe('wrong rows', () => {
  const strict = { unknown_template: 'refuse' }
  const wrong = [
    '家电,无价格的商品,,W-1,,,,1,,,,,,,,',
    '家电,价格不对,,W-2,,十元,,1,,,,,,,,',
    '家电,三位小数,,W-3,,1.234,,1,,,,,,,,',
    '家电,库存是小数,,W-4,,10,,1.5,,,,,,,,',
    '家电,科学计数的编码,,6.93E+12,,10,,1,,,,,,,,',
    '家电,重复的编码,,W-6,,10,,1,,,,,,,,',
    '家电,重复的编码二,,W-6,,10,,1,,,,,,,,',
    '家电,状态不对,,W-7,,10,,1,,,,,,,待定,',
    '家电,模板不存在,,W-8,,10,,1,,顺丰特惠,,,,,,',
    '家电,四级分类,,W-9,,10,,1,,,一->二->三->四,,,,,',
    `家电,${'长'.repeat(256)},,W-10,,10,,1,,,,,,,,`,
  ]

  it('are refused each with its sentence and column, while the others are imported', async () => {
    const checked = await files.check('商品.csv', table(fridge, ...wrong), strict)
    expect(checked.counts).toEqual({ create: 2, refused: 10 })
    const refused = await files.items(checked.task_id, 'refused')
    expect(refused.map(({ lines, notes }) => [lines[0], notes[0]?.column, notes[0]?.text])).toEqual([
      [3, '销售价', '请填写销售价'],
      [4, '销售价', '销售价“十元”不正确'],
      [5, '销售价', '销售价“1.234”不正确'],
      [6, '库存', '库存“1.5”不正确'],
      [7, 'SKU编码', 'SKU编码“6.93E+12”被表格改成了科学计数，请把该列设为文本后重新填写'],
      [9, 'SKU编码', 'SKU编码“W-6”与第8行重复'],
      [10, '商品状态', '商品状态“待定”不正确'],
      [11, '运费模板', '运费模板“顺丰特惠”不存在'],
      [12, '销售分类', '分类最多3级：“一->二->三->四”'],
      [13, '商品名称', '商品名称不能超过255个字'],
    ])
    const done = await files.run(checked.task_id)
    expect(done.counts).toEqual({ create: 2, refused: 10 })
  })

  it('with an unknown template use the chosen one, and a present product keeps its own', async () => {
    const row = '家电,杯子,,W-8,,10,,1,,顺丰特惠,,,,,,'
    const first = await files.check('商品.csv', table(row))
    const remarks = async (taskId: number, state: string) =>
      (await files.items(taskId, state))[0]?.notes.filter(({ column }) => column === '运费模板')
    expect(await remarks(first.task_id, 'create')).toMatchObject([
      { text: '运费模板“顺丰特惠”不存在，已用“包邮”' },
    ])
    await files.run(first.task_id)
    const again = await files.check('商品.csv', table(row.replace(',10,', ',11,')))
    expect(await remarks(again.task_id, 'change')).toMatchObject([
      { text: '运费模板“顺丰特惠”不存在，不改运费模板' },
    ])
  })

  it('without a name are refused in the words of the file, while the row above is imported', async () => {
    const file = '品名,货号,价格\r\n杯子,A1,１０\r\n,A2,20\r\n盘子,A3,30\r\n'
    const checked = await files.check('目录.csv', file)
    expect(checked.counts).toEqual({ create: 2, refused: 1 })
    expect(await files.items(checked.task_id, 'refused')).toMatchObject([
      { lines: [3], notes: [{ line: 3, column: '品名', text: '请填写品名' }] },
    ])
  })

  it('are mended in the report, which is the same file and is imported again', async () => {
    const { task_id } = await files.check('商品.csv', table(fridge, ...wrong), strict)
    await files.run(task_id)
    const report = await (await files.report(task_id, true)).text()
    const lines = report.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines[0]).toBe(`${header},说明`)
    expect(lines).toHaveLength(11)
    expect(lines[2]).toContain('未导入：销售价“十元”不正确')
    const mended = lines.map((line) => line.replace(',十元,', ',10,')).join('\r\n')
    const again = await files.check('商品.csv', mended, strict)
    expect(again.counts).toEqual({ create: 1, change: 1, refused: 8 })
  })
})

describe('a new product', () => {
  const notesOf = async (...rows: string[]) => {
    const checked = await files.check('商品.csv', table(...rows))
    const items = await files.items(checked.task_id, 'refused')
    return items.map(({ lines, notes }) => [lines[0], ...notes.map(({ column, text }) => [column, text])])
  }

  it('needs stock and a category of management, which changes may leave out', async () => {
    expect(
      await notesOf(
        '家电,无库存,,N-1,,10,,,,,,,,,,',
        ',无分类,,N-2,,10,,1,,,,,,,,',
        '->,空分类,,N-3,,10,,1,,,,,,,,',
      ),
    ).toEqual([
      [2, ['库存', '请填写库存']],
      [3, ['管理分类', '请填写管理分类']],
      [4, ['管理分类', '管理分类“->”不正确']],
    ])
    const { task_id } = await files.check('商品.csv', table(fridge))
    await files.run(task_id)
    expect((await files.check('商品.csv', table(',云杉三门冰箱,,FRIDGE-1,,2888,,,,,,,,,,'))).counts).toEqual({
      change: 1,
    })
    const changes = 'SKU编码,销售价\r\nFRIDGE-1,2777\r\n'
    expect((await files.check('改价.csv', changes)).counts).toEqual({ change: 1 })
  })

  it('has a stock without currency, and one note about a wrong price', async () => {
    expect(
      await notesOf('家电,库存是价格,,N-4,,10,,¥10,,,,,,,,', '家电,价格不对,,N-5,,十元,,1,,,,,,,,'),
    ).toEqual([
      [2, ['库存', '库存“¥10”不正确']],
      [3, ['销售价', '销售价“十元”不正确']],
    ])
  })

  it('has a name of 255 characters, and a brief that is cut to as many', async () => {
    const long = '长'.repeat(255)
    const row = (name: string, brief: string) => `家电,${name},,N-6,${brief},10,,1,,,,,,,,`
    expect((await files.check('商品.csv', table(row(long, long)))).counts).toEqual({ create: 1 })
    expect(await notesOf(row(`${long}长`, ''))).toEqual([[2, ['商品名称', '商品名称不能超过255个字']]])
    const cut = await files.check('商品.csv', table(row('名称', `<p>${long}长</p>`)))
    expect(cut.counts).toEqual({ create: 1 })
    const [item] = await files.items(cut.task_id, 'create')
    expect(item?.notes.map(({ line, column, text }) => [line, column, text])).toContainEqual([
      2,
      '简介',
      '简介有256个字，最多255个字：已缩短，全文放在商品详情的开头',
    ])
    await files.run(cut.task_id)
    const [row_] = await mall.rows<{ brief: string; intro: string }>('select brief, intro from goods')
    expect(row_).toEqual({ brief: `${long.slice(1)}…`, intro: `<p>${long}长</p>` })
    const again = await files.check('商品.csv', table(row('名称', `<p>${long}长</p>`)))
    expect(again.counts).toEqual({ same: 1 })
  })

  it('is refused in sentences that quote 40 characters of a cell at most', async () => {
    const long = '长'.repeat(3000)
    for (const row of [
      `家电,价格,,N-7,,${long},,1,,,,,,,,`,
      `${long},分类,,N-7,,10,,1,,,,,,,,`,
      `家电,品牌,,N-7,,10,,1,${long},,,,,,,`,
      `家电,规格,,N-7,,10,,1,,,,,${long},,,`,
    ])
      expect(
        JSON.stringify(await notesOf(row))
          .match(/长+/g)
          ?.every((part) => part.length <= 40),
      ).toBe(true)
    const { task_id: remarked } = await files.check('商品.csv', table(`家电,模板,,N-7,,10,,1,,${long},,,,,,`))
    const remark = (await files.items(remarked, 'create'))[0]?.notes.find(
      ({ column }) => column === '运费模板',
    )
    expect(remark?.text).toBe(`运费模板“${'长'.repeat(39)}…”不存在，已用“包邮”`)
  })

  it('with a NUL in a cell is refused, and no other row', async () => {
    expect(await notesOf(fridge, '家电,坏\0行,,N-8,,10,,1,,,,,,,,')).toEqual([
      [3, ['商品名称', '有无法识别的字符，请重新填写']],
    ])
  })
})

it.each([
  [0, '文件是空的，请重新选择'],
  [-1, '文件大小不正确'],
  ['abc', '文件大小不正确'],
  [1, '文件里没有数据，请重新选择'],
  [104_857_601, '文件不能超过100MB'],
])('a file of %j bytes is refused with a sentence of its own', async (size, message) => {
  for (const path of ['/goods/import', '/imports'])
    expect(await desk.call('POST', path, { name: '商品.csv', size, kind: 'stock.import' })).toMatchObject({
      message,
    })
})

describe('a task', () => {
  it('refuses what its state does not take, and ids of no task', async () => {
    const { task_id } = await files.check('商品.csv', table(fridge))
    expect(await files.change(task_id, 'undo')).toMatchObject({ message: '任务待确认，不能撤销' })
    expect(await files.change(999_999, 'start')).toMatchObject({ message: '任务不存在' })
    await files.change(task_id, 'cancel')
    expect(await files.change(task_id, 'start')).toMatchObject({ message: '任务已取消，不能开始导入' })
  })

  it('is done once when two processes look for work at the same time', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => `家电,商品${n},,M-${n},,${n + 1},,1,,,,,,,,`)
    const { task_id } = await files.check('商品.csv', table(...rows))
    await files.change(task_id, 'start')
    await Promise.all([files.work(), files.work(), files.work()])
    expect(await files.info(task_id)).toMatchObject({ state: 'done', done: 60, counts: { create: 60 } })
    expect(await mall.rows('select count(*)::int as n from goods')).toEqual([{ n: 60 }])
  })
})

it('a file that lowers a price below what a grade pays is refused, unless it lowers both; undone, both are back', async () => {
  await make.grade({ gradeId: 7, gradeName: '金卡', discount: 5 })
  await files.run((await files.check('商品.csv', table(fridge))).task_id)
  const rowOf = (price: number, gold: string) => `SKU编码,销售价,金卡\r\nFRIDGE-1,${price},${gold}\r\n`
  await files.run((await files.check('会员价.csv', rowOf(2999, '2500'))).task_id)
  const before = await tables()
  const grades = () => mall.rows('select price from member_prices')

  const refused = await files.check('降价.csv', rowOf(2400, ''))
  expect(refused).toMatchObject({ counts: { refused: 1 } })
  const [item] = await files.items(refused.task_id)
  expect(item?.notes).toEqual([{ line: 2, column: '销售价', text: '已有会员价¥2,500.00，会员价要低于价格' }])
  for (const file of [rowOf(2999, '2999'), `商品名称,SKU编码,销售价,库存,金卡\r\n云杉水壶,P-1,99,5,99\r\n`]) {
    const tooHigh = await files.check('会员价.csv', file)
    const [row] = await files.items(tooHigh.task_id)
    expect(row?.notes).toEqual([{ line: 2, column: '金卡', text: '会员价要低于价格' }])
  }

  const both = await files.check('降价.csv', rowOf(2400, '2000'))
  expect(await files.run(both.task_id)).toMatchObject({ counts: { change: 1 } })
  expect(await grades()).toEqual([{ price: 200_000 }])
  await files.undo(both.task_id)
  expect(await tables()).toEqual(before)
  expect(await grades()).toEqual([{ price: 250_000 }])
})

describe('an import that was checked', () => {
  const sheet = '品名,型号,门店价,库存数\r\n云杉冰箱,BX-1,2999,3\r\n'
  interface Choices {
    columns: { header: string; use: string }[]
    options: { rate: number; creates: boolean } | null
    list_separator: string
    name: string
  }
  const read = async (taskId: number, choices?: object) =>
    (await files.read(taskId, choices)) as unknown as Choices

  it('goes back to its columns with the file and the choices, and is checked again', async () => {
    const taskId = await files.upload('门店.csv', sheet)
    const first = await read(taskId)
    expect(first.options).toBeNull()
    const uses = (use: string) =>
      JSON.stringify(first.columns.map(({ header, use: was }) => (header === '型号' ? use : was)))
    await files.read(taskId, { mapping: uses('barcode'), list_separator: '|' })
    await desk.call('POST', '/goods/import/check', { task_id: taskId, creates: 0 })
    await files.work()
    expect(await files.info(taskId)).toMatchObject({ state: 'checked', counts: { create: 1 } })

    const back = await read(taskId)
    expect(back).toMatchObject({
      name: '门店.csv',
      list_separator: '|',
      options: { rate: 1, creates: false },
    })
    expect(back.columns.find(({ header }) => header === '型号')).toMatchObject({ use: 'barcode' })
    expect(await files.info(taskId)).toMatchObject({ state: 'checked' })

    await files.read(taskId, { mapping: uses('item_bn') })
    expect(await files.change(taskId, 'start')).toMatchObject({ message: '任务未检查，不能开始导入' })
    await desk.call('POST', '/goods/import/check', { task_id: taskId })
    await files.work()
    await files.run(taskId)
    const [row] = await goods()
    expect((await info(row?.goods_id ?? 0)).spec_items.map(({ item_bn }) => item_bn)).toEqual(['BX-1'])
    expect(await files.read(taskId)).toMatchObject({ message: '导入已经开始，不能再修改' })
  })

  it('whose columns are not chosen within a day is removed', async () => {
    const taskId = await files.upload('门店.csv', '品名\r\n杯子\r\n')
    await sweepTasks(mall, taskKinds)
    expect(await files.info(taskId)).toMatchObject({ state: 'preparing' })
    mall.travel(daySeconds + 1)
    await sweepTasks(mall, taskKinds)
    expect(await files.info(taskId)).toMatchObject({ message: '任务不存在' })
  })

  it('expires after a day: it is not started, but checked again with the same choices', async () => {
    const { task_id: taskId } = await files.check('商品.csv', table(fridge))
    mall.travel(daySeconds)
    expect(await files.info(taskId)).toMatchObject({ state: 'expired' })
    const { list } = await desk.call<{ list: { state: string }[] }>('GET', '/tasks')
    expect(list[0]).toMatchObject({ state: 'expired' })
    const change = (action: string) => desk.call('POST', '/tasks/change', { task_id: taskId, action })
    expect(await change('start')).toMatchObject({ message: '任务已过期，不能开始导入' })
    expect(await change('check')).toMatchObject({ state: 'checking' })
    await files.work()
    expect(await files.info(taskId)).toMatchObject({ state: 'checked', counts: { create: 1 } })
    expect(await files.run(taskId)).toMatchObject({ state: 'done', counts: { create: 1 } })
  })

  it('and is not started within a week is removed', async () => {
    const { task_id: taskId } = await files.check('商品.csv', table(fridge))
    mall.travel(6 * daySeconds)
    await sweepTasks(mall, taskKinds)
    expect(await files.info(taskId)).toMatchObject({ state: 'expired' })
    mall.travel(daySeconds + 1)
    await sweepTasks(mall, taskKinds)
    expect(await files.info(taskId)).toMatchObject({ message: '任务不存在' })
  })

  it('with too many rows is refused before its check', async () => {
    const rows = Array.from({ length: 200_001 }, (_, n) => `商品${n},1`).join('\n')
    const taskId = await files.upload('很多.csv', `商品名称,销售价\n${rows}`)
    expect(await files.read(taskId)).toMatchObject({ message: '表格不能超过 200000 行，请拆成几个文件' })
  })
})

describe('an export', () => {
  const exported = (format: string) =>
    exporter(mall).bytes(desk, 'goods/export', { format, state: 'on_sale' })

  it.each(['csv', 'xlsx'])('as %s is imported again without a difference', async (format) => {
    await files.run((await files.check('商品.csv', table(...kettle, fridge))).task_id)
    const before = await tables()
    const { counts, task_id } = await files.check(`商品.${format}`, await exported(format))
    expect(counts).toEqual({ same: 2 })
    await files.run(task_id)
    expect(await tables()).toEqual(before)
    expect(await mall.rows(`select count(*)::int as n from audit_rows where event = 'exportGoods'`)).toEqual([
      { n: 1 },
    ])
  })
})

describe('a spreadsheet of the owner', () => {
  const sheet = (price: string) =>
    `品名,型号,颜色,容量,门店价,库存数,大类,小类,牌子\r\n云杉冰箱,BX-1,白,518升,${price},3,大家电,冰箱,云杉\r\n云杉冰箱,BX-1,灰,518升,3099,4,大家电,冰箱,云杉\r\n`

  it('has its columns recognised, and its products are found in the categories of the mall', async () => {
    const checked = await files.check('门店.csv', sheet('2999'))
    expect(checked).toMatchObject({ state: 'checked', counts: { create: 1 } })
    await files.run(checked.task_id)
    const [one] = await goods()
    const { item_category: categories, spec_items: skus } = await info(one?.goods_id ?? 0)
    expect(skus.map(({ item_spec: specs }) => specs)).toMatchObject([
      [
        { spec_name: '颜色', spec_value_name: '白' },
        { spec_name: '容量', spec_value_name: '518升' },
      ],
      [
        { spec_name: '颜色', spec_value_name: '灰' },
        { spec_name: '容量', spec_value_name: '518升' },
      ],
    ])
    const names = await mall.rows<{ path: string }>(
      `select array_to_string(array(select p.category_name from unnest(c.path) with ordinality u(id, n)
         join categories p on p.category_id = u.id order by n), '->') as path
         from categories c where c.category_id = any($1::int[]) and not c.is_main`,
      [categories],
    )
    expect(names).toEqual([{ path: '大家电->冰箱' }])
  })

  it('is read the next time as the operator has chosen', async () => {
    const first = await files.read(await files.upload('门店.csv', sheet('2999')))
    const mapping = first.columns.map(({ header, use }) => (header === '型号' ? 'barcode' : use))
    await desk.call('POST', '/goods/import/read', {
      task_id: first.task_id,
      mapping: JSON.stringify(mapping),
    })
    await desk.call('POST', '/goods/import/check', { task_id: first.task_id })
    await files.work()
    const again = await files.read(
      await files.upload('门店2.csv', sheet('2888').replace('牌子\r\n', '牌子,说明\r\n')),
    )
    expect(again.columns.find(({ header }) => header === '型号')).toMatchObject({ use: 'barcode' })
    expect(again.columns.find(({ header }) => header === '颜色')).toMatchObject({ use: 'spec:颜色' })
    const other = await files.read(await files.upload('别的.csv', '品名,型号,门店价\r\n云杉冰箱,BX-1,1\r\n'))
    expect(other.columns.find(({ header }) => header === '型号')).toMatchObject({ use: 'goods_bn' })
  })
})
