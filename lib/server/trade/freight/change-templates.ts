import 'server-only'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { isAlwaysFree } from '@/lib/domain/delivery/freight'
import { confOf, freightLimits, freightProblems, type FreightRules } from '@/lib/domain/delivery/freight-form'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { storeEdit, type FieldConflict } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { planEdit } from '@/lib/server/ground/desk-version/plan-edit'
import type { Mall } from '@/lib/server/ground/mall'
import { regionIndex } from '@/lib/server/ground/region/region-index'
import { eventTags } from '@/lib/web/cache-tags'
import {
  allTemplates,
  clearDefault,
  insertTemplate,
  lockNames,
  lockTemplate,
  lockTemplates,
  nameState,
  oneTemplate,
  writeDefault,
  writeTemplate,
} from './sql'
import { wireTemplate } from './wire'

export type FreightFields = Pick<DeskFreight, 'name' | 'is_free' | 'valuation' | 'status'> & FreightRules

/** All templates, the default one first. */
export const listTemplates = async (db: Queries): Promise<DeskFreight[]> =>
  (await db.run(allTemplates, [])).map(wireTemplate)

/** @throws MallError 运费模板不存在 */
export async function getTemplate(db: Queries, templateId: number): Promise<DeskFreight> {
  const [row] = await db.run(oneTemplate, [templateId])
  if (!row) throw new MallError(deskMessages.freightTemplateMissing)
  return wireTemplate(row)
}

/** What people enter of a template. */
export const fieldsOf = ({ name, is_free, valuation, status, fee, money, free, nopost }: DeskFreight) => ({
  name,
  is_free,
  valuation,
  status,
  fee,
  money,
  free,
  nopost,
})

/** @throws MallError with the first problem of the rules, or for a name that another template has */
export async function assertValid(tx: Queries, fields: FreightFields, templateId: number): Promise<void> {
  const [problem] = Object.values(
    freightProblems(fields, { valuation: fields.valuation, isFree: fields.is_free }, regionIndex),
  )
  if (problem !== undefined) throw new MallError(problem)
  await tx.run(lockNames, [])
  const { total, isTaken } = only(
    await tx.run(nameState, [fields.name, templateId]),
    'the names of templates',
  )
  if (isTaken) throw new MallError(`运费模板“${fields.name}”已存在`)
  if (templateId === 0 && total >= freightLimits.templates)
    throw new MallError(`运费模板最多${freightLimits.templates}个`)
}

export const columnsOf = (fields: FreightFields) => [
  fields.name,
  fields.is_free,
  fields.valuation,
  fields.status,
  JSON.stringify(confOf(fields, fields.valuation)),
]

const isFree = (templateId: number, fields: FreightFields): boolean =>
  isAlwaysFree({
    templateId,
    isFree: fields.is_free,
    valuation: fields.valuation,
    status: fields.status,
    conf: confOf(fields, fields.valuation),
  })

/** @throws MallError as `assertValid` */
export async function addTemplate(mall: Mall, actor: Actor, sent: FreightFields): Promise<DeskFreight> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    await assertValid(tx, sent, 0)
    const { templateId } = only(await tx.run(insertTemplate, columnsOf(sent)), 'inserting a template')
    const after = { ...sent }
    await recordAudit(
      tx,
      { actor, event: 'createFreight', subject: 'freight', subjectId: templateId, after },
      now,
    )
    return getTemplate(tx, templateId)
  })
}

/** A change of some fields of a template. */
export type FreightChange = { [K in keyof FreightFields]?: FreightFields[K] | undefined } & {
  /** Without one the change overwrites. */
  version?: number
  overwrite?: string[] | undefined
}

/**
 * Changes the sent fields of a template. Orders placed from then on are priced by them.
 * @throws MallError 运费模板不存在, 内容已更新，请刷新后重试, …正在使用，不能停用, 默认运费模板不能停用, and as `addTemplate`
 */
export async function changeTemplate(
  mall: Mall,
  actor: Actor,
  templateId: number,
  change: FreightChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; freight: DeskFreight }> {
  const now = mall.now()
  const row = { subject: 'freight', id: templateId }
  const { name, is_free, valuation, status, fee, money, free, nopost } = change
  const sent = { name, is_free, valuation, status, fee, money, free, nopost }
  let turnsFree = false
  const conflicts = await mall.db.transaction(async (tx): Promise<FieldConflict[]> => {
    await getTemplate(tx, templateId)
    await tx.run(lockTemplate, [templateId])
    const plan = await planEdit<FreightFields>(tx, row, change, sent, async () =>
      fieldsOf(await getTemplate(tx, templateId)),
    )
    if (plan.changed.length === 0) return plan.conflicts
    const present = await getTemplate(tx, templateId)
    const next = { ...fieldsOf(present), ...plan.after }
    if (!next.status && present.is_default) throw new MallError('默认运费模板不能停用')
    if (!next.status && present.goods_num > 0)
      throw new MallError(`有${present.goods_num}个商品正在使用，不能停用`)
    await assertValid(tx, next, templateId)
    await tx.run(writeTemplate, [templateId, ...columnsOf(next)])
    turnsFree = isFree(templateId, next) !== isFree(templateId, fieldsOf(present))
    await storeEdit(tx, row, plan.version, plan.changed, actor, now)
    const { before, after } = plan
    await recordAudit(
      tx,
      { actor, event: 'updateFreight', subject: 'freight', subjectId: templateId, before, after },
      now,
    )
    return []
  })
  if (turnsFree) await mall.invalidate(eventTags.freightChanged())
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    freight: await getTemplate(mall.db, templateId),
  }
}

/**
 * Makes a template that of new products; 0 for none.
 * @throws MallError 运费模板不存在, 运费模板已停用，不能设为默认
 */
export async function setDefaultTemplate(
  mall: Mall,
  actor: Actor,
  templateId: number,
): Promise<DeskFreight[]> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    await tx.run(lockTemplates, [])
    const present = await listTemplates(tx)
    const before = present.find(({ is_default }) => is_default)
    const next = present.find(({ templates_id }) => templates_id === templateId)
    if (templateId > 0 && !next) throw new MallError(deskMessages.freightTemplateMissing)
    if (next && !next.status) throw new MallError('运费模板已停用，不能设为默认')
    await tx.run(clearDefault, [templateId])
    await tx.run(writeDefault, [templateId])
    await recordAudit(
      tx,
      {
        actor,
        event: 'setDefaultFreight',
        subject: 'freight',
        subjectId: templateId,
        before: { name: before?.name ?? '' },
        after: { name: next?.name ?? '' },
      },
      now,
    )
    return listTemplates(tx)
  })
}
