import 'server-only'
import type { SkuChange, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { MallError } from '@/lib/domain/errors'
import { feedDescription, introLength } from '@/lib/domain/export/product-feed'
import { specKey } from '@/lib/domain/goods/goods-form'
import { isMemberPriceTooHigh, reachesMemberPrice } from '@/lib/domain/goods/member-price'
import { quoted } from '@/lib/domain/import/cell-values'
import type { GoodsDraft, SkuDraft } from '@/lib/domain/import/goods-draft'
import * as deskMessages from '@/lib/domain/messages/desk'
import { priceText } from '@/lib/domain/money/text'
import type { TaskNote } from '@/lib/domain/task/task'
import type { GoodsChange } from '../desk/save-goods'
import { assertPrices, assertSkus, newSku, planChanges, planList } from '../desk/sku-rows'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import type { DeskSkuRow } from '../desk/sql/sku-columns'
import { wireGoods } from '../desk/wire'
import { fieldChanges, normalized } from '../desk/write-fields'
import { checkFields, checkSkus } from './check-input'
import type { GradePrice, NewGoods } from './create-many'
import { differenceNotes } from './difference-notes'
import { gradePrices, inputOf, skuFields, type NamedGradePrice, type Surroundings } from './plan-input'
import { Notes } from './plan-notes'
import { numberOf } from './present'

/** What an import does with a product of the file. */
export type GoodsPlan = {
  notes: TaskNote[]
  /** What it names and does not exist yet: it is created before the product is written. */
  awaits: TaskNote[]
  /** A picture that it names cannot be had; told of products that are not refused. */
  isLacking: boolean
} & (
  | { kind: 'refused' | 'same' }
  | { kind: 'create'; goods: NewGoods }
  | {
      kind: 'change'
      present: DeskGoodsData
      /** Null when only prices of grades differ. */
      change: GoodsChange | null
      gradePrices: (GradePrice & { itemId: number; before: number | null })[]
    }
)

/** The plan for a product that is not written. */
const notWritten = (kind: 'refused' | 'same', { list, awaits, isLacking }: Notes): GoodsPlan => ({
  kind,
  notes: list,
  isLacking: kind === 'same' && isLacking,
  awaits: kind === 'refused' ? [] : awaits,
})

/** A product that shoppers see has the parameters that its category requires. */
function checkParams(
  notes: Notes,
  { requiredParams }: Surroundings,
  goods: { status: ApproveStatus; categoryId: number | null | undefined; names: readonly string[] },
): void {
  const { status, categoryId, names } = goods
  if (status === 'instock' || !categoryId) return
  const missing = requiredParams.get(categoryId)?.find((name) => !names.includes(name))
  if (missing !== undefined) notes.refuse(deskMessages.paramNeeded(missing), notes.draft.headers.params)
}

/** Runs a check that answers with an error; its sentence refuses the product. */
function refusedBy(notes: Notes, check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof MallError)) throw error
    notes.refuse(error.message)
  }
}

/**
 * Prices for grades are below that of their SKU, those of the file as well as those that stay. What was so before is not
 * judged.
 * @param row the SKU as it is stored; undefined for a new one
 */
function checkMemberPrices(
  notes: Notes,
  sku: SkuDraft,
  { sent, row }: { sent: readonly NamedGradePrice[]; row?: DeskSkuRow | undefined },
): void {
  const price = { before: row?.price ?? 0, after: sku.price ?? row?.price ?? 0 }
  const changed = row ? changedGradePrices(row, sent) : sent
  for (const one of changed)
    if (isMemberPriceTooHigh(one.price, price.after))
      notes.refuse(deskMessages.memberPriceTooHigh, one.grade, sku.line)
  const kept = (row?.memberPrices ?? []).filter(
    ({ kind, id, price: memberPrice }) =>
      !changed.some(({ gradeKind, gradeId }) => gradeKind === kind && gradeId === id) &&
      reachesMemberPrice(price, memberPrice),
  )
  if (!row || kept.length === 0) return
  const highest = priceText(Math.max(...kept.map((one) => one.price)))
  notes.refuse(deskMessages.keptMemberPriceTooHigh(highest), notes.draft.headers.price, sku.line)
}

/** The prices for grades that differ from those of a SKU. */
const changedGradePrices = ({ itemId, memberPrices }: DeskSkuRow, sent: readonly NamedGradePrice[]) =>
  sent
    .map((one) => {
      const present = memberPrices.find(({ kind, id }) => kind === one.gradeKind && id === one.gradeId)
      return { ...one, itemId, before: present?.price ?? null }
    })
    .filter(({ price, before }) => (price || null) !== before)

function planNew(notes: Notes, around: Surroundings): GoodsPlan {
  const { draft } = notes
  const { headers } = draft
  if (draft.name === undefined)
    notes.refuse(
      headers.item_name ? `请填写${headers.item_name}` : deskMessages.goodsNameMissing,
      headers.item_name,
    )
  if (draft.skus.length === 0) notes.refuse('没有可售的规格', '')
  if (draft.mainCategory === undefined && draft.lacksCategory)
    notes.refuseOnce('请填写管理分类', headers.main_category ?? '')
  for (const sku of draft.skus) {
    if (sku.price === undefined && sku.point === undefined)
      notes.refuseOnce('请填写销售价', headers.price ?? '销售价', sku.line)
    if (sku.lacksStore) notes.refuseOnce('请填写库存', headers.store ?? '', sku.line)
  }
  const input = inputOf(notes, around, null)
  const skus = draft.skus.map((sku) => {
    const sent = gradePrices(notes, around, sku)
    checkMemberPrices(notes, sku, { sent })
    return { ...skuFields(notes, around, sku), item_spec: sku.specs, gradePrices: sent }
  })
  checkFields(input, notes)
  checkSkus(skus, draft.skus, notes)
  checkParams(notes, around, {
    status: input.approve_status ?? 'instock',
    categoryId: input.main_category_id,
    names: (draft.params ?? []).map(({ name }) => name),
  })
  let stored = input
  if (!notes.isRefused)
    refusedBy(notes, () => {
      stored = normalized(around.mall, input)
      assertSkus(skus)
      const planned = skus.map((sku, index) => newSku(sku, 'onsale', index === 0))
      assertPrices(planned, input.points_goods ?? false)
    })
  if (notes.isRefused) return notWritten('refused', notes)
  return {
    kind: 'create',
    notes: notes.list,
    awaits: notes.awaits,
    isLacking: notes.isLacking,
    goods: { input: { ...stored, item_name: draft.name ?? '' }, skus },
  }
}

const samePairs = (one: SkuInput['item_spec'], other: SkuInput['item_spec']) => {
  const inOrder = (pairs: SkuInput['item_spec']) =>
    specKey(pairs.toSorted((a, b) => (a.spec_name < b.spec_name ? -1 : 1)))
  return inOrder(one) === inOrder(other)
}

/** A file that cannot say all specifications says values that the SKU has. */
const isSomeOf = (
  { specs, hasSomeSpecs }: SkuDraft,
  { item_spec: known }: { item_spec: SkuInput['item_spec'] },
): boolean =>
  hasSomeSpecs &&
  specs.every(({ spec_value_name: value }) => known.some((pair) => pair.spec_value_name === value))

function newMemberPrices(notes: Notes, around: Surroundings, sku: SkuDraft): Pick<SkuInput, 'member_prices'> {
  const sent = gradePrices(notes, around, sku)
  checkMemberPrices(notes, sku, { sent })
  return {
    member_prices: sent.map(({ gradeKind, gradeId, price }) => ({
      grade_kind: gradeKind,
      grade_id: gradeId,
      price,
    })),
  }
}

/** All SKUs of a product as they are to be; when rows bring no new ones and no other specifications, their changes do. */
function skuList(notes: Notes, around: Surroundings, goods: DeskGoodsData) {
  const wire = wireGoods(goods).spec_items
  const byNumber = new Map(wire.map((sku) => [sku.item_bn, sku]))
  const sent = notes.draft.skus.map((sku) => {
    const known = byNumber.get(numberOf(notes.draft, sku))
    const fields = { ...skuFields(notes, around, sku), ...(!known && newMemberPrices(notes, around, sku)) }
    if (!known && sku.price === undefined)
      notes.refuse('请填写销售价', notes.draft.headers.price ?? '销售价', sku.line)
    const item_spec = known && (sku.specs.length === 0 || isSomeOf(sku, known)) ? known.item_spec : sku.specs
    return { known, fields, item_spec }
  })
  const isRestructured = sent.some(({ known, item_spec }) => !known || !samePairs(item_spec, known.item_spec))
  const sentOf = new Map(
    sent.flatMap(({ known, fields, item_spec }) =>
      known ? [[known.item_id, { ...fields, item_spec }]] : [],
    ),
  )
  const list: SkuInput[] = [
    ...wire.map(({ item_id, item_spec }) => ({ item_id, item_spec, ...sentOf.get(item_id) })),
    ...sent.flatMap(({ known, fields, item_spec }) => (known ? [] : [{ ...fields, item_spec }])),
  ]
  const changes: SkuChange[] = sent.flatMap(({ known, fields }) =>
    known ? [{ item_id: known.item_id, ...fields }] : [],
  )
  return {
    list,
    changes,
    isRestructured,
    sent: sent.map(({ fields, item_spec }) => ({ ...fields, item_spec })),
  }
}

/** The product feed says the text of an introduction, which does not replace it. */
const isDescriptionOf = ({ intro, brief, itemName }: DeskGoodsData, text: string) =>
  text ===
  feedDescription({ intro: typeof intro === 'string' ? intro.slice(0, introLength) : '', brief, itemName })

function planChange(notes: Notes, around: Surroundings, goods: DeskGoodsData): GoodsPlan {
  const { mall } = around
  if (goods.deleted !== null) notes.refuse(deskMessages.goodsDeleted)
  if (goods.distributorId !== 0) notes.refuse('商品属于店铺，不能在这里修改')
  const { intro, ...fields } = inputOf(notes, around, goods)
  const input = { ...fields, ...(intro !== undefined && !isDescriptionOf(goods, intro) && { intro }) }
  const { list, changes, isRestructured, sent } = skuList(notes, around, goods)
  checkFields(input, notes)
  checkSkus(sent, notes.draft.skus, notes)
  checkParams(notes, around, {
    status: input.approve_status ?? goods.approveStatus,
    categoryId: input.main_category_id ?? goods.mainCategoryId,
    names: (notes.draft.params ?? goods.params).map(({ name }) => name),
  })
  const skus = isRestructured ? { spec_items: list } : changes.length > 0 ? { sku_changes: changes } : {}
  const change: GoodsChange = { goods_id: goods.goodsId, version: goods.version, ...input, ...skus }
  const grades = notes.draft.skus.flatMap((sku) => {
    const row = goods.skus.find(({ itemBn }) => itemBn === numberOf(notes.draft, sku))
    // A new SKU brings its prices with it.
    if (!row) return []
    const sent = gradePrices(notes, around, sku)
    checkMemberPrices(notes, sku, { sent, row })
    return changedGradePrices(row, sent)
  })
  const differences = new Map<string, { before: unknown; after: unknown }>()
  if (!notes.isRefused)
    refusedBy(notes, () => {
      for (const [field, one] of fieldChanges(mall, wireGoods(goods), input)) differences.set(field, one)
      const plan = isRestructured
        ? planList(goods.skus, list, goods.approveStatus)
        : changes.length > 0
          ? planChanges(goods.skus, changes)
          : null
      if (!plan) return
      assertPrices(plan.skus, goods.pointsGoods)
      for (const [field, one] of plan.changes) differences.set(field, one)
    })
  if (notes.isRefused) return notWritten('refused', notes)
  const isCreating = notes.awaits.length > 0
  if (differences.size === 0 && grades.length === 0 && !isCreating) return notWritten('same', notes)
  const [line = 0] = notes.draft.lines
  notes.list.push(...differenceNotes(differences, goods, line))
  if (grades.length > 0) notes.tell(`会员价：${grades.length}个`)
  return {
    kind: 'change',
    notes: notes.list,
    awaits: notes.awaits,
    isLacking: notes.isLacking,
    present: goods,
    change: differences.size > 0 || isCreating ? change : null,
    gradePrices: grades,
  }
}

/** Decides what an import does with a product of the file; it writes nothing. */
export function planGoods(draft: GoodsDraft, around: Surroundings): GoodsPlan {
  const notes = new Notes(draft)
  const present = around.present.goodsOf(draft)
  const [goods, ...others] = present
  if (others.length > 0) {
    const names = present.map(({ itemName }) => quoted(itemName)).join('、')
    notes.refuse(`这些SKU编码属于不同的商品：${names}`, draft.headers.item_bn ?? '')
  }
  return goods ? planChange(notes, around, goods) : planNew(notes, around)
}
