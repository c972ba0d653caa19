import 'server-only'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { changeEach } from '@/lib/server/ground/operator/change-each'
import { keepRecycled, takeRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import {
  assertValid,
  changeTemplate,
  columnsOf,
  fieldsOf,
  getTemplate,
  type FreightFields,
} from './change-templates'
import { deleteTemplate, insertTemplateAgain, lockTemplate, oneTemplate } from './sql'

/**
 * Moves a template that no product uses to the recycle bin.
 * @throws MallError 运费模板不存在, 有n个商品正在使用，不能删除, 默认运费模板不能删除
 */
export async function removeTemplate(mall: Mall, actor: Actor, templateId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    await tx.run(lockTemplate, [templateId])
    const template = await getTemplate(tx, templateId)
    const { name, goods_num, is_default } = template
    if (is_default) throw new MallError('默认运费模板不能删除')
    if (goods_num > 0) throw new MallError(`有${goods_num}个商品正在使用，不能删除`)
    const row = { subject: 'freight', id: templateId }
    await keepRecycled<FreightFields>(tx, row, { name, content: fieldsOf(template) }, actor, now)
    await tx.run(deleteTemplate, [templateId])
    const before = { name }
    await recordAudit(
      tx,
      { actor, event: 'deleteFreight', subject: 'freight', subjectId: templateId, before },
      now,
    )
  })
}

/** Brings a template back under its id. @throws MallError 运费模板不存在, and as `addTemplate` */
export async function restoreTemplate(mall: Mall, actor: Actor, templateId: number): Promise<DeskFreight> {
  const now = mall.now()
  const row = { subject: 'freight', id: templateId }
  return mall.db.transaction(async (tx) => {
    const fields = await takeRecycled<FreightFields>(tx, row, now, deskMessages.freightTemplateMissing)
    await assertValid(tx, fields, 0)
    await tx.run(insertTemplateAgain, [templateId, ...columnsOf(fields)])
    const after = { name: fields.name }
    await recordAudit(
      tx,
      { actor, event: 'restoreFreight', subject: 'freight', subjectId: templateId, after },
      now,
    )
    return getTemplate(tx, templateId)
  })
}

/**
 * Turns templates on or off or deletes them, all or none.
 * @throws MallError “…”：有n个商品正在使用，不能停用
 */
export const bulkTemplates = (
  mall: Mall,
  actor: Actor,
  templateIds: readonly number[],
  { kind }: { kind: 'on' | 'off' | 'delete' },
): Promise<{ changed: number }> =>
  changeEach(
    templateIds,
    async (id) =>
      kind === 'delete'
        ? removeTemplate(mall, actor, id)
        : changeTemplate(mall, actor, id, { status: kind === 'on' }),
    async (id) => (await mall.db.run(oneTemplate, [id]))[0]?.name,
  )
