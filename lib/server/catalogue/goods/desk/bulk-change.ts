import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import {
  changedMemberPrice,
  isMemberPriceTooHigh,
  memberPriceField,
  reachesMemberPrice,
  type MemberPriceChange,
} from '@/lib/domain/goods/member-price'
import { changedPrice, changedPriceProblem, type PriceChange } from '@/lib/domain/goods/price-change'
import { changedStore, stockProblem, type StockChange } from '@/lib/domain/goods/stock-change'
import * as deskMessages from '@/lib/domain/messages/desk'
import { priceText } from '@/lib/domain/money/text'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { bulkNames, type BulkRow } from './sql/bulk'

/** One change of many products. */
export type BulkChange =
  | { kind: 'status'; approve_status: ApproveStatus }
  | ({ kind: 'price' } & PriceChange)
  | ({ kind: 'stock' } & StockChange)
  | ({ kind: 'member_price' } & MemberPriceChange)
  | { kind: 'category'; category_id: number }
  | { kind: 'tag' | 'untag'; tag_id: number }
  | { kind: 'freight'; templates_id: number }
  | { kind: 'delete' | 'restore' }

/** The effect of a change on one product, in words; null when it is so already. */
export interface Effect {
  before: string
  after: string
  /** The changed fields, as in `updateGoods`. */
  fields: string[]
}

export const statusNames: Record<ApproveStatus, string> = {
  onsale: '上架',
  only_show: '仅展示',
  offline_sale: '仅门店销售',
  instock: '下架',
}

const rangeOf = <T>(values: readonly T[], words: (value: T) => string): string => {
  const [low, high] = [words(values[0] as T), words(values.at(-1) as T)]
  return low === high ? low : `${low} - ${high}`
}
const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const priceRange = (prices: readonly number[]) => rangeOf(inOrder(prices), priceText)
const storeRange = (stores: readonly number[]) => rangeOf(inOrder(stores), (store) => `${store}件`)

/** The prices of SKUs for a grade; those without one have its discount. */
const memberRange = (grade: string, prices: readonly (number | null)[]) => {
  const fixed = prices.filter((price) => price !== null)
  if (fixed.length === 0) return `${grade} 按等级折扣`
  return `${grade} ${priceRange(fixed)}${fixed.length < prices.length ? '，其余按等级折扣' : ''}`
}

/** The names that the words of a change need. */
interface Names {
  category: string
  tag: string
  template: string
  grade: string
}

/**
 * Prices for grades, by the id of the SKU. For a change of member prices that of the grade, for a change of the price the
 * highest one of all grades.
 */
export type FixedPrices = ReadonlyMap<number, number | null>

/** The pieces that a change adds to each SKU of a product, in the sequence of its ids. */
export const addedPieces = ({ stores }: BulkRow, change: StockChange): number[] =>
  stores.map((store) => changedStore(store, change) - store)

/** The price of each SKU of a product for a grade after a change, in the sequence of its ids. */
export const memberPricesAfter = ({ prices }: BulkRow, change: MemberPriceChange): (number | null)[] =>
  prices.map((price) => changedMemberPrice(price, change))

/** Names the number of SKUs about which a sentence is, when they are not all of the product. */
const ofSkus = (count: number, { itemIds }: BulkRow, problem: string) =>
  itemIds.length === 1 || count === itemIds.length ? problem : `${count}个规格${problem}`

function priceRefusal(row: BulkRow, change: PriceChange, fixed: FixedPrices): string | null {
  const problems = row.prices.flatMap((price) => changedPriceProblem(price, change) ?? [])
  const [problem] = problems
  if (problem !== undefined) return ofSkus(problems.length, row, problem)
  const tooHigh = row.itemIds.flatMap((id, index) => {
    const before = row.prices[index] ?? 0
    const memberPrice = fixed.get(id) ?? 0
    return reachesMemberPrice({ before, after: changedPrice(before, change) }, memberPrice)
      ? [memberPrice]
      : []
  })
  if (tooHigh.length === 0) return null
  const highest = priceText(Math.max(...tooHigh))
  return ofSkus(tooHigh.length, row, deskMessages.keptMemberPriceTooHigh(highest))
}

/** Why a product cannot be changed so; null when it can. */
export function refusalOf(row: BulkRow, change: BulkChange, fixed: FixedPrices): string | null {
  if (change.kind === 'price') return priceRefusal(row, change, fixed)
  if (change.kind === 'stock') return stockProblem(row.stores, change)
  if (change.kind !== 'member_price') return null
  const isTooHigh = memberPricesAfter(row, change).some(
    (price, index) => price !== null && isMemberPriceTooHigh(price, row.prices[index] ?? 0),
  )
  return isTooHigh ? deskMessages.memberPriceTooHigh : null
}

export function effectOn(
  row: BulkRow,
  change: BulkChange,
  names: Names,
  fixed: FixedPrices = new Map(),
): Effect | null {
  switch (change.kind) {
    case 'status':
      return row.approveStatus === change.approve_status
        ? null
        : {
            before: statusNames[row.approveStatus],
            after: statusNames[change.approve_status],
            fields: ['approve_status'],
          }
    case 'price': {
      const after = row.prices.map((price) => changedPrice(price, change))
      const fields = row.itemIds.flatMap((id, index) =>
        after[index] === row.prices[index] ? [] : [`sku:${id}:price`],
      )
      return fields.length === 0 ? null : { before: priceRange(row.prices), after: priceRange(after), fields }
    }
    case 'stock': {
      const after = row.stores.map((store) => changedStore(store, change))
      const fields = row.itemIds.flatMap((id, index) =>
        after[index] === row.stores[index] ? [] : [`sku:${id}:store`],
      )
      return fields.length === 0 ? null : { before: storeRange(row.stores), after: storeRange(after), fields }
    }
    case 'member_price': {
      const before = row.itemIds.map((id) => fixed.get(id) ?? null)
      const after = memberPricesAfter(row, change)
      const fields = row.itemIds.flatMap((id, index) =>
        after[index] === before[index] ? [] : [memberPriceField(id, change)],
      )
      return fields.length === 0
        ? null
        : { before: memberRange(names.grade, before), after: memberRange(names.grade, after), fields }
    }
    case 'category':
      return row.categoryIds.includes(change.category_id)
        ? null
        : { before: '', after: `加入分类 ${names.category}`, fields: ['item_category'] }
    case 'tag':
      return row.tagIds.includes(change.tag_id)
        ? null
        : { before: '', after: `加标签 ${names.tag}`, fields: ['tag_ids'] }
    case 'untag':
      return row.tagIds.includes(change.tag_id)
        ? { before: `有标签 ${names.tag}`, after: '去掉标签', fields: ['tag_ids'] }
        : null
    case 'freight':
      return row.templatesId === change.templates_id
        ? null
        : { before: '', after: names.template, fields: ['templates_id'] }
    case 'delete':
      return { before: statusNames[row.approveStatus], after: '回收站', fields: ['approve_status'] }
    case 'restore':
      return { before: '回收站', after: '仓库中', fields: ['approve_status'] }
  }
}

/** @throws MallError for a category, tag, template or grade that does not exist */
export async function namesFor(tx: Queries, change: BulkChange): Promise<Names> {
  const ofGrade = (kind: string) =>
    change.kind === 'member_price' && change.grade_kind === kind ? [change.grade_id] : []
  const [category, tag, template] = [
    change.kind === 'category' ? [change.category_id] : [],
    change.kind === 'tag' || change.kind === 'untag' ? [change.tag_id] : [],
    change.kind === 'freight' && change.templates_id > 0 ? [change.templates_id] : [],
  ]
  const found = only(
    await tx.run(bulkNames, [category, tag, template, ofGrade('normal'), ofGrade('vip')]),
    'the names of a bulk change',
  )
  if (found.categories.length < category.length) throw new MallError(deskMessages.categoryMissing)
  if (found.tags.length < tag.length) throw new MallError(deskMessages.tagMissing)
  if (found.templates.length < template.length) throw new MallError(deskMessages.freightTemplateMissing)
  if (change.kind === 'member_price' && found.grades.length === 0)
    throw new MallError(deskMessages.gradeMissing)
  return {
    category: found.categories[0] ?? '',
    tag: found.tags[0] ?? '',
    template: found.templates[0] ?? '包邮',
    grade: found.grades[0] ?? '',
  }
}
