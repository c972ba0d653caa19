import 'server-only'
import type { DeskAttribute, DeskAttributeValue } from '@/lib/contract/operator/catalogue/attribute'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { renamedDrops } from '@/lib/server/catalogue/goods-lookup/renamed-drops'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { changeEach } from '@/lib/server/ground/operator/change-each'
import { eventTags } from '@/lib/web/cache-tags'
import { lockAttributes } from './attribute-ids'
import {
  attributeNamed,
  attributeRow,
  deleteValue,
  goodsWithValue,
  lockAttribute,
  lockValues,
  moveParams,
  moveSpecs,
  rewriteSpecTexts,
  rewriteSuggested,
  skusAlike,
  valueNamed,
  valueRow,
  writeAttribute,
  writeValue,
} from './sql'

/** Most products that a change of a name or value writes again. */
const maxGoods = 5000

/** Products per statement. */
const batchSize = 500

/** The products with an attribute or with one of its values; one more than are written when there are more. */
async function someGoodsOf(tx: Queries, attributeId: number, valueId: number | null): Promise<number[]> {
  const { ids } = only(await tx.run(goodsWithValue, [attributeId, valueId, maxGoods + 1]), 'finding products')
  return ids.sort((one, other) => one - other)
}

/**
 * All of these products.
 * @throws MallError when there are more than are written in one transaction
 */
async function goodsOf(tx: Queries, attributeId: number, valueId: number | null): Promise<number[]> {
  const ids = await someGoodsOf(tx, attributeId, valueId)
  if (ids.length > maxGoods) throw new MallError(`涉及的商品超过${maxGoods}个，不能在这里修改`)
  return ids
}

async function rewriteGoods(tx: Queries, ids: readonly number[], isSpec: boolean): Promise<void> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize)
    if (isSpec) await tx.run(rewriteSpecTexts, [batch])
    await indexGoods(tx, batch)
  }
}

/** The pages of products, those of all when they are many, and all lists, whose filters show names and values. */
const dropsOf = (goodsIds: readonly number[]) => [
  ...eventTags.listFiltersChanged(),
  ...renamedDrops(goodsIds),
]

interface AttributeChange {
  attribute_id: number
  attribute_name?: string | undefined
  is_filterable?: boolean | undefined
}

/**
 * Renames a parameter or specification, or takes it into the filters of lists and out of them.
 * @throws MallError 参数或规格不存在, “…”已存在
 */
export async function changeAttribute(
  mall: Mall,
  actor: Actor,
  sent: AttributeChange,
): Promise<DeskAttribute> {
  const id = sent.attribute_id
  const { goodsIds, row } = await mall.db.transaction(async (tx) => {
    await tx.run(lockAttributes, [])
    const [present] = await tx.run(lockAttribute, [id])
    if (!present) throw new MallError(deskMessages.attributeMissing)
    const name = sent.attribute_name ?? present.name
    const isFilterable = sent.is_filterable ?? present.isFilterable
    const isRenamed = name !== present.name
    if (isRenamed && (await tx.run(attributeNamed, [present.type, name, id])).length > 0)
      throw new MallError(`“${name}”已存在`)
    const isSpec = present.type === 'item_spec'
    // The texts of SKUs have the names of specifications; nothing stored with products has names of parameters.
    const affected = isSpec ? goodsOf : someGoodsOf
    const goodsIds = isRenamed ? await affected(tx, id, null) : []
    await tx.run(writeAttribute, [id, name, isFilterable])
    if (isRenamed && isSpec) await rewriteGoods(tx, goodsIds, true)
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateAttribute',
        subject: 'attribute',
        subjectId: id,
        before: { attribute_name: present.name, is_filterable: present.isFilterable },
        after: { attribute_name: name, is_filterable: isFilterable },
      },
      mall.now(),
    )
    return { goodsIds, row: only(await tx.run(attributeRow, [id]), 'reading an attribute') }
  })
  await mall.invalidate(dropsOf(goodsIds))
  return row
}

/** Takes parameters into the filters of lists or out of them, all or none. @throws MallError 参数或规格不存在 */
export const changeAttributes = (
  mall: Mall,
  actor: Actor,
  attributeIds: readonly number[],
  { kind }: { kind: 'show' | 'hide' },
): Promise<{ changed: number }> =>
  changeEach(
    attributeIds,
    (id) => changeAttribute(mall, actor, { attribute_id: id, is_filterable: kind === 'show' }),
    async (id) => (await mall.db.run(attributeRow, [id]))[0]?.attribute_name,
  )

/**
 * Renames a value of a parameter or specification, on all products that have it.
 * @throws MallError 值不存在, 已有值“…”，可以合并
 */
export async function changeValue(
  mall: Mall,
  actor: Actor,
  valueId: number,
  value: string,
): Promise<DeskAttributeValue> {
  const { goodsIds, row } = await mall.db.transaction(async (tx) => {
    await tx.run(lockAttributes, [])
    const [present] = await tx.run(lockValues, [[valueId]])
    if (!present) throw new MallError(deskMessages.valueUnknown)
    if ((await tx.run(valueNamed, [present.attributeId, value, valueId])).length > 0)
      throw new MallError(`已有值“${value}”，可以合并到这个值`)
    const goodsIds = await goodsOf(tx, present.attributeId, valueId)
    await tx.run(writeValue, [valueId, value])
    await tx.run(rewriteSuggested, [present.attributeId, present.value, value])
    await rewriteGoods(tx, goodsIds, present.type === 'item_spec')
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateAttributeValue',
        subject: 'attribute',
        subjectId: present.attributeId,
        before: { value: present.value },
        after: { value, goods: goodsIds.length },
      },
      mall.now(),
    )
    return { goodsIds, row: only(await tx.run(valueRow, [valueId]), 'reading a value') }
  })
  await mall.invalidate(dropsOf(goodsIds))
  return row
}

/**
 * Gives all products with a value another one of the same parameter or specification; the value goes.
 * @throws MallError 值不存在, 请选择同一名称下的另一个值; when a product has SKUs of both values
 */
export async function mergeValues(
  mall: Mall,
  actor: Actor,
  valueId: number,
  into: number,
): Promise<DeskAttributeValue> {
  const { goodsIds, row } = await mall.db.transaction(async (tx) => {
    await tx.run(lockAttributes, [])
    const found = await tx.run(lockValues, [[valueId, into]])
    const [from, to] = [valueId, into].map((id) => found.find((one) => one.id === id))
    if (!from || !to) throw new MallError(deskMessages.valueUnknown)
    if (valueId === into || from.attributeId !== to.attributeId)
      throw new MallError('请选择同一名称下的另一个值')
    const goodsIds = await goodsOf(tx, from.attributeId, valueId)
    const [alike] = from.type === 'item_spec' ? await tx.run(skusAlike, [valueId, into]) : []
    if (alike) throw new MallError(`商品“${alike.itemName}”同时有这两个值，不能合并`)
    await tx.run(moveParams, [valueId, into])
    await tx.run(moveSpecs, [valueId, into])
    await tx.run(rewriteSuggested, [from.attributeId, from.value, to.value])
    await tx.run(deleteValue, [valueId])
    await rewriteGoods(tx, goodsIds, from.type === 'item_spec')
    await recordAudit(
      tx,
      {
        actor,
        event: 'mergeAttributeValues',
        subject: 'attribute',
        subjectId: from.attributeId,
        before: { value: from.value },
        after: { value: to.value, goods: goodsIds.length },
      },
      mall.now(),
    )
    return { goodsIds, row: only(await tx.run(valueRow, [into]), 'reading a value') }
  })
  await mall.invalidate(dropsOf(goodsIds))
  return row
}
