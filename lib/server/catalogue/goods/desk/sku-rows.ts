import 'server-only'
import type { SkuChange, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import { maxStore, specKey, specProblem, specTextOf, type SpecPair } from '@/lib/domain/goods/goods-form'
import {
  isMemberPriceTooHigh,
  memberPriceField,
  reachesMemberPrice,
  type GradeKey,
} from '@/lib/domain/goods/member-price'
import * as deskMessages from '@/lib/domain/messages/desk'
import { priceText } from '@/lib/domain/money/text'
import type { DeskSkuRow } from './sql/sku-columns'
import { picsOf } from './wire'

/** A SKU as it will be stored. */
export interface PlannedSku {
  /** Null for a new one. */
  itemId: number | null
  isDefault: boolean
  itemBn: string
  barcode: string
  price: number
  point: number
  marketPrice: number
  costPrice: number
  weight: number
  volume: number
  startNum: number
  approveStatus: ApproveStatus
  pics: string[]
  specs: SpecPair[]
  /** Stock of a new SKU, or the pieces that are added to one. */
  store: number
  /** Prices for grades that change, in cents; 0 for none of its own. */
  memberPrices: MemberPrice[]
}

type MemberPrice = GradeKey & { price: number }

/** A change of the SKUs of a product. */
export interface SkuPlan {
  skus: PlannedSku[]
  removed: number[]
  /** SKUs come, go or have other values. */
  isRestructured: boolean
  /** `sku:{item_id}:{field}` of each field that changes, with its values before and after. */
  changes: Map<string, { before: unknown; after: unknown }>
}

/** Wire names of the fields that are stored as they are sent. */
const fields = {
  item_bn: 'itemBn',
  barcode: 'barcode',
  price: 'price',
  point: 'point',
  market_price: 'marketPrice',
  cost_price: 'costPrice',
  weight: 'weight',
  volume: 'volume',
  start_num: 'startNum',
  approve_status: 'approveStatus',
} as const
type Field = keyof typeof fields

const pairsOf = ({ specs }: Pick<DeskSkuRow, 'specs'>): SpecPair[] =>
  specs.map(({ specName, valueName }) => ({ spec_name: specName, spec_value_name: valueName }))

const present = (row: DeskSkuRow): PlannedSku => ({
  itemId: row.itemId,
  isDefault: row.isDefault,
  itemBn: row.itemBn,
  barcode: row.barcode,
  price: row.price,
  point: row.point,
  marketPrice: row.marketPrice,
  costPrice: row.costPrice,
  weight: row.weight,
  volume: row.volume,
  startNum: row.startNum,
  approveStatus: row.approveStatus,
  pics: picsOf(row),
  specs: pairsOf(row),
  store: 0,
  memberPrices: [],
})

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A stored SKU with the sent fields, which are entered into `changes` where they differ. */
function changed(row: DeskSkuRow, sent: Omit<SkuChange, 'item_id'>, changes: SkuPlan['changes']): PlannedSku {
  const planned = present(row)
  const note = (field: string, before: unknown, after: unknown) =>
    changes.set(`sku:${row.itemId}:${field}`, { before, after })
  for (const name of Object.keys(fields) as Field[]) {
    const value = sent[name]
    const key = fields[name]
    // An article number is never taken away.
    if (value === undefined || value === planned[key] || (name === 'item_bn' && value === '')) continue
    note(name, planned[key], value)
    Object.assign(planned, { [key]: value })
  }
  if (sent.pics && !isEqual(sent.pics, planned.pics)) {
    note('pics', planned.pics, sent.pics)
    planned.pics = sent.pics
  }
  const added = sent.store === undefined ? 0 : sent.store - (sent.store_seen ?? row.store)
  if (row.store + added > maxStore) throw new MallError(deskMessages.storeInvalid)
  if (added !== 0) {
    note('store', row.store, row.store + added)
    planned.store = added
  }
  planned.memberPrices = newMemberPrices(sent, planned.price, row.memberPrices)
  for (const { price, ...grade } of planned.memberPrices) {
    const before = row.memberPrices.find((one) => isOfGrade(one, grade))?.price ?? null
    changes.set(memberPriceField(row.itemId, grade), { before, after: price || null })
  }
  return planned
}

/**
 * New prices stay above those that grades keep.
 * @param rows the SKUs as they are stored
 * @throws MallError 已有会员价…，会员价要低于价格
 */
export function assertKeptMemberPrices(
  rows: readonly Pick<DeskSkuRow, 'itemId' | 'price' | 'memberPrices'>[],
  planned: readonly PlannedSku[],
): void {
  const tooHigh = rows.flatMap((row) => {
    const sku = planned.find(({ itemId }) => itemId === row.itemId)
    if (!sku) return []
    const price = { before: row.price, after: sku.price }
    return row.memberPrices.filter(
      (kept) =>
        !sku.memberPrices.some((one) => isOfGrade(kept, one)) && reachesMemberPrice(price, kept.price),
    )
  })
  if (tooHigh.length === 0) return
  const highest = Math.max(...tooHigh.map((kept) => kept.price))
  throw new MallError(deskMessages.keptMemberPriceTooHigh(priceText(highest)))
}

const isOfGrade = ({ kind, id }: DeskSkuRow['memberPrices'][number], grade: GradeKey) =>
  kind === grade.grade_kind && id === grade.grade_id

/**
 * The sent prices for grades that differ from those of a SKU, each grade once.
 * @param price of the SKU
 * @throws MallError 会员价要低于价格
 */
function newMemberPrices(
  { member_prices: sent = [] }: Pick<SkuInput, 'member_prices'>,
  price: number,
  present: DeskSkuRow['memberPrices'] = [],
): MemberPrice[] {
  const byGrade = new Map(sent.map((one) => [`${one.grade_kind}:${one.grade_id}`, one]))
  const changing = [...byGrade.values()].filter(
    (one) => one.price !== (present.find((row) => isOfGrade(row, one))?.price ?? 0),
  )
  if (changing.some((one) => isMemberPriceTooHigh(one.price, price)))
    throw new MallError(deskMessages.memberPriceTooHigh)
  return changing
}

/** A new SKU from the sent fields. */
export const newSku = (sent: SkuInput, approveStatus: ApproveStatus, isDefault: boolean): PlannedSku => ({
  itemId: null,
  isDefault,
  itemBn: sent.item_bn ?? '',
  barcode: sent.barcode ?? '',
  price: sent.price ?? 0,
  point: sent.point ?? 0,
  marketPrice: sent.market_price ?? 0,
  costPrice: sent.cost_price ?? 0,
  weight: sent.weight ?? 0,
  volume: sent.volume ?? 0,
  startNum: sent.start_num ?? 1,
  approveStatus: sent.approve_status ?? approveStatus,
  pics: sent.pics ?? [],
  specs: sent.item_spec,
  store: sent.store ?? 0,
  memberPrices: newMemberPrices(sent, sent.price ?? 0),
})

export const numberTwice = (number: string) => `货号“${number}”重复`

/** @throws MallError when the SKUs are none of one product, or two have one article number */
export function assertSkus(skus: readonly { item_spec: SpecPair[]; item_bn?: string | undefined }[]): void {
  const problem = specProblem(skus)
  if (problem) throw new MallError(problem)
  const numbers = skus.flatMap(({ item_bn }) => item_bn || [])
  const twice = numbers.find((number, index) => numbers.indexOf(number) < index)
  if (twice) throw new MallError(numberTwice(twice))
}

/** @throws MallError 价格不正确 for a SKU that would be given away */
export function assertPrices(skus: readonly PlannedSku[], pointsGoods: boolean): void {
  const isPriced = ({ price, point }: PlannedSku) => price > 0 || (pointsGoods && point > 0)
  if (!skus.every(isPriced)) throw new MallError(pointsGoods ? '请填写积分或价格' : deskMessages.priceInvalid)
}

/** The plan for changes of single SKUs. @throws MallError 规格不存在 */
export function planChanges(rows: readonly DeskSkuRow[], sent: readonly SkuChange[]): SkuPlan {
  if (new Set(sent.map(({ item_id: id }) => id)).size < sent.length)
    throw new MallError(deskMessages.skuTwice)
  const changes: SkuPlan['changes'] = new Map()
  const sentOf = new Map(sent.map((one) => [one.item_id, one]))
  if (sent.some(({ item_id: id }) => !rows.some(({ itemId }) => itemId === id)))
    throw new MallError('规格不存在，请刷新后重试')
  const skus = rows.map((row) => changed(row, sentOf.get(row.itemId) ?? {}, changes))
  return { skus, removed: [], isRestructured: false, changes }
}

/**
 * The plan for a list of all SKUs.
 * @throws MallError when they are none of one product; for SKUs that do not exist; for removing one that was ordered
 *   or is the default
 */
export function planList(
  rows: readonly DeskSkuRow[],
  sent: readonly SkuInput[],
  approveStatus: ApproveStatus,
): SkuPlan {
  assertSkus(sent)
  const kept = new Set(sent.flatMap(({ item_id: id }) => id ?? []))
  if ([...kept].some((id) => !rows.some(({ itemId }) => itemId === id)))
    throw new MallError('规格不存在，请刷新后重试')
  if (kept.size < sent.filter(({ item_id: id }) => id !== undefined).length)
    throw new MallError(deskMessages.skuTwice)
  const gone = rows.filter(({ itemId }) => !kept.has(itemId))
  const fixed = gone.find(({ isUsed, isDefault }) => isUsed || isDefault)
  if (fixed)
    throw new MallError(
      fixed.isDefault
        ? '默认规格不能删除，可以改为下架'
        : `规格“${specTextOf(pairsOf(fixed))}”已有订单或活动，不能删除，可以改为下架`,
    )
  const changes: SkuPlan['changes'] = new Map()
  const rowOf = new Map(rows.map((row) => [row.itemId, row]))
  let isRestructured = gone.length > 0
  const skus = sent.map((one) => {
    const row = one.item_id === undefined ? undefined : rowOf.get(one.item_id)
    if (!row) {
      isRestructured = true
      return newSku(one, approveStatus, false)
    }
    const planned = changed(row, one, changes)
    if (specKey(sorted(planned.specs)) !== specKey(sorted(one.item_spec))) isRestructured = true
    return { ...planned, specs: one.item_spec }
  })
  if (isRestructured)
    changes.set('spec_items', {
      before: rows.map((row) => specTextOf(pairsOf(row))),
      after: skus.map(({ specs }) => specTextOf(specs)),
    })
  return { skus, removed: gone.map(({ itemId }) => itemId), isRestructured, changes }
}

const sorted = (specs: readonly SpecPair[]) =>
  specs.toSorted((one, other) => one.spec_name.localeCompare(other.spec_name))
