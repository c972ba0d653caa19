import 'server-only'
import {
  activities,
  articleCategories,
  articles,
  brands,
  campaignPages,
  categories,
  coupons,
  customPages,
  enterprises,
  freights,
  goods,
  goodsTags,
  grades,
  groups,
  limitedBuys,
  marketing,
  packages,
  pointsGoods,
  demoEmployeeActivities,
  shopKinds,
  shops,
  shopTags,
  vipGrades,
} from './data'
import type { DemoCategory } from './types'

/** Numbers the keys from `start` on and returns the lookup. The lookup throws on a key that is not in the data. */
export function idsFrom(start: number, keys: readonly string[]): (key: string) => number {
  const ids = new Map(keys.map((key, index) => [key, start + index]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo data has no ${key}`)
    return id
  }
}

const treeKeys = (nodes: readonly DemoCategory[]): string[] =>
  nodes.flatMap((node) => [node.key, ...treeKeys(node.children ?? [])])
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

// Ids follow the position in the data. Kinds that share a table start far apart, so that one can grow without
// renumbering the others.
export const gradeId = idsFrom(1, names(grades))
export const vipGradeId = idsFrom(1, names(vipGrades))
export const shopId = idsFrom(1, keys(shops))
export const shopKindId = idsFrom(1, shopKinds)
export const shopTagId = idsFrom(1, names(shopTags))
/** The home page is the first designed page. */
export const homeTemplateId = 1
export const templateId = idsFrom(
  homeTemplateId + 1,
  [...customPages, ...campaignPages].map(({ title }) => title),
)
export const tagId = idsFrom(1, names(goodsTags))
export const freightId = idsFrom(1, keys(freights))
export const couponId = idsFrom(1, keys(coupons))
export const activityId = idsFrom(1, keys(activities))
export const marketingId = idsFrom(1, keys(marketing))
export const groupId = idsFrom(1, keys(groups))
export const enterpriseId = idsFrom(1, keys(enterprises))
export const employeeActivityId = idsFrom(1, keys(demoEmployeeActivities))
export const packageId = idsFrom(1, keys(packages))
export const limitedBuyId = idsFrom(1, keys(limitedBuys))
export const salesCategoryId = idsFrom(101, treeKeys(categories))
/** The management tree repeats the sales tree under its own ids. */
export const mainCategoryId = idsFrom(501, treeKeys(categories))
export const brandId = idsFrom(1, names(brands))
export const articleCategoryId = idsFrom(1, keys(articleCategories))
export const articleId = idsFrom(1, keys(articles))

const firstItemId = 1001

/** All products of the database, those of the points mall last. */
const allGoods = [...goods, ...pointsGoods]

/** SKU ids by product key, numbered through the whole mall in the sequence of the data. */
const skuIds = new Map<string, number[]>()
let nextItemId = firstItemId
for (const { key, skus } of allGoods) {
  skuIds.set(
    key,
    skus.map(() => nextItemId++),
  )
}

/** The SKU ids of a product, in the sequence of its SKUs. */
export function itemIds(key: string): number[] {
  const ids = skuIds.get(key)
  if (!ids) throw new Error(`the demo data has no product ${key}`)
  return ids
}

/** Index of a product's default SKU: the first one in stock, otherwise the first. */
export function defaultSkuIndex(key: string): number {
  const skus = allGoods.find((one) => one.key === key)?.skus ?? []
  return Math.max(
    0,
    skus.findIndex(({ store }) => store > 0),
  )
}

const goodsIds = new Map(allGoods.map(({ key }) => [key, itemIds(key)[defaultSkuIndex(key)] ?? 0]))

/** The id of a product, which is the id of its default SKU (contract goods §2.3). */
export function goodsId(key: string): number {
  const id = goodsIds.get(key)
  if (!id) throw new Error(`the demo data has no product ${key}`)
  return id
}
