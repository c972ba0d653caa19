import { goodsCountLimit } from '@/lib/domain/search/limits'
import { ensureIndex } from '@/lib/server/catalogue/search/ensure-index'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface List {
  total_count: number
  is_near: boolean
  list: { goods_id: number }[]
}

const ask = async (keywords: string, more: Record<string, unknown> = {}): Promise<List> =>
  (await mall.call<List>('GET', '/goods/items', { page: 1, pageSize: 18, keywords, ...more })).data
const found = async (keywords: string, more = {}) =>
  (await ask(keywords, more)).list.map(({ goods_id }) => goods_id)

const at = 1_790_000_000
const named = (itemName: string, sales: number, more: Partial<typeof tables.goods.$inferInsert> = {}) =>
  make.goods({ price: 10_000, store: 5 }, { itemName, sales, ...more })
const numbered = (itemBn: string, sales: number, barcode = '') =>
  make.goods({ price: 10_000, store: 5, itemBn, barcode }, { itemName: '配件', sales })

beforeAll(async () => {
  const { orm } = mall.db
  const category = (categoryId: number, categoryName: string) => ({
    categoryId,
    categoryName,
    level: 1,
    path: [categoryId],
    isMain: false,
    created: at,
    updated: at,
  })
  await orm.insert(tables.categories).values([category(1, '空调'), category(2, '朗月')])
  await orm.insert(tables.attributes).values([
    { attributeId: 1, attributeType: 'brand', attributeName: '霁岚', created: at },
    { attributeId: 2, attributeType: 'brand', attributeName: '朗月', created: at },
    { attributeId: 3, attributeType: 'item_params', attributeName: '颜色', created: at },
  ])
  await orm.insert(tables.attributeValues).values([
    { attributeValueId: 31, attributeId: 3, attributeValue: '朗月白' },
    { attributeValueId: 32, attributeId: 3, attributeValue: '120Hz 高刷' },
  ])
})

describe('article numbers', () => {
  let ids: Record<'short' | 'long' | 'mixed' | 'coded', number>
  beforeAll(async () => {
    ids = {
      short: await numbered('HX-1000', 1),
      long: await numbered('HX-10001', 90),
      mixed: await numbered('HX-0100-1000', 500),
      coded: await numbered('KT-77', 5, '6901234567892'),
    }
  })

  it('are found by any part, the exact number first', async () => {
    expect(await found('HX1000')).toEqual([ids.short, ids.long])
    expect(await found('hx 1000')).toEqual([ids.short, ids.mixed, ids.long])
    expect(await found('0100')).toEqual([ids.mixed])
    expect(await ask('0001')).toMatchObject({ total_count: 1, is_near: false })
  })

  it('are not found by their digit pairs in another sequence', async () => {
    const answer = await ask('HX100010')
    expect(answer.is_near || answer.total_count === 0).toBe(true)
    expect(answer.list.map(({ goods_id }) => goods_id)).not.toContain(ids.mixed)
  })

  it('of bar codes are found only as a whole', async () => {
    expect(await ask('6901234567892')).toMatchObject({ total_count: 1, is_near: false })
    expect(await found('690-1234567892')).toEqual([ids.coded])
    expect(await ask('690123456789')).toMatchObject({ total_count: 0 })
    expect(await ask('6')).toMatchObject({ total_count: 0 })
  })

  it('are found with one wrong character', async () => {
    expect(await ask('KX77')).toMatchObject({ is_near: true, list: [{ goods_id: ids.coded }] })
    expect(await ask('HX10003')).toMatchObject({ is_near: true })
  })

  it('are found in parameters', async () => {
    const screen = await named('显示器', 1)
    await mall.db.orm
      .insert(tables.goodsParams)
      .values({ goodsId: screen, attributeId: 3, attributeValueId: 32 })
    await indexGoods(mall.db, [screen])
    expect(await ask('120hz显示器')).toMatchObject({ is_near: false, list: [{ goods_id: screen }] })
    expect(await ask('20hz')).toMatchObject({ is_near: false, list: [{ goods_id: screen }] })
  })
})

describe('a keyword', () => {
  it('of brand and category finds only products with both', async () => {
    const [own, other] = [
      await named('壁挂式新风一匹', 1, { brandId: 1 }),
      await named('壁挂空调两匹', 900, { brandId: 2 }),
    ]
    await mall.db.orm.insert(tables.goodsCategories).values([
      { goodsId: own, categoryId: 1 },
      { goodsId: other, categoryId: 1 },
    ])
    await indexGoods(mall.db, [own, other])
    expect(await ask('霁岚空调')).toMatchObject({ total_count: 1, is_near: false, list: [{ goods_id: own }] })
    expect(await ask('霁岚洗衣机')).toMatchObject({ is_near: true, list: [{ goods_id: own }] })
  })

  it('sorts by the weight of the field, then by sales', async () => {
    const inParameter = await named('落地灯', 9000)
    const inCategory = await named('吸顶灯', 800)
    const inBrand = await named('壁灯', 70, { brandId: 2 })
    const inName = [await named('朗照明月灯', 2), await named('台灯朗月款', 6), await named('朗月夜灯', 5)]
    await mall.db.orm.insert(tables.goodsCategories).values({ goodsId: inCategory, categoryId: 2 })
    await mall.db.orm
      .insert(tables.goodsParams)
      .values({ goodsId: inParameter, attributeId: 3, attributeValueId: 31 })
    await indexGoods(mall.db, [inParameter, inCategory, inBrand, ...inName])
    const order = await found('朗月')
    expect(order.filter((id) => [...inName, inBrand, inCategory, inParameter].includes(id))).toEqual([
      inName[1],
      inName[2],
      inBrand,
      inCategory,
      inParameter,
    ])
  })

  it('with a wrong character returns near results, even when a part of it matches', async () => {
    const [washer, drier] = [await named('滚筒洗衣机', 5), await named('手洗衣物烘干架', 50)]
    const typo = await ask('洗衣鸡')
    expect(typo.is_near).toBe(true)
    expect(typo.list.map(({ goods_id }) => goods_id)).toEqual(expect.arrayContaining([washer, drier]))
    expect(await ask('滚筒洗衣鸡')).toMatchObject({ is_near: true, list: [{ goods_id: washer }] })
    expect(await ask('洗衣机')).toMatchObject({ is_near: false, list: [{ goods_id: washer }] })
  })

  it('longer than a name may miss one word', async () => {
    const name = '沐川波轮洗衣机十公斤全自动家用免清洗节水静音'
    const id = await named(name, 1)
    expect(await ask(`${name}除螨`)).toMatchObject({ is_near: true, list: [{ goods_id: id }] })
  })
})

describe('figures', () => {
  it('are found in both spellings, however the name has them', async () => {
    const [spelled, numerals] = [await named('挂机一点五匹', 9), await named('挂机1.5匹', 8)]
    const brief = await named('圆形显示器', 7, { brief: '五十五英寸' })
    for (const keyword of ['一点五匹', '1.5匹', '挂机1.5匹', '一点五匹 挂机'])
      expect(await ask(keyword)).toMatchObject({
        is_near: false,
        list: [{ goods_id: spelled }, { goods_id: numerals }],
      })
    for (const keyword of ['55英寸显示器', '五十五寸显示器', '55寸 显示器'])
      expect(await ask(keyword)).toMatchObject({ is_near: false, list: [{ goods_id: brief }] })
    expect(await ask('挂机2.5匹')).toMatchObject({ is_near: true })
  })
})

describe('tags', () => {
  it('are searched like categories', async () => {
    await mall.db.orm.insert(tables.tags).values({ tagId: 1, tagName: '国补', created: at })
    const [tagged, other] = [await named('折叠手机', 1), await named('直板手机', 900)]
    await mall.db.orm.insert(tables.goodsTags).values({ tagId: 1, goodsId: tagged })
    await indexGoods(mall.db, [tagged, other])
    expect(await ask('国补手机')).toMatchObject({
      total_count: 1,
      is_near: false,
      list: [{ goods_id: tagged }],
    })
  })
})

describe('a keyword with very many results', () => {
  const from = 50_000
  const many = Array.from({ length: goodsCountLimit + 50 }, (_, at) => from + at)
  let inName: number[]

  beforeAll(async () => {
    const { orm } = mall.db
    await orm.insert(tables.goods).values(
      many.map((goodsId) => ({
        goodsId,
        itemName: `饰品${goodsId}`,
        brief: '挂件',
        itemBn: `QQ${goodsId}`,
        nospec: true,
        sales: 1000 + goodsId,
        price: 100,
        approveStatus: 'onsale' as const,
        created: at,
        updated: at,
      })),
    )
    await orm.insert(tables.skus).values(
      many.map((goodsId) => ({
        itemId: goodsId,
        goodsId,
        isDefault: true,
        itemBn: `QQ${goodsId}`,
        store: 1,
        price: 100,
        marketPrice: 100,
        approveStatus: 'onsale' as const,
      })),
    )
    await indexGoods(mall.db, many)
    inName = [await named('木质挂件', 3), await named('玉石挂件', 2), await named('铜挂件', 1)]
  })

  it('lists matching names first, then the others by sales, each once', async () => {
    const bySales = many.toReversed()
    expect(await ask('挂件')).toMatchObject({ total_count: goodsCountLimit, is_near: false })
    expect(await found('挂件')).toEqual([...inName, ...bySales.slice(0, 15)])
    expect(await found('挂件', { page: 2 })).toEqual(bySales.slice(15, 33))
    expect(await found('挂件', { pageSize: 2, page: 2 })).toEqual([inName[2], bySales[0]])
  })

  it('lists the product with exactly this article number first', async () => {
    const exact = await numbered('QQ5', 0)
    expect((await found('QQ5')).slice(0, 2)).toEqual([exact, many.at(-1)])
  })
})

describe('the index', () => {
  it('is rewritten for rows from before codes were stored', async () => {
    await mall.rows(`update goods_index set codes = null, words = ''`)
    expect(await found('木质挂件')).toEqual([])
    expect(await ensureIndex(mall.db)).toBeGreaterThan(goodsCountLimit)
    expect(await found('木质挂件')).toHaveLength(1)
    expect(await ensureIndex(mall.db)).toBe(0)
  })
})
