import 'server-only'
import {
  activities,
  brands,
  categories,
  coupons,
  freights,
  goods,
  goodsTags,
  grades,
  marketing,
  shopKinds,
  shops,
  shopTags,
  vipGrades,
} from '@/lib/demo/data'
import { namedPages } from '@/lib/demo/data/pages/named'
import type { DemoCategory } from '@/lib/demo/types'

/** Gives keys the ids from `start` on. The lookup throws on a key that the data does not have. */
export function idsFrom(start: number, keys: readonly string[]): (key: string) => number {
  const ids = new Map(keys.map((key, index) => [key, start + index]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo data has no ${key}`)
    return id
  }
}

const below = (nodes: readonly DemoCategory[]): string[] =>
  nodes.flatMap((node) => [node.key, ...below(node.children ?? [])])
const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const keyed = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

// Families start apart, so that an id tells what it is and data may grow without moving the others.
export const gradeId = idsFrom(1, named(grades))
export const vipGradeId = idsFrom(1, named(vipGrades))
export const shopId = idsFrom(1, keyed(shops))
export const shopKindId = idsFrom(1, shopKinds)
export const shopTagId = idsFrom(1, named(shopTags))
/** The home page is the first of the designed pages. */
export const homeTemplateId = 1
export const templateId = idsFrom(
  homeTemplateId + 1,
  namedPages.map(({ title }) => title),
)
export const tagId = idsFrom(1, named(goodsTags))
export const freightId = idsFrom(1, keyed(freights))
export const couponId = idsFrom(1, keyed(coupons))
export const activityId = idsFrom(1, keyed(activities))
export const marketingId = idsFrom(1, keyed(marketing))
export const salesCategoryId = idsFrom(101, below(categories))
/** The management tree repeats the sales tree under its own ids. */
export const mainCategoryId = idsFrom(501, below(categories))
export const brandId = idsFrom(1, named(brands))

const firstItemId = 1001

/** The ids of all skus by goods key, counted through the mall in the order of the data. */
const skuIds = new Map<string, number[]>()
let nextItemId = firstItemId
for (const { key, skus } of goods) {
  skuIds.set(
    key,
    skus.map(() => nextItemId++),
  )
}

/** Sku ids of a goods in the order of its skus. */
export function itemIds(key: string): number[] {
  const ids = skuIds.get(key)
  if (!ids) throw new Error(`the demo data has no goods ${key}`)
  return ids
}

/** Place of the sku that stands for the goods: the first that can be bought, else the first. */
export function defaultSkuIndex(key: string): number {
  const skus = goods.find((one) => one.key === key)?.skus ?? []
  return Math.max(
    0,
    skus.findIndex(({ store }) => store > 0),
  )
}

const goodsIds = new Map(goods.map(({ key }) => [key, itemIds(key)[defaultSkuIndex(key)] ?? 0]))

/** The goods id, which is the id of its default sku (contract goods §2.3). */
export function goodsId(key: string): number {
  const id = goodsIds.get(key)
  if (!id) throw new Error(`the demo data has no goods ${key}`)
  return id
}
