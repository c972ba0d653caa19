import fc from 'fast-check'
import { covers, type GoodsScope } from '@/lib/domain/promotion'
import { coversSql, goodsIndexRow, goodsRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { loadCheckoutFacts } from '@/lib/server/trade/bill/load-facts'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const attributeBase = { created: 0, updated: 0 }
/** Two trees of three levels, one of main and one of sales categories: ids 1–3 and 4–6; 7 and 8 are single. */
const paths: Record<number, number[]> = {
  1: [1],
  2: [1, 2],
  3: [1, 2, 3],
  4: [4],
  5: [4, 5],
  6: [4, 5, 6],
  7: [7],
  8: [8],
}
const mainCategories = [null, 1, 2, 3, 7]
const salesCategories = [4, 5, 6, 8]
const tagIds = [1, 2, 3]
const brandIds = [null, 1, 2]

interface Product {
  mainCategoryId: number | null
  sales: number[]
  tags: number[]
  brandId: number | null
}

const product: fc.Arbitrary<Product> = fc.record({
  mainCategoryId: fc.constantFrom(...mainCategories),
  sales: fc.subarray(salesCategories),
  tags: fc.subarray(tagIds),
  brandId: fc.constantFrom(...brandIds),
})

/** The ids of products, categories, tags and brands overlap, so that a range that reads the wrong ids is detected. */
const range = fc.record({
  useBound: fc.integer({ min: 0, max: 6 }),
  boundIds: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
})

async function addProduct(goodsId: number, { mainCategoryId, sales, tags, brandId }: Product) {
  const { orm } = mall.db
  await make.goods({ price: 100, store: 1 }, { goodsId, mainCategoryId, brandId })
  if (sales.length > 0)
    await orm.insert(tables.goodsCategories).values(sales.map((categoryId) => ({ goodsId, categoryId })))
  if (tags.length > 0) await orm.insert(tables.goodsTags).values(tags.map((tagId) => ({ goodsId, tagId })))
  await indexGoods(mall.db, [goodsId])
}

/** The products that a range covers according to SQL, in both forms in which statements read a product. */
async function coveredBySql(bound: { useBound: number; boundIds: number[] }) {
  const rows = await mall.rows<{ goods: number; row: boolean; index: boolean }>(
    `select g.goods_id as "goods", ${coversSql('r', goodsRow('g'))} as "row",
            ${coversSql('r', goodsIndexRow('i'))} as "index"
       from goods g join goods_index i on i.goods_id = g.goods_id
       cross join (select $1::int as use_bound, $2::int[] as bound_ids) r
      order by g.goods_id`,
    [bound.useBound, bound.boundIds],
  )
  return rows.map(({ goods, row, index }) => [Number(goods), row, index])
}

const scopesOf = async (goodsIds: number[]): Promise<GoodsScope[]> => {
  const named = goodsIds.map((itemId) => ({ itemId, num: 1 }))
  const { skus } = await loadCheckoutFacts(mall.db, null, mall.now(), {
    source: { named },
    distributorId: 0,
    couponCode: null,
    allCoupons: false,
    needsShops: false,
  })
  return [...skus.values()].sort((a, b) => a.goodsId - b.goodsId)
}

describe('the range of a promotion or coupon', () => {
  beforeAll(async () => {
    const { orm } = mall.db
    await orm.insert(tables.categories).values(
      Object.entries(paths).map(([id, path]) => ({
        categoryId: Number(id),
        categoryName: `分类${id}`,
        parentId: path.at(-2) ?? null,
        level: path.length,
        path,
        isMain: mainCategories.includes(Number(id)),
        ...attributeBase,
      })),
    )
    await orm
      .insert(tables.tags)
      .values(tagIds.map((tagId) => ({ tagId, tagName: `标签${tagId}`, created: 0 })))
    await orm.insert(tables.attributes).values(
      brandIds.flatMap((id) =>
        id === null
          ? []
          : [
              {
                attributeId: id,
                attributeName: `品牌${id}`,
                attributeType: 'brand' as const,
                ...attributeBase,
              },
            ],
      ),
    )
  })

  it('covers the same products in SQL as in the cart', async () => {
    const products = fc.sample(product, { numRuns: 10, seed: 9 })
    for (const [at, one] of products.entries()) await addProduct(at + 1, one)
    const scopes = await scopesOf(products.map((_, at) => at + 1))
    await fc.assert(
      fc.asyncProperty(range, async (bound) => {
        const expected = scopes.map((scope) => {
          const covered = covers(bound, scope)
          return [scope.goodsId, covered, covered]
        })
        expect(await coveredBySql(bound)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('asks for main categories and the ones above them, not for sales categories', async () => {
    await addProduct(50, { mainCategoryId: 3, sales: [6], tags: [], brandId: null })
    const [scope] = await scopesOf([50])
    expect(scope?.categoryPath).toEqual([1, 2, 3])
  })
})
