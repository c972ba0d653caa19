import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import { changedPrice, priceChangeWords, type PriceChange } from '@/lib/domain/goods/price-change'
import * as deskMessages from '@/lib/domain/messages/desk'
import { priceText } from '@/lib/domain/money/text'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { bulkNames, type BulkRow } from './sql/bulk'

/** One change of many products. */
export type BulkChange =
  | { kind: 'status'; approve_status: ApproveStatus }
  | ({ kind: 'price' } & PriceChange)
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

const range = (prices: readonly number[]) => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? priceText(low) : `${priceText(low)} - ${priceText(high)}`
}

/** The names that the words of a change need. */
interface Names {
  category: string
  tag: string
  template: string
}

export function effectOn(row: BulkRow, change: BulkChange, names: Names): Effect | null {
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
      return fields.length === 0 ? null : { before: range(row.prices), after: range(after), fields }
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

/** @throws MallError for a category, tag or template that does not exist */
export async function namesFor(tx: Queries, change: BulkChange): Promise<Names> {
  const [category, tag, template] = [
    change.kind === 'category' ? [change.category_id] : [],
    change.kind === 'tag' || change.kind === 'untag' ? [change.tag_id] : [],
    change.kind === 'freight' && change.templates_id > 0 ? [change.templates_id] : [],
  ]
  const found = only(await tx.run(bulkNames, [category, tag, template]), 'the names of a bulk change')
  if (found.categories.length < category.length) throw new MallError(deskMessages.categoryMissing)
  if (found.tags.length < tag.length) throw new MallError(deskMessages.tagMissing)
  if (found.templates.length < template.length) throw new MallError(deskMessages.freightTemplateMissing)
  return {
    category: found.categories[0] ?? '',
    tag: found.tags[0] ?? '',
    template: found.templates[0] ?? '包邮',
  }
}

/** A change in words, such as 改价到 90%. */
export async function bulkWords(tx: Queries, change: BulkChange): Promise<string> {
  const names = await namesFor(tx, change)
  switch (change.kind) {
    case 'status':
      return statusNames[change.approve_status]
    case 'price':
      return priceChangeWords(change)
    case 'category':
      return `加入分类 ${names.category}`
    case 'tag':
      return `加标签 ${names.tag}`
    case 'untag':
      return `去标签 ${names.tag}`
    case 'freight':
      return `运费模板 ${names.template}`
    case 'delete':
      return '删除'
    case 'restore':
      return '恢复'
  }
}
