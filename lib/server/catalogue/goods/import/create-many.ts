import 'server-only'
import type { SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import { specTextOf } from '@/lib/domain/goods/goods-form'
import type { Actor } from '@/lib/domain/person/actor'
import { attributeIds } from '@/lib/server/catalogue/attribute/attribute-ids'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { insertSkuSpecs, markPictured, nextItemIds } from '../desk/sql/write-skus'
import type { GoodsInput } from '../desk/write-fields'
import { writeGradePrices } from '../sql/grade-prices'
import {
  insertManyCategories,
  insertManyGoods,
  insertManyParams,
  insertManySkus,
  insertManyTags,
  writeManyFigures,
} from './create-sql'

/** A price of a grade for a SKU. */
export interface GradePrice {
  gradeKind: 'normal' | 'vip'
  gradeId: number
  /** Cents. */
  price: number
}

/** A product that is to be created: checked fields and SKUs, each with an article number that is free. */
export interface NewGoods {
  input: GoodsInput & { item_name: string }
  skus: (SkuInput & { gradePrices?: GradePrice[] })[]
}

/** A product with the ids under which it is stored. */
interface NumberedGoods extends NewGoods {
  goodsId: number
  itemIds: number[]
}

async function numbered(tx: Queries, list: readonly NewGoods[]): Promise<NumberedGoods[]> {
  const ids = (await tx.run(nextItemIds, [list.reduce((sum, { skus }) => sum + skus.length, 0)])).map(
    ({ itemId }) => itemId,
  )
  let next = 0
  return list.map((goods) => {
    const itemIds = goods.skus.map(() => ids[next++] ?? 0)
    return { ...goods, goodsId: itemIds[0] ?? 0, itemIds }
  })
}

const goodsRow = ({ goodsId, input, skus }: NumberedGoods) => ({
  goodsId,
  itemName: input.item_name,
  brief: input.brief ?? '',
  itemUnit: input.item_unit || '件',
  brandId: input.brand_id || null,
  mainCategoryId: input.main_category_id || null,
  templatesId: input.templates_id ?? 0,
  approveStatus: input.approve_status ?? 'instock',
  nospec: skus.every(({ item_spec }) => item_spec.length === 0),
  pics: input.pics ?? [],
  videos: input.videos ?? '',
  deliveryTime: input.delivery_time ?? 0,
  intro: input.intro ?? '',
  tdk: input.tdk_content ?? {},
  pointsGoods: input.points_goods ?? false,
})

interface SpecRow {
  itemId: number
  specId: number
  valueId: number
  images: string[]
}

/** The specifications of all products: rows of `sku_specs`, and the text of each SKU by its id. */
async function specsOf(
  tx: Queries,
  list: readonly NumberedGoods[],
  now: number,
): Promise<{ rows: SpecRow[]; texts: Map<number, string> }> {
  const pairs = list.flatMap(({ skus }) =>
    skus.flatMap(({ item_spec }) =>
      item_spec.map(({ spec_name, spec_value_name }) => ({ name: spec_name, value: spec_value_name })),
    ),
  )
  const idOf = await attributeIds(tx, 'item_spec', pairs, now)
  const texts = new Map<number, string>()
  const rows = list.flatMap(({ skus, itemIds }) =>
    skus.flatMap(({ item_spec, pics = [] }, index) => {
      const itemId = itemIds[index] ?? 0
      const specs = item_spec.map((pair, place) => {
        const { attributeId, valueId } = idOf(pair.spec_name, pair.spec_value_name)
        return { pair, row: { itemId, specId: attributeId, valueId, images: place === 0 ? pics : [] } }
      })
      // Shoppers see specifications by descending ids (contract goods §3.2).
      const sorted = specs.toSorted((one, other) => other.row.specId - one.row.specId)
      texts.set(itemId, specTextOf(sorted.map(({ pair }) => pair)))
      return specs.map(({ row }) => row)
    }),
  )
  return { rows, texts }
}

async function writeSpecs(tx: Queries, rows: readonly SpecRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.run(insertSkuSpecs, [JSON.stringify(rows)])
  const pictured = rows.filter(({ images }) => images.length > 0).map(({ specId }) => specId)
  if (pictured.length > 0) await tx.run(markPictured, [[...new Set(pictured)]])
}

const skuRow = ({ goodsId, input }: NumberedGoods, sku: SkuInput, itemId: number, isDefault: boolean) => ({
  itemId,
  goodsId,
  isDefault,
  itemBn: sku.item_bn,
  barcode: sku.barcode ?? '',
  price: sku.price ?? 0,
  point: sku.point ?? 0,
  marketPrice: sku.market_price ?? 0,
  costPrice: sku.cost_price ?? 0,
  store: sku.store ?? 0,
  weight: sku.weight ?? 0,
  volume: sku.volume ?? 0,
  startNum: sku.start_num ?? 1,
  approveStatus: sku.approve_status ?? input.approve_status ?? 'instock',
  pic: sku.pics?.[0] ?? '',
})

async function writeParams(tx: Queries, list: readonly NumberedGoods[], now: number): Promise<void> {
  const params = list.flatMap(({ goodsId, input }) =>
    (input.item_params ?? []).map(({ attribute_name: name, attribute_value_name: value }, sort) => ({
      goodsId,
      name,
      value,
      sort,
    })),
  )
  if (params.length === 0) return
  const idOf = await attributeIds(tx, 'item_params', params, now)
  const ids = params.map(({ name, value }) => idOf(name, value))
  await tx.run(insertManyParams, [
    params.map(({ goodsId }) => goodsId),
    ids.map(({ attributeId }) => attributeId),
    ids.map(({ valueId }) => valueId),
    params.map(({ sort }) => sort),
  ])
}

async function writeIds(tx: Queries, list: readonly NumberedGoods[]): Promise<void> {
  const pairs = (idsOf: (input: GoodsInput) => readonly number[] | undefined) =>
    list.flatMap(({ goodsId, input }) => (idsOf(input) ?? []).map((id) => ({ goodsId, id })))
  const categories = pairs((input) => input.item_category)
  if (categories.length > 0)
    await tx.run(insertManyCategories, [
      categories.map(({ goodsId }) => goodsId),
      categories.map(({ id }) => id),
    ])
  const tags = pairs((input) => input.tag_ids)
  if (tags.length > 0)
    await tx.run(insertManyTags, [tags.map(({ goodsId }) => goodsId), tags.map(({ id }) => id)])
}

/**
 * Creates products with a number of statements that does not depend on how many there are. The first SKU of each is its
 * default.
 * @param list checked products (`planGoods`)
 * @returns their ids, in the sequence of the list
 */
export async function createMany(
  tx: Queries,
  actor: Actor,
  list: readonly NewGoods[],
  now: number,
): Promise<{ goodsId: number; itemIds: number[] }[]> {
  if (list.length === 0) return []
  const goods = await numbered(tx, list)
  await tx.run(insertManyGoods, [JSON.stringify(goods.map(goodsRow)), now])
  const skus = goods.flatMap((one) =>
    one.skus.map((sku, index) => skuRow(one, sku, one.itemIds[index] ?? 0, index === 0)),
  )
  const { rows, texts } = await specsOf(tx, goods, now)
  await tx.run(insertManySkus, [
    JSON.stringify(skus.map((sku) => ({ ...sku, specText: texts.get(sku.itemId) ?? '' }))),
  ])
  await writeSpecs(tx, rows)
  await writeIds(tx, goods)
  await writeParams(tx, goods, now)
  await writeGradePrices(
    tx,
    goods.flatMap((one) =>
      one.skus.flatMap(({ gradePrices = [] }, index) =>
        gradePrices.map((price) => ({ itemId: one.itemIds[index] ?? 0, ...price })),
      ),
    ),
  )
  const ids = goods.map(({ goodsId }) => goodsId)
  await tx.run(writeManyFigures, [ids])
  await indexGoods(tx, ids)
  await recordAudits(
    tx,
    goods.map(({ goodsId, input, itemIds }) => ({
      actor,
      event: 'createGoods',
      subject: 'goods',
      subjectId: goodsId,
      after: {
        item_name: input.item_name,
        approve_status: input.approve_status ?? 'instock',
        skus: itemIds.length,
      },
    })),
    now,
  )
  return goods
}
