import * as deskMessages from '../messages/desk'
/** Limits of what the desk enters for a product, for its call and its form (contract operator §4). */

/** 9,999,999.99 yuan in cents: the largest price for which columns and order totals are sized. */
export const maxPrice = 999_999_999

/** The most pieces of a SKU. */
export const maxStore = 9_999_999

/** Kilograms of a SKU. */
export const maxWeight = 100_000

/** Characters of texts, entries of lists. */
export const goodsLimits = {
  name: 255,
  brief: 255,
  unit: 10,
  code: 64,
  barcode: 32,
  pics: 20,
  params: 100,
  attribute: 50,
  value: 100,
  specs: 4,
  skus: 400,
  tags: 100,
  categories: 20,
  related: 12,
  grades: 100,
  /** Days within which a product is sent. */
  deliveryDays: 365,
  /** Pieces that a member may order, and the days within which. */
  perPerson: 9999,
  limitDays: 3650,
  /** Characters of the introduction as HTML. */
  intro: 200_000,
  seoTitle: 80,
  seoText: 300,
} as const

/** The kinds of a product in words; `bag` and `sale` are products of employee purchase. */
export const productTypes = { normal: '普通商品', sale: '内购特卖', bag: '福袋' } as const
export type ProductType = keyof typeof productTypes

/** The values that tell a SKU apart, such as 颜色：黑色. */
export interface SpecPair {
  spec_name: string
  spec_value_name: string
}

/** A combination of values as text, by which two SKUs of a product are compared. */
export const specKey = (specs: readonly SpecPair[]): string =>
  JSON.stringify(specs.map(({ spec_name, spec_value_name }) => [spec_name, spec_value_name]))

/**
 * Why SKUs are no SKUs of one product; null when they are. Each has a value of each specification, in the same
 * sequence, and no two have the same values.
 */
export function specProblem(skus: readonly { item_spec: readonly SpecPair[] }[]): string | null {
  const [first, ...rest] = skus
  if (!first) return deskMessages.skuMissing
  const names = first.item_spec.map(({ spec_name }) => spec_name)
  if (names.length === 0) return rest.length > 0 ? '多个规格需要填写规格名称和规格值' : null
  if (new Set(names).size < names.length) return deskMessages.specNameTwice
  const isSame = ({ item_spec }: { item_spec: readonly SpecPair[] }) =>
    item_spec.length === names.length && item_spec.every(({ spec_name }, index) => spec_name === names[index])
  if (!rest.every(isSame)) return '每个规格都需要填写全部规格值'
  const keys = new Set(skus.map(({ item_spec }) => specKey(item_spec)))
  return keys.size < skus.length ? deskMessages.skuTwice : null
}

/** The SKU text of the contract: `颜色：红,尺码：M`; empty without specifications (contract trade §2.2). */
export const specTextOf = (specs: readonly SpecPair[]): string =>
  specs.map(({ spec_name, spec_value_name }) => `${spec_name}：${spec_value_name}`).join(',')

/** All combinations of the values of specifications, the last one changing first. */
export const combinations = (groups: readonly { name: string; values: readonly string[] }[]): SpecPair[][] =>
  groups.reduce<SpecPair[][]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, { spec_name: name, spec_value_name: value }])),
    [[]],
  )
