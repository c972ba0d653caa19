import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import {
  goods,
  goodsCategories,
  goodsParams,
  goodsTags,
  skus,
  skuSpecs,
  tags,
} from '@/lib/server/ground/db/schema'
import { goods as mallGoods, goodsTags as tagList, pointsGoods } from '../data'
import { colourOf, coloursOf, viewUrl, viewUrls } from '../goods-pictures'
import {
  brandId,
  defaultSkuIndex,
  freightId,
  goodsId,
  itemIds,
  mainCategoryId,
  salesCategoryId,
  shopId,
  tagId,
} from '../ids'
import type { DemoGoods } from '../types'
import { attributeValueId, paramId, specId } from './attributes'
import { batch, type Batch } from './batch'
import { introBlocks } from './content-blocks'
import { specText, valueName } from './spec-text'

const catalog = [...mallGoods, ...pointsGoods]

function goodsRow(one: DemoGoods, now: number): typeof goods.$inferInsert {
  const defaultSku = one.skus[defaultSkuIndex(one.key)]
  const colours = coloursOf(one)
  const created = now - one.ageDays * daySeconds
  return {
    goodsId: goodsId(one.key),
    itemName: one.name,
    brief: one.brief,
    itemBn: defaultSku?.bn ?? '',
    itemUnit: '台',
    brandId: brandId(one.brand),
    mainCategoryId: mainCategoryId(one.category),
    distributorId: one.shop ? shopId(one.shop) : 0,
    templatesId: one.freight ? freightId(one.freight) : 0,
    approveStatus: one.approveStatus,
    isGift: one.isGift ?? false,
    nospec: one.specs.length === 0,
    pics: viewUrls(one),
    // The pictures of the introduction alternate between the colours.
    intro: introBlocks(one.intro, (view, index) => viewUrl(one, view, colours[index % colours.length])),
    tdkContent: {
      ...(one.seo?.title ? { title: one.seo.title } : {}),
      ...(one.seo?.keywords ? { mate_keywords: one.seo.keywords } : {}),
      ...(one.seo?.description ? { mate_description: one.seo.description } : {}),
    },
    staffGoods: one.staffOnly ?? false,
    productType: one.productType ?? 'normal',
    pointsGoods: one.pointsGoods ?? false,
    sales: one.sales,
    sort: one.sort,
    price: Math.min(...one.skus.map(({ price }) => price)),
    marketPrice: defaultSku?.marketPrice ?? 0,
    created,
    updated: created,
  }
}

/** Pieces sold of the SKU at `index`. The sums of all SKUs add up to the sales of the product. */
function soldOf(sales: number, count: number, index: number): number {
  const share = Math.floor(sales / count)
  return index === 0 ? sales - share * (count - 1) : share
}

const skuRows = (one: DemoGoods): (typeof skus.$inferInsert)[] =>
  one.skus.map((sku, index) => ({
    itemId: itemIds(one.key)[index],
    goodsId: goodsId(one.key),
    isDefault: index === defaultSkuIndex(one.key),
    itemBn: sku.bn,
    price: sku.price,
    point: sku.point ?? 0,
    marketPrice: sku.marketPrice,
    store: sku.store,
    sold: soldOf(one.sales, one.skus.length, index),
    weight: one.weight,
    approveStatus: one.approveStatus,
    pic: viewUrl(one, 'front', colourOf(one, sku)),
    specText: specText(one, sku),
  }))

const skuSpecRows = (one: DemoGoods): (typeof skuSpecs.$inferInsert)[] =>
  one.skus.flatMap((sku, index) =>
    one.specs.map((group, groupIndex) => ({
      itemId: itemIds(one.key)[index] ?? 0,
      specId: specId(group.name),
      specValueId: attributeValueId(specId(group.name), valueName(one, sku, groupIndex)),
      images: group.isImage ? viewUrls(one, colourOf(one, sku)) : [],
    })),
  )

const paramRows = (one: DemoGoods): (typeof goodsParams.$inferInsert)[] =>
  one.params.map(([name, value], sort) => ({
    goodsId: goodsId(one.key),
    attributeId: paramId(name),
    attributeValueId: attributeValueId(paramId(name), value),
    sort,
  }))

/** Products with their SKUs, specs, parameters, categories and tags. `now` in epoch seconds. */
export const goodsBatches = (now: number): Batch[] => [
  batch(
    goods,
    catalog.map((one) => goodsRow(one, now)),
  ),
  batch(skus, catalog.flatMap(skuRows)),
  batch(skuSpecs, catalog.flatMap(skuSpecRows)),
  batch(
    goodsCategories,
    catalog.map(({ key, category }) => ({ goodsId: goodsId(key), categoryId: salesCategoryId(category) })),
  ),
  batch(goodsParams, catalog.flatMap(paramRows)),
  batch(
    tags,
    tagList.map(({ name, color, fontColor }) => ({
      tagId: tagId(name),
      tagName: name,
      tagColor: color,
      fontColor,
      created: now,
    })),
  ),
  batch(
    goodsTags,
    catalog.flatMap((one) => one.tags.map((name) => ({ tagId: tagId(name), goodsId: goodsId(one.key) }))),
  ),
]
