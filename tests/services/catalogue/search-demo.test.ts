import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import { seedDemoMall } from '@/lib/demo/seed'
import { findGoods } from '@/lib/server/catalogue/goods/list/find-goods'
import { suggestWords } from '@/lib/server/catalogue/search/suggest-words'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

/** A brand in a category, and its products there. */
interface Filed {
  brand: string
  category: string
  ids: number[]
}

let filed: Filed[]

const find = (keywords: string) =>
  findGoods(mall.db, { page: 1, pageSize: 50, keywords } as GoodsListInput, null)

beforeAll(async () => {
  await seedDemoMall(mall)
  filed = await mall.rows<Filed>(
    `select b.attribute_name as brand, c.category_name as category, array_agg(distinct i.goods_id) as ids
       from goods_index i join attributes b on b.attribute_id = i.brand_id
       join categories c on c.category_id = any(i.categories) and not c.is_main
      where not i.staff_goods group by 1, 2 order by 1, 2`,
  )
})

describe('a search of the demo mall', () => {
  it.each([
    ['bingxiang', '冰箱'],
    ['Bing Xiang', '冰箱'],
    ['bx', '冰箱'],
    ['xiyiji', '洗衣机'],
    ['duikaimen', '对开门冰箱'],
    ['lananbingxiang', '澜岸冰箱'],
    ['云杉bx', '云杉冰箱'],
    ['yunshan 冰箱', '云杉 冰箱'],
  ])('finds for %s what it finds for %s, in its sort', async (typed, word) => {
    const [byPinyin, byWord] = [await find(typed), await find(word)]
    expect(byPinyin.isNear).toBe(byWord.isNear)
    expect(byPinyin.ids.filter((id) => byWord.ids.includes(id))).toEqual(byWord.ids)
  })

  it('finds what letters themselves name before what they spell', async () => {
    const [model, name] = [await find('LA-G100D'), await find('pro')]
    expect(model.total).toBe(1)
    expect([name.isNear, name.total > 2]).toEqual([false, true])
    expect(await find('wqbzp')).toMatchObject({ isNear: false, total: 0 })
  })

  it.each([
    ['10kg', '10公斤'],
    ['500L', '500升'],
    ['1.5P', '1.5匹'],
  ])('reads the unit of %s as in %s', async (typed, spelled) => {
    const [byLetter, byName] = [await find(typed), await find(spelled)]
    expect(byLetter.total).toBeGreaterThan(0)
    expect(byLetter.ids).toEqual(byName.ids)
  })

  it.each(['55寸', '55英寸', '五十五寸电视'])(
    'finds for %s televisions of this size only',
    async (keywords) => {
      const { data } = await mall.call<{ list: { item_name: string }[] }>('GET', '/goods/items', {
        page: 1,
        pageSize: 50,
        keywords,
      })
      expect(data.list.length).toBeGreaterThan(1)
      for (const { item_name } of data.list) expect(item_name).toContain('55英寸')
    },
  )

  it.each(['1.5匹', '一匹半', '大1.5匹', '500升'])('finds products for the size %s', async (keywords) => {
    expect((await find(keywords)).total).toBeGreaterThan(0)
  })

  it.each([
    ['55寸', '55英寸电视'],
    ['55', '55英寸电视'],
    ['五十五英寸', '55英寸电视'],
    ['1.5匹', '1.5匹空调'],
    ['1.5P', '1.5匹空调'],
    ['一匹半', '1.5匹空调'],
    ['大1.5匹', '1.5匹空调'],
    ['大1匹', '大1匹空调'],
    ['500升', '500升冰箱'],
    ['10公斤', '10公斤洗衣机'],
  ])('suggests for %s the word %s, which finds products', async (typed, word) => {
    const words = await suggestWords(mall.db, typed)
    expect(words.map((one) => one.word)).toContain(word)
    expect(await find(word)).toMatchObject({ isNear: false })
  })

  it('never takes 15匹 for 1.5匹', async () => {
    expect(await suggestWords(mall.db, '15匹')).toEqual([])
  })

  it('lists for 手机 nothing but phones', async () => {
    const { ids } = await find('手机')
    const others = await mall.rows<{ name: string }>(
      `select g.item_name as name from goods g join categories c on c.category_id = g.main_category_id
        where g.goods_id in (${ids.join(',')})
          and not exists (select 1 from goods_categories gc join categories f on f.category_id = gc.category_id
                            join categories a on a.category_id = any(f.path)
                           where gc.goods_id = g.goods_id and a.category_name = '手机')`,
    )
    expect(ids.length).toBeGreaterThan(10)
    expect(others).toEqual([])
  })

  it('finds what each of its hot words promises', async () => {
    const { data } = await mall.call<{ content: string[] }>('GET', '/goods/keywords')
    expect(data.content).toEqual(['冰箱', '空调', '洗衣机', '国补手机', '以旧换新', '云杉'])
    const found = new Map(
      await Promise.all(data.content.map(async (word) => [word, await find(word)] as const)),
    )
    for (const { isNear, total } of found.values()) expect([isNear, total > 10]).toEqual([false, true])

    const subsidised = await mall.rows<{ id: number; category: string; isSubsidised: boolean }>(
      `select i.goods_id::int as id, c.category_name as category,
              exists (select 1 from goods_tags gt join tags t on t.tag_id = gt.tag_id
                       where gt.goods_id = i.goods_id and t.tag_name = '国补') as "isSubsidised"
         from goods_index i join categories c on c.category_id = any(i.categories) and c.level = 1 and not c.is_main`,
    )
    const phones = subsidised.filter(({ category, isSubsidised }) => category === '手机' && isSubsidised)
    const first = found.get('国补手机')?.ids.slice(0, phones.length) ?? []
    expect(first.toSorted()).toEqual(phones.map(({ id }) => id).toSorted())
  })

  it('for a brand and one of its categories finds its products there before those of others', async () => {
    expect(new Set(filed.map(({ brand }) => brand)).size).toBe(16)
    const wrong: string[] = []
    for (const { brand, category, ids } of filed) {
      const { ids: found, isNear } = await find(brand + category)
      const ofBrand = new Set(filed.flatMap((other) => (other.brand === brand ? other.ids.map(Number) : [])))
      const others = found.findIndex((id) => !ofBrand.has(id))
      const first = others < 0 ? found : found.slice(0, others)
      if (isNear || !ids.every((id) => first.includes(Number(id)))) wrong.push(brand + category)
    }
    expect(wrong).toEqual([])
  })
})
