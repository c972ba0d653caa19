import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { statusNames, type Effect } from './bulk-change'
import { dropsOf } from './drops'
import type { BulkRow } from './sql/bulk'

/** The answer of a bulk change: numbers, and some of the changes in words. */
export interface BulkResult {
  changed: number
  same: number
  refused: number
  samples: {
    goods_id: number
    item_name: string
    sku_num: number
    before: string
    after: string
    refused: boolean
  }[]
}

/** Figures of the SKUs of a product that a change writes, in the sequence of their ids. */
export interface ChangedFigures {
  /** The pieces that a change of stock adds: undoing takes them back, so that pieces sold meanwhile stay sold. */
  added?: number[]
  /** The prices that were fixed for the grade before a change of member prices. */
  fixed?: (number | null)[]
}

/** What a change does to a product; no effect when it is so already. */
export interface BulkOutcome {
  row: BulkRow
  effect: Effect | null
  /** Why the product cannot be changed so; null when it can. */
  refusal: string | null
  undo: ChangedFigures
  /** Whether it is off the shelf, before and after. */
  isHidden: boolean
  /** The version that the change made; null when nothing was written. */
  version: number | null
  /** That whose content the product had before. */
  base: number | null
}

/** The cache tags that changes of products invalidate. */
export const dropsOfBulk = (outcomes: readonly BulkOutcome[]): string[] => [
  ...new Set(
    outcomes.flatMap(({ row, effect, isHidden }) =>
      effect ? dropsOf(row.goodsId, { fields: effect.fields, isHidden, itemIds: row.itemIds }) : [],
    ),
  ),
]

/**
 * For changes of chosen products, which are made to all or none.
 * @throws MallError 商品“…”：请填写参数“…” for the first one that is refused
 */
export function assertNoRefusal(outcomes: readonly BulkOutcome[]): void {
  for (const { row, refusal } of outcomes)
    if (refusal !== null) throw new MallError(`商品“${row.itemName}”：${refusal}`)
}

const maxSamples = 20

/** Numbers and samples of outcomes, for people. */
export function summaryOf(outcomes: readonly BulkOutcome[]): BulkResult {
  const refused = outcomes.flatMap(({ row, refusal }) =>
    refusal === null ? [] : [sampleOf(row, { before: statusNames[row.approveStatus], after: refusal }, true)],
  )
  const changed = outcomes.flatMap(({ row, effect }) => (effect ? [sampleOf(row, effect, false)] : []))
  return {
    changed: changed.length,
    same: outcomes.length - changed.length - refused.length,
    refused: refused.length,
    samples: [...refused.slice(0, changed.length > 0 ? maxSamples / 2 : maxSamples), ...changed].slice(
      0,
      maxSamples,
    ),
  }
}

const sampleOf = (
  { goodsId, itemName, itemIds }: BulkRow,
  { before, after }: Pick<Effect, 'before' | 'after'>,
  refused: boolean,
): BulkResult['samples'][number] => ({
  goods_id: goodsId,
  item_name: itemName,
  sku_num: itemIds.length,
  before,
  after,
  refused,
})
