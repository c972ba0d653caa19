import { stockImport } from '@/lib/server/catalogue/goods/table-import/stock-import'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { tableImporter } from '../../fixtures/engine/table-importer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Stock and tags from tables (contract operator, imports). */

const mall = testMall()
const make = builders(mall)
let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const digest = async () =>
  JSON.stringify([
    await mall.rows('select * from skus order by item_id'),
    await mall.rows('select * from goods order by goods_id'),
    await mall.rows('select * from goods_tags order by goods_id, tag_id'),
    await mall.rows('select * from goods_index order by goods_id'),
  ])
const isLedgerRight = async () =>
  (
    await mall.rows<{ wrong: number }>(`select count(*)::int as wrong from skus s
      where s.store <> (select coalesce(sum(num), 0) from stock_ledger l where l.item_id = s.item_id)`)
  )[0]?.wrong === 0

describe('a table of stock', () => {
  const header = '店铺ID,商品编码,库存'
  const stock = () => tableImporter(mall, desk, 'stock.import')

  it('writes through the ledger, changes nothing the second time, and is undone', async () => {
    const [one, other] = [
      await make.goods({ price: 100, store: 5, itemBn: 'A' }),
      await make.goods({ price: 100, store: 7, itemBn: 'B' }),
    ]
    const before = await digest()
    const table = `库存,店铺ID,商品编码,备注\n0,0,A,x\n"1,200",0,B,x\n`
    const checked = await stock().check(table)
    expect(checked).toMatchObject({ state: 'checked', counts: { change: 2 } })
    expect(await digest()).toBe(before)
    expect((await stock().items(checked.task_id)).map(({ notes }) => notes[0]?.text)).toEqual([
      '库存 5 → 0',
      '库存 7 → 1200',
    ])
    await stock().run(checked.task_id)
    expect([(await make.stockOf(one)).store, (await make.stockOf(other)).store]).toEqual([0, 1200])
    expect(await isLedgerRight()).toBe(true)
    expect((await stock().import(table)).counts).toEqual({ same: 2 })
    expect((await stock().undo(checked.task_id)).counts).toEqual({ undone: 2 })
    expect(await digest()).toBe(before)
    expect(await isLedgerRight()).toBe(true)
  })

  it('keeps the stock that was sold or changed since, and undoes the other rows', async () => {
    const [one] = [
      await make.goods({ price: 100, store: 5, itemBn: 'A' }),
      await make.goods({ price: 100, store: 7, itemBn: 'B' }),
    ]
    const { task_id } = await stock().import(`${header}\n0,A,9\n0,B,9\n`)
    await mall.rows(`with moved as (update skus set store = store - 1 where item_id = ${one} returning item_id)
      insert into stock_ledger (item_id, num, reason, at) select item_id, -1, 'order', 1 from moved`)
    expect((await stock().undo(task_id)).counts).toEqual({ undone: 1, kept: 1 })
    expect((await make.stockOf(one)).store).toBe(8)
    const [kept] = await stock().items(task_id, 'kept')
    expect(kept?.notes[0]?.text).toBe('之后有改动，未撤销')
  })

  it('refuses wrong cells with a sentence, and the second of two rows about a SKU', async () => {
    const shop = await make.shop()
    await make.goods({ price: 100, store: 5, itemBn: 'A' })
    await make.goods({ price: 100, store: 5, itemBn: 'S' }, { distributorId: shop })
    await make.goods({ price: 100, store: 5, itemBn: 'GONE' }, { deleted: 1, approveStatus: 'instock' })
    const rows = [
      '0,A,6',
      '0,A,7',
      '0,NONE,1',
      '0,S,1',
      `${shop},S,8`,
      '0,B,-1',
      '0,C,1.5',
      '0,1.2E+12,1',
      '0,D,1E+7',
      '0,E,10000000',
      'x,F,1',
      ',G,1',
      '0,,1',
      '0,H,',
      '0,GONE,1',
    ]
    expect(await stock().refusals([header, ...rows].join('\n'))).toEqual([
      [3, '商品编码与第2行重复'],
      [4, '商品编码“NONE”不存在'],
      [5, `商品编码“S”是店铺${shop}的商品`],
      [6, '商品编码与第5行重复'],
      [7, '库存不能是负数'],
      [8, '库存“1.5”不是整数'],
      [9, '商品编码“1.2E+12”已被表格软件缩短，请把这一列设为文本后重新填写'],
      [10, '库存“1E+7”已被表格软件缩短，请把这一列设为文本后重新填写'],
      [11, '库存应为0到9999999'],
      [12, '店铺ID“x”不是数字'],
      [13, '请填写店铺ID'],
      [14, '请填写商品编码'],
      [15, '请填写库存'],
      [16, '商品在回收站，请先恢复'],
    ])
  })

  it('names the table that a file is, and the columns that are missing', async () => {
    await expect(stock().check('商品货号,标签名称\nA,新品\n')).rejects.toThrow(
      '这是商品标签的表格，请选择导入商品标签',
    )
    await expect(stock().check('商品编码,库存\nA,1\n')).rejects.toThrow('表格里没有这些列：店铺ID')
  })

  it('needs the permission to write products, and is not for merchants', async () => {
    const { userId, token } = await make.member({ role: 'operator', deskRole: 'finance' })
    const params = { kind: 'stock.import', name: 'a.csv', size: 10 }
    const refused = await mall.call('POST', '/operator/imports', params, { token })
    expect(refused.data).toMatchObject({ message: '您的账号没有这项权限，请联系店主' })
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    expect(await merchant.call('POST', '/imports', params)).toMatchObject({ status_code: 403 })
    const { task_id } = await stock().check(`${header}\n0,A,1\n`)
    const hidden = await mall.call('GET', '/operator/tasks/info', { task_id }, { token })
    expect([userId > 0, hidden.data]).toMatchObject([true, { message: '任务不存在' }])
  })

  it('of 5,000 rows is written and undone by few statements', async () => {
    await mall.rows(`insert into goods (goods_id, item_name, approve_status, nospec, price, created, updated)
      select i, 'x' || i, 'instock', true, 100, 1, 1 from generate_series(10001, 15000) i`)
    await mall.rows(`insert into skus (item_id, goods_id, is_default, item_bn, price, store, approve_status)
      select i, i, true, 'N' || i, 100, 1, 'instock' from generate_series(10001, 15000) i`)
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      distributor_id: 0,
      item_bn: `N${10_001 + index}`,
      store: 3,
    }))
    let statements = 0
    await inOneTransaction(mall, async (work) => {
      const run: typeof work.tx.run = (...call) => {
        statements++
        return work.tx.run(...call)
      }
      const counted = {
        ...work,
        tx: { ...work.tx, run },
        mall: { ...work.mall, db: { ...work.mall.db, run } },
      }
      const task = { actor: { kind: 'operator', id: desk.userId } as const, digest: '' }
      await stockImport.lock?.(counted, rows)
      const changes = (await stockImport.plan(counted.mall, rows, task)).flatMap((plan) =>
        plan.state === 'change' ? [plan.change] : [],
      )
      const undos = await stockImport.write(counted, task, changes)
      expect(undos).toHaveLength(5000)
      expect((await stockImport.undo(counted, task, undos)).every((reason) => reason === null)).toBe(true)
    })
    expect(statements).toBeLessThan(20)
    expect(await isLedgerRight()).toBe(true)
  })
})

describe('a table of tags', () => {
  const header = '商品货号,标签名称'
  const tags = () => tableImporter(mall, desk, 'tags.import')
  const tag = async (name: string) => {
    await mall.rows(`insert into tags (tag_name, created) values ($1, 1)`, [name])
  }
  const tagsOf = async (goodsId: number) =>
    (
      await mall.rows<{ name: string }>(
        `select t.tag_name as name from goods_tags g join tags t using (tag_id) where g.goods_id = $1 order by t.tag_id`,
        [goodsId],
      )
    ).map(({ name }) => name)

  it('replaces the tags of products, changes nothing the second time, and is undone', async () => {
    for (const name of ['新品', '热销', '清仓']) await tag(name)
    const [one, other] = [
      await make.goods({ price: 100, store: 5, itemBn: 'A' }, { itemBn: 'A' }),
      await make.goods({ price: 100, store: 7, itemBn: 'B' }, { itemBn: 'B' }),
    ]
    await mall.rows(
      `insert into goods_tags (goods_id, tag_id) select $1, tag_id from tags where tag_name = '清仓'`,
      [other],
    )
    await indexGoods(mall.db, [other])
    const before = await digest()
    const table = `${header}\nA,"新品，热销"\nB,\n`
    const done = await tags().import(table)
    expect(done.counts).toEqual({ change: 2 })
    expect([await tagsOf(one), await tagsOf(other)]).toEqual([['新品', '热销'], []])
    expect(mall.dropped).toContain(`goods:${one}`)
    expect((await tags().import(table)).counts).toEqual({ same: 2 })
    expect((await tags().undo(done.task_id)).counts).toEqual({ undone: 2 })
    expect(await digest()).toBe(before)
  })

  it('keeps a product that was changed since', async () => {
    for (const name of ['新品', '热销']) await tag(name)
    const goodsId = await make.goods({ price: 100, store: 5, itemBn: 'A' }, { itemBn: 'A' })
    const { task_id } = await tags().import(`${header}\nA,新品\n`)
    const { version } = await desk.call<{ version: number }>('GET', '/goods/info', { goods_id: goodsId })
    await desk.call('PUT', '/goods', { goods_id: goodsId, version, brief: '新的副标题' })
    expect((await tags().undo(task_id)).counts).toEqual({ kept: 1 })
    expect(await tagsOf(goodsId)).toEqual(['新品'])
  })

  it('refuses unknown products and tags, and the number of a specification', async () => {
    await tag('新品')
    const goodsId = await make.goods({ price: 100, store: 5, itemBn: 'A' }, { itemBn: 'A' })
    await mall.rows(
      `insert into skus (goods_id, item_bn, price, store, approve_status) values ($1, 'A-2', 1, 1, 'onsale')`,
      [goodsId],
    )
    expect(await tags().refusals(`${header}\nA,新品\nA,\nX,新品\nA-2,新品\nB,没有\n`)).toEqual([
      [3, '商品货号与第2行重复'],
      [4, '商品货号“X”不存在'],
      [5, '“A-2”是规格的编码，请填写商品货号“A”'],
      [6, '商品货号“B”不存在'],
    ])
    expect(await tags().refusals(`${header}\nA,没有\n`)).toEqual([[2, '标签“没有”不存在，请先新增']])
  })
})
