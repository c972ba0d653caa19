import type { GoodsListInput } from '@/lib/contract/goods'
import { seedDemoMall } from '@/lib/demo/seed'
import { findGoods } from '@/lib/server/goods/find-goods'
import { testMall } from '../fixtures/engine/test-mall'

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
