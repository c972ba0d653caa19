import 'server-only'
import type { z } from 'zod'
import type { DeskGoods, goodsFields } from '@/lib/contract/operator/catalogue/goods-shape'
import { MallError } from '@/lib/domain/errors'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import * as deskMessages from '@/lib/domain/messages/desk'
import { attributeIds } from '@/lib/server/catalogue/attribute/attribute-ids'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { ownPaths } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { putLimit, removeLimit, spreadLimit } from '../sql/limit-buy'
import { existing } from './sql/read-goods'
import {
  deleteParams,
  insertParams,
  replaceCategories,
  replaceRelated,
  replaceTags,
  writeGoods,
} from './sql/write-goods'
import { writeSkuStatus } from './sql/write-skus'

/** Fields of a product as they are sent. */
export type GoodsInput = { [K in keyof typeof goodsFields]?: z.output<(typeof goodsFields)[K]> | undefined }

/** Fields that are columns of the product; the others have tables of their own. */
const columns = [
  'item_name',
  'brief',
  'item_unit',
  'brand_id',
  'main_category_id',
  'templates_id',
  'approve_status',
  'pics',
  'videos',
  'video_pic_url',
  'intro',
  'tdk_content',
  'product_type',
  'staff_goods',
  'points_goods',
  'is_gift',
  'delivery_time',
  'sort',
] as const
const lists = ['item_category', 'tag_ids', 'related_ids', 'item_params', 'limit_buy'] as const
type GoodsField = (typeof columns)[number] | (typeof lists)[number]

const sameNumbers = (list: readonly number[]) => [...new Set(list)].sort((one, other) => one - other)

/**
 * The sent fields in the form in which they are stored.
 * @throws MallError 商品介绍过长, 内容层级过多
 */
export function normalized(mall: Mall, sent: GoodsInput): GoodsInput {
  const input = ownPaths(sent, mall.env.publicUrl)
  const intro = input.intro === undefined ? undefined : cleanDeskHtml(input.intro)
  if (intro !== undefined && intro.length > goodsLimits.intro) throw new MallError(deskMessages.introTooLong)
  return {
    ...input,
    ...(intro !== undefined && { intro }),
    ...(input.limit_buy?.num === 0 && { limit_buy: { num: 0, day: 0 } }),
    ...(input.item_category && { item_category: sameNumbers(input.item_category) }),
    ...(input.tag_ids && { tag_ids: sameNumbers(input.tag_ids) }),
    ...(input.related_ids && { related_ids: [...new Set(input.related_ids)] }),
  }
}

const asBit = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/** The sent fields that differ from the product, with their values before and after. */
export function changesOf(goods: DeskGoods, input: GoodsInput) {
  const fields = [...columns, ...lists].filter(
    (field) =>
      input[field] !== undefined && JSON.stringify(asBit(input[field])) !== JSON.stringify(goods[field]),
  )
  return new Map<string, { before: unknown; after: unknown }>(
    fields.map((field) => [field, { before: goods[field], after: input[field] }]),
  )
}

/**
 * The sent fields that would change a product, with their values before and after.
 * @throws MallError 商品介绍过长, 内容层级过多
 */
export const fieldChanges = (mall: Mall, goods: DeskGoods, sent: GoodsInput) =>
  changesOf(goods, normalized(mall, sent))

/**
 * @param shopId of a merchant, who relates products of the own shop only
 * @throws MallError for a brand, category, template, tag or product that does not exist
 */
export async function assertExisting(tx: Queries, input: GoodsInput, shopId: number | null): Promise<void> {
  const {
    brand_id,
    main_category_id,
    item_category = [],
    templates_id,
    tag_ids = [],
    related_ids = [],
  } = input
  const found = only(
    await tx.run(existing, [
      brand_id ?? null,
      item_category,
      main_category_id ?? null,
      templates_id ?? null,
      tag_ids,
      related_ids,
      shopId,
    ]),
    'looking for the references of a product',
  )
  if (brand_id && !found.brand) throw new MallError(deskMessages.brandMissing)
  if (main_category_id && !found.main) throw new MallError(deskMessages.categoryMissing)
  if (found.categories.length < item_category.length) throw new MallError(deskMessages.categoryMissing)
  if (templates_id && !found.template) throw new MallError(deskMessages.freightTemplateMissing)
  if (found.tags.length < tag_ids.length) throw new MallError(deskMessages.tagMissing)
  if (found.related.length < related_ids.length) throw new MallError('相关商品不存在或在回收站')
}

/** Writes changed fields of a product. */
export async function writeFields(
  tx: Queries,
  goodsId: number,
  input: GoodsInput,
  changed: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const isIn = (field: GoodsField) => changed.has(field)
  const row = Object.fromEntries(
    columns.filter(isIn).map((field) => {
      const value = input[field]
      const isReference = field === 'brand_id' || field === 'main_category_id'
      return [field, isReference && value === 0 ? null : value]
    }),
  )
  await tx.run(writeGoods, [goodsId, JSON.stringify(row), now])
  if (isIn('approve_status')) await tx.run(writeSkuStatus, [[goodsId], input.approve_status])
  if (isIn('item_category')) await tx.run(replaceCategories, [goodsId, input.item_category])
  if (isIn('tag_ids')) await tx.run(replaceTags, [goodsId, input.tag_ids])
  if (isIn('related_ids')) await writeRelated(tx, goodsId, input.related_ids ?? [])
  if (isIn('limit_buy')) await writeLimit(tx, goodsId, input.limit_buy, now)
  if (isIn('item_params')) await writeParams(tx, goodsId, input.item_params ?? [], now)
}

async function writeRelated(tx: Queries, goodsId: number, ids: readonly number[]): Promise<void> {
  if (ids.includes(goodsId)) throw new MallError('相关商品不能是商品自己')
  await tx.run(replaceRelated, [goodsId, ids])
}

async function writeLimit(
  tx: Queries,
  goodsId: number,
  limit: GoodsInput['limit_buy'],
  now: number,
): Promise<void> {
  if (!limit || limit.num === 0) {
    await tx.run(removeLimit, [goodsId])
    return
  }
  await tx.run(putLimit, [goodsId, limit.num, limit.day, now])
  await tx.run(spreadLimit, [goodsId])
}

async function writeParams(
  tx: Queries,
  goodsId: number,
  params: NonNullable<GoodsInput['item_params']>,
  now: number,
): Promise<void> {
  const names = params.map(({ attribute_name }) => attribute_name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new MallError(`参数“${twice}”重复`)
  const pairs = params.map(({ attribute_name, attribute_value_name }) => ({
    name: attribute_name,
    value: attribute_value_name,
  }))
  const idOf = await attributeIds(tx, 'item_params', pairs, now)
  const ids = pairs.map(({ name, value }) => idOf(name, value))
  await tx.run(deleteParams, [goodsId])
  await tx.run(insertParams, [
    goodsId,
    ids.map(({ attributeId }) => attributeId),
    ids.map(({ valueId }) => valueId),
  ])
}
