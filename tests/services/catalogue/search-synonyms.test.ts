import { seedDemoMall } from '@/lib/demo/seed'
import { publicGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { rebuildNextRows } from '@/lib/server/catalogue/search/rebuild-index'
import { builders } from '../../fixtures/engine/builders'
import { searchTable } from '../../fixtures/engine/search-table'
import { startSynonyms } from '../../fixtures/engine/start-synonyms'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let operator: string

interface List {
  total_count: number
  is_near: boolean
  suggested_keyword?: string
  list: { goods_id: number; item_bn: string; item_name: string }[]
}

const search = async (keywords: string): Promise<List> =>
  (await mall.call<List>('GET', '/goods/items', { page: 1, pageSize: 5, keywords })).data
const first = async (keywords: string) => (await search(keywords)).list.map(({ goods_id }) => goods_id)

interface Synonyms {
  total_count: number
  list: { word: string; synonyms: string[] }[]
  word: string
  synonyms: string[]
  message?: string
}
const call = async (method: string, params: object, token = operator) =>
  (await mall.call<Synonyms>(method, '/operator/search/synonyms', { ...params }, { token })).data

beforeAll(async () => {
  await startSynonyms(mall)
  await seedDemoMall(mall)
  operator = (await make.member({ role: 'operator' })).token
}, 300_000)

it('finds the expected first five products for 120 keywords and more', async () => {
  const numbers = new Map(
    (
      await mall.rows<{ id: number; number: string }>(
        'select goods_id::int as id, item_bn as number from goods',
      )
    ).map(({ id, number }) => [Number(id), number]),
  )
  const wrong: string[] = []
  let asked = 0
  for (const [keywords, expected] of searchTable)
    for (const keyword of keywords.split(' ').map((one) => one.replaceAll('_', ' '))) {
      asked++
      const found = (await first(keyword)).map((id) => numbers.get(id)).join(' ')
      if (found !== expected) wrong.push(`${keyword}: ${found}`)
    }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThanOrEqual(120)
}, 300_000)

it('gives for the name of a category its own products, and those whose names hold it first, by sales', async () => {
  const categories = await mall.rows<{ name: string; own: string[]; holding: string[] }>(
    `select name, array_agg(item_bn) as own,
            array_remove(array_agg(case when holds then item_bn end order by sales desc, goods_id desc), null) as holding
       from (select c.category_name as name, g.item_bn, g.sales, g.goods_id,
                    position(lower(c.category_name) in lower(g.item_name)) > 0 as holds
               from categories c join goods g on exists (
                      select from goods_categories gc join categories own on own.category_id = gc.category_id
                       where gc.goods_id = g.goods_id and c.category_id = any(own.path))
              where not c.is_main and ${publicGoods}) filed
      group by name order by name`,
  )
  for (const { name, own, holding } of categories) {
    const found = (await search(name)).list.map(({ item_bn }) => item_bn)
    const length = Math.min(5, own.length)
    expect({ name, foreign: found.slice(0, length).filter((one) => !own.includes(one)) }).toEqual({
      name,
      foreign: [],
    })
    expect({ name, found: found.slice(0, holding.length) }).toEqual({ name, found: holding.slice(0, 5) })
  }
  expect(categories.length).toBeGreaterThan(40)
})

it.each([
  ['洗衣鸡', '洗衣机'],
  ['云杉洗衣鸡', '云杉洗衣机'],
  ['洗衣鸡 10公斤', '洗衣机 10公斤'],
  ['冰香', '冰箱'],
  ['电饭包', '电饭煲'],
])('asks for %s whether %s was meant', async (typed, meant) =>
  expect(await search(typed)).toMatchObject({ suggested_keyword: meant }),
)

it('asks nothing when products hold the whole keyword', async () =>
  expect(await search('冰箱')).not.toHaveProperty('suggested_keyword'))

it.each([
  ...['冰箱', '冰', '冰 箱', '冰柜', '冰 柜', '电冰', '电冰箱', '電冰箱', '冰櫃', '雪柜'],
  ...['bx', 'BX', 'ｂｘ', 'bingxiang', 'bing xiang', 'bingx', 'dbx', 'dianbingxiang', 'binggui'],
])('suggests 冰箱 while somebody types %s', async (keywords) => {
  const { data } = await mall.call<{ list: { word: string }[] }>('GET', '/goods/suggest', { keywords })
  expect(data.list.map(({ word }) => word)).toContain('冰箱')
})

it.each([
  ['云杉冰柜', '云杉冰箱'],
  ['雲杉電冰箱', '云杉冰箱'],
  ['云杉bx', '云杉冰箱'],
  ['朗峤彩电', '朗峤电视'],
  ['彩电', '电视'],
  ['caidian', '电视'],
  ['抽油烟', '油烟机'],
  ['电饭锅', '电饭煲'],
  ['笔电', '笔记本电脑'],
])('suggests for %s the word %s', async (keywords, word) => {
  const { data } = await mall.call<{ list: { word: string }[] }>('GET', '/goods/suggest', { keywords })
  expect(data.list.map((one) => one.word)).toContain(word)
})

it('suggests no word for a synonym that only contains what was typed', async () => {
  const { data } = await mall.call<{ list: { word: string }[] }>('GET', '/goods/suggest', { keywords: '器' })
  for (const { word } of data.list) expect(word).toContain('器')
})

it('finds a pasted title by its rare parts, and nothing for a sentence', async () => {
  const title = '2026新款儿童电话手表防水定位全网通小学生初中生男女生礼物官方正品'
  const { list, is_near } = await search(title)
  expect(is_near).toBe(true)
  expect(list.map(({ item_name }) => item_name)).toEqual([
    expect.stringContaining('儿童手表'),
    expect.stringContaining('儿童电话手表'),
  ])
  expect(await search('今天天气很好适合出门')).toMatchObject({ total_count: 0 })
})

describe('the synonyms of operators', () => {
  it('begin with those of appliances', async () =>
    expect((await call('GET', { keyword: '彩电' })).list).toEqual([
      { word: '电视', synonyms: expect.arrayContaining(['彩电', '电视机']) as string[] },
    ]))

  it('are replaced as a whole, work in the next search, and leave an audit row', async () => {
    mall.dropped.splice(0)
    expect(await call('PUT', { word: '冰箱', synonyms: ['電冰櫃', '雪柜'] })).toEqual({
      word: '冰箱',
      synonyms: ['电冰柜', '雪柜'],
    })
    expect(mall.dropped).toContain('goods-lists')
    expect(await first('电冰柜')).toEqual(await first('冰箱'))
    const [audit] = await mall.rows<{ after: unknown }>(
      `select after from audit_rows where subject = 'synonym' and subject_id = '冰箱'`,
    )
    expect(audit?.after).toEqual({ synonyms: ['电冰柜', '雪柜'] })
  })

  it.each([
    [{ word: '手机', synonyms: ['彩电'] }, '同义词“彩电”已用于“电视”'],
    [{ word: '手机', synonyms: ['机'] }, '同义词至少2个字'],
    [{ word: '手机', synonyms: ['手機'] }, '同义词不能与名称相同'],
  ])('refuse %j', async (input, message) => expect(await call('PUT', input)).toMatchObject({ message }))

  it('are for operators only', async () => {
    const { token } = await make.member({})
    expect(await call('GET', {}, token)).toMatchObject({ status_code: 401 })
  })
})

it('writes index rows of an older version again, batch by batch, and then finds traditional names', async () => {
  const [row] = await mall.rows<{ id: number }>(
    'select goods_id::int as id from goods_index order by goods_id limit 1',
  )
  const id = Number(row?.id)
  await mall.rows(`update goods set item_name = '傳統電鍋測試' where goods_id = ${id} returning 1`)
  await mall.rows('update goods_index set version = 0 returning 1')
  let last: number | null = 0
  let batches = 0
  while (last !== null) {
    last = await rebuildNextRows(mall.db, last, 100)
    batches++
  }
  expect(batches).toBeGreaterThan(2)
  expect(await mall.rows('select 1 from goods_index where version = 0')).toEqual([])
  expect(await first('传统电锅测试')).toEqual([id])
})
