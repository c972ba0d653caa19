import 'server-only'
import { isAlwaysFree } from '@/lib/domain/delivery/freight'
import { goodsNotFound } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { sortedCards } from '@/lib/server/catalogue/coupon/parts'
import { sortedSkus } from '@/lib/server/catalogue/goods-card/parts'
import { latestFirst } from '@/lib/server/catalogue/promotion/parts'
import { referenceAt, type Reference } from '@/lib/server/catalogue/reference/load-reference'
import type { Mall } from '@/lib/server/ground/mall'
import { detailFacts, readSpecValues, type DetailRow } from '../sql/detail'

const byNumber = (one: number, other: number) => one - other

/**
 * Spec values with the names of their groups. Groups descending, values ascending: clients build SKU keys in this order
 * (contract goods §3.2).
 */
const specsOf = ({ specValues }: DetailRow, { attributes }: Reference) =>
  readSpecValues(specValues)
    .sort(
      (one, other) =>
        other.specId - one.specId || one.specValueId - other.specValueId || one.itemId - other.itemId,
    )
    .map((row) => {
      const group = attributes.get(row.specId)
      return { ...row, specName: group?.name ?? '', isImage: group?.isImage ?? false }
    })

const paramsOf = ({ params }: DetailRow, { attributes }: Reference) =>
  params
    .sort((one, other) => one.sort - other.sort || one.attributeId - other.attributeId)
    .map(({ attributeId, valueId, value }) => ({
      attribute_id: attributeId,
      attribute_name: attributes.get(attributeId)?.name ?? '',
      attribute_value_id: valueId,
      attribute_value_name: value,
    }))

/** The categories of a path, from the top down. */
const pathTo = (categoryId: number | undefined, { categories }: Reference) =>
  (categories.get(categoryId ?? 0)?.path ?? []).flatMap((id) => categories.get(id) ?? [])

/** Joins the row of a product with the reference data. */
function join(row: DetailRow, reference: Reference) {
  const skus = sortedSkus(row.skus)
  const [lead] = skus
  if (!lead?.isDefault) throw goodsNotFound()
  const brand = reference.attributes.get(row.brandId)
  const categories = row.categories ?? []
  const salesCategories = row.salesCategories.sort(byNumber)
  return {
    ...row,
    skus,
    /** The price of the default SKU. */
    price: lead.price,
    marketPrice: lead.marketPrice,
    weight: lead.weight,
    brandName: brand?.name ?? '',
    brandLogo: brand?.imageUrl ?? '',
    tags: row.tagIds.sort(byNumber).flatMap((tagId) => reference.tags.get(tagId) ?? []),
    specs: specsOf(row, reference),
    params: paramsOf(row, reference),
    marketings: latestFirst(row.marketings),
    coupons: sortedCards(row.coupons),
    /** Including all categories above them. */
    categories,
    salesCategories,
    salesPath: pathTo(salesCategories[0], reference),
    mainPath: pathTo(row.mainCategoryId, reference),
    /** In the operator's sort. */
    subsidyClasses: reference.subsidyClasses.filter(({ categoryIds }) =>
      categoryIds.some((id) => categories.includes(id)),
    ),
    isFreightFree: isAlwaysFree(reference.templates.get(row.templatesId)),
    paidGrades: reference.paidGrades,
    vipGuide: reference.vipGuide,
    settings: reference.settings,
  }
}

/** All data of the detail page of an approved product. */
export type DetailFacts = ReturnType<typeof join>
export type SpecRow = DetailFacts['specs'][number]

/**
 * Reads all data of the detail page of an approved product.
 * @param now epoch seconds
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function loadDetailFacts(
  { db }: Mall,
  itemId: number,
  viewer: Viewer | null,
  now: number,
  market: 'mall' | 'points',
): Promise<DetailFacts> {
  const [row] = await db.run(detailFacts, [
    itemId,
    now,
    viewer?.userId ?? 0,
    viewer?.gradeId ?? 0,
    viewer?.vipGradeId ?? 0,
    market === 'points',
  ])
  if (!row) throw goodsNotFound()
  return join(row.facts, await referenceAt(db, row.facts.referenceVersion))
}
