import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { specTextOf } from '@/lib/domain/goods/goods-form'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { attributeIds } from '@/lib/server/catalogue/attribute/attribute-ids'
import type { Queries } from '@/lib/server/ground/db/connection'
import { allGrades, writeGradePrices, type SkuGradePrice } from '../sql/grade-prices'
import { numberTwice, type PlannedSku, type SkuPlan } from './sku-rows'
import {
  adjustStock,
  deleteSkus,
  deleteSkuSpecs,
  freeNumbers,
  insertSkus,
  insertSkuSpecs,
  markPictured,
  nextItemIds,
  takenNumbers,
  writeSkus,
} from './sql/write-skus'

/** A SKU with the id under which it is stored. */
type NumberedSku = PlannedSku & { itemId: number }

/** SKUs that were entered without an article number get one of their id that no other SKU has. */
async function numbered(tx: Queries, skus: readonly NumberedSku[]): Promise<NumberedSku[]> {
  const typed = new Set(skus.map(({ itemBn }) => itemBn).filter(Boolean))
  const own = skus.map(({ itemId }) => itemId)
  const free = async (number: string): Promise<string> => {
    const isTaken = typed.has(number) || (await tx.run(takenNumbers, [[number], own])).length > 0
    return isTaken ? free(`${number}X`) : number
  }
  const result: NumberedSku[] = []
  for (const sku of skus) result.push(sku.itemBn ? sku : { ...sku, itemBn: await free(`HX${sku.itemId}`) })
  return result
}

/** @throws MallError for an article number of another product, or one that two SKUs have */
async function assertNumbersFree(tx: Queries, skus: readonly NumberedSku[]): Promise<void> {
  const numbers = skus.map(({ itemBn }) => itemBn)
  const twice = numbers.find((number, index) => numbers.indexOf(number) < index)
  if (twice) throw new MallError(numberTwice(twice))
  const [taken] = await tx.run(takenNumbers, [numbers, skus.map(({ itemId }) => itemId)])
  if (taken) throw new MallError(`货号“${taken.itemBn}”已被其他商品使用`)
}

/** Stores the prices of SKUs for grades. @throws MallError 会员等级不存在 */
async function writeMemberPrices(tx: Queries, skus: readonly NumberedSku[]): Promise<void> {
  const prices = skus.flatMap(({ itemId, memberPrices }) =>
    memberPrices.map(({ grade_kind: gradeKind, grade_id: gradeId, price }) => ({
      itemId,
      gradeKind,
      gradeId,
      price: price || null,
    })),
  )
  if (prices.length === 0) return
  const grades = await tx.run(allGrades, [])
  const isKnown = ({ gradeKind, gradeId }: SkuGradePrice) =>
    grades.some((grade) => grade.kind === gradeKind && grade.gradeId === gradeId)
  if (!prices.every(isKnown)) throw new MallError(deskMessages.gradeMissing)
  await writeGradePrices(tx, prices)
}

/** The row of a SKU, with its specifications in the sequence in which shoppers see them. */
const rowOf = (sku: NumberedSku, specs: SpecIds) => ({
  itemId: sku.itemId,
  isDefault: sku.isDefault,
  itemBn: sku.itemBn,
  barcode: sku.barcode,
  price: sku.price,
  point: sku.point,
  marketPrice: sku.marketPrice,
  costPrice: sku.costPrice,
  store: sku.store,
  weight: sku.weight,
  volume: sku.volume,
  startNum: sku.startNum,
  approveStatus: sku.approveStatus,
  pic: sku.pics[0] ?? '',
  specText: specTextOf(specs.sorted(sku)),
})

interface SpecIds {
  sorted: (sku: PlannedSku) => PlannedSku['specs']
  /** Rows of `sku_specs`; the pictures are those of the first specification. */
  rows: (skus: readonly NumberedSku[]) => {
    itemId: number
    specId: number
    valueId: number
    images: string[]
  }[]
}

/**
 * Reads or creates the specifications of SKUs.
 * @param pictured the specification that has the pictures of the product; else the first one
 */
async function specIdsOf(
  tx: Queries,
  skus: readonly PlannedSku[],
  pictured: string | undefined,
  now: number,
): Promise<SpecIds> {
  const pairs = skus.flatMap(({ specs }) =>
    specs.map(({ spec_name, spec_value_name }) => ({ name: spec_name, value: spec_value_name })),
  )
  const idOf = await attributeIds(tx, 'item_spec', pairs, now)
  const specIdOf = ({ spec_name, spec_value_name }: PlannedSku['specs'][number]) =>
    idOf(spec_name, spec_value_name).attributeId
  const [first] = skus[0]?.specs ?? []
  const withPictures = skus[0]?.specs.some(({ spec_name }) => spec_name === pictured)
    ? pictured
    : first?.spec_name
  return {
    sorted: ({ specs }) => specs.toSorted((one, other) => specIdOf(other) - specIdOf(one)),
    rows: (numbered) =>
      numbered.flatMap((sku) =>
        sku.specs.map(({ spec_name, spec_value_name }) => {
          const { attributeId, valueId } = idOf(spec_name, spec_value_name)
          const images = spec_name === withPictures ? sku.pics : []
          return { itemId: sku.itemId, specId: attributeId, valueId, images }
        }),
      ),
  }
}

async function writeSpecs(tx: Queries, skus: readonly NumberedSku[], specs: SpecIds): Promise<void> {
  const rows = specs.rows(skus)
  await tx.run(deleteSkuSpecs, [skus.map(({ itemId }) => itemId)])
  if (rows.length === 0) return
  await tx.run(insertSkuSpecs, [JSON.stringify(rows)])
  const pictured = rows.filter(({ images }) => images.length > 0).map(({ specId }) => specId)
  await tx.run(markPictured, [[...new Set(pictured)]])
}

/** Stores the SKUs of a new product, whose ids are known. @param now epoch seconds */
export async function writeNewSkus(
  tx: Queries,
  goodsId: number,
  planned: readonly NumberedSku[],
  now: number,
): Promise<void> {
  const skus = await numbered(tx, planned)
  await assertNumbersFree(tx, skus)
  const specs = await specIdsOf(tx, skus, undefined, now)
  await tx.run(insertSkus, [goodsId, JSON.stringify(skus.map((sku) => rowOf(sku, specs)))])
  await writeSpecs(tx, skus, specs)
  await writeMemberPrices(tx, skus)
}

const isNumbered = (sku: PlannedSku): sku is NumberedSku => sku.itemId !== null

/**
 * Carries out a plan for the SKUs of a product, which are locked.
 * @param pictured the specification that has its pictures
 * @param now epoch seconds
 * @throws MallError 商品库存不足 when pieces were sold meanwhile; for an article number of another product, or a grade that
 *   does not exist
 */
export async function carryOutPlan(
  tx: Queries,
  goodsId: number,
  plan: SkuPlan,
  pictured: string | undefined,
  now: number,
): Promise<void> {
  if (plan.removed.length > 0) {
    const removed = await tx.run(deleteSkus, [plan.removed, now])
    if (removed.length < plan.removed.length)
      throw new MallError('规格已有订单或活动，不能删除，可以改为下架')
  }
  const missing = plan.skus.filter((sku) => !isNumbered(sku)).length
  const ids = missing > 0 ? (await tx.run(nextItemIds, [missing])).map(({ itemId }) => itemId) : []
  const skus = await numbered(
    tx,
    plan.skus.map((sku) => ({ ...sku, itemId: sku.itemId ?? ids.shift() ?? 0 })),
  )
  await assertNumbersFree(tx, skus)
  const specs = await specIdsOf(tx, skus, pictured, now)
  const known = new Set(plan.skus.filter(isNumbered).map(({ itemId }) => itemId))
  const [kept, added] = [
    skus.filter(({ itemId }) => known.has(itemId)),
    skus.filter(({ itemId }) => !known.has(itemId)),
  ]
  await tx.run(freeNumbers, [kept.map(({ itemId }) => itemId)])
  await tx.run(writeSkus, [JSON.stringify(kept.map((sku) => rowOf(sku, specs)))])
  if (added.length > 0)
    await tx.run(insertSkus, [goodsId, JSON.stringify(added.map((sku) => rowOf(sku, specs)))])
  await writeSpecs(tx, skus, specs)
  await writeMemberPrices(tx, skus)
  const moved = kept.filter(({ store }) => store !== 0)
  if (moved.length === 0) return
  const done = await tx.run(adjustStock, [
    moved.map(({ itemId }) => itemId),
    moved.map(({ store }) => store),
    now,
  ])
  if (done.length < moved.length) throw new MallError(goodsMessages.goodsOutOfStock)
}
