import 'server-only'
import type { CategoryAttribute, CategoryAttributes } from '@/lib/contract/operator/catalogue/attribute'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { attributeNameIds } from './attribute-ids'
import {
  attributesOfCategory,
  deleteCategoryAttributes,
  insertCategoryAttributes,
  lockMainCategory,
  missingParams,
  requiredParams,
} from './sql'

/** The parameters and specifications of a category of management, own ones and those from above. */
export async function getCategoryAttributes(db: Queries, categoryId: number): Promise<CategoryAttributes> {
  const rows = await db.run(attributesOfCategory, [categoryId])
  const pick = (type: string, isOwn: boolean): CategoryAttribute[] =>
    rows
      .filter((row) => row.type === type && (row.categoryId === categoryId) === isOwn)
      .map(({ name, suggested, isRequired }) => ({ name, values: suggested, is_required: isRequired }))
  return {
    category_id: categoryId,
    item_params: pick('item_params', true),
    item_spec: pick('item_spec', true),
    inherited_params: pick('item_params', false),
    inherited_spec: pick('item_spec', false),
  }
}

interface Entered {
  name: string
  values?: string[] | undefined
  is_required?: boolean | undefined
}

/**
 * Replaces the parameters and specifications of a category of management.
 * @throws MallError 分类不存在, “…”重复
 */
export async function setCategoryAttributes(
  mall: Mall,
  actor: Actor,
  sent: { category_id: number; item_params: Entered[]; item_spec: Entered[] },
): Promise<CategoryAttributes> {
  const { category_id: categoryId } = sent
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    if ((await tx.run(lockMainCategory, [categoryId])).length === 0)
      throw new MallError(deskMessages.categoryMissing)
    const before = await getCategoryAttributes(tx, categoryId)
    const rows: { id: number; suggested: string[]; required: boolean; sort: number }[] = []
    for (const type of ['item_params', 'item_spec'] as const) {
      const names = sent[type].map(({ name }) => name)
      const twice = names.find((name, index) => names.indexOf(name) < index)
      if (twice) throw new MallError(`“${twice}”重复`)
      const idOf = await attributeNameIds(tx, type, names, now)
      sent[type].forEach(({ name, values = [], is_required: required = false }, sort) =>
        rows.push({
          id: idOf.get(name) ?? 0,
          suggested: [...new Set(values)],
          required: required && type === 'item_params',
          sort,
        }),
      )
    }
    await tx.run(deleteCategoryAttributes, [categoryId])
    await tx.run(insertCategoryAttributes, [categoryId, JSON.stringify(rows)])
    const after = await getCategoryAttributes(tx, categoryId)
    const own = ({ item_params, item_spec }: CategoryAttributes) => ({ item_params, item_spec })
    await recordAudit(
      tx,
      {
        actor,
        event: 'setCategoryAttributes',
        subject: 'category',
        subjectId: categoryId,
        before: own(before),
        after: own(after),
      },
      now,
    )
    return after
  })
}

/**
 * Checks that a product that shoppers see has the required parameters of its category of management.
 * @throws MallError 请填写参数“…”
 */
export async function assertRequiredParams(tx: Queries, goodsId: number): Promise<void> {
  const missing = (await findMissingParams(tx, [goodsId])).get(goodsId)
  if (missing !== undefined) throw new MallError(deskMessages.paramNeeded(missing))
}

/** The products that lack a required parameter of their category of management: product → the first such parameter. */
export async function findMissingParams(
  tx: Queries,
  goodsIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = goodsIds.length > 0 ? await tx.run(missingParams, [goodsIds]) : []
  return new Map(rows.map(({ goodsId, name }) => [goodsId, name]))
}

/** The names of the parameters that categories of management require, by category. */
export async function findRequiredParams(
  db: Queries,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const rows = categoryIds.length > 0 ? await db.run(requiredParams, [categoryIds]) : []
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId)
  return new Map([...byCategory].map(([id, list]) => [id, list.map(({ name }) => name)]))
}
