import { z } from 'zod'
import { freightLimits, type FreeType, type Valuation } from '@/lib/domain/delivery/freight-form'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { cents, wireBool, wireDecimal, wireId, wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { bulkIds, bulkOutcome, recycled } from '../desk/small-row'
import { forDesk, forOperators, paging } from '../options'

const valuation = z.literal([1, 2, 3, 4])
const freeType = z.literal([1, 2, 3])
const areas = z.array(z.string())

const template = z.object({
  templates_id: z.int(),
  name: z.string(),
  /** The buyer pays nothing. */
  is_free: z.boolean(),
  /** 1 weight in kg · 2 pieces · 3 amount · 4 volume in m³ */
  valuation,
  /** A template that is off charges nothing, and no product can choose it. */
  status: z.boolean(),
  /** New products have it unless they name another one. */
  is_default: z.boolean(),
  /** Rules by region, the first one that matches counts; an empty area is the whole country. Amounts in cents. */
  fee: z.array(
    z.object({
      area: areas,
      start_standard: z.number(),
      start_fee: cents,
      add_standard: z.number(),
      add_fee: cents,
    }),
  ),
  /** Tiers of valuation 3: freight of goods worth `up` to below `down`; `down` 0 is no limit. */
  money: z.array(z.object({ area: areas, up: cents, down: cents, base_fee: cents })),
  /** What makes freight free: 1 by quantity · 2 by amount · 3 both. */
  free: z.array(z.object({ area: areas, free_type: freeType, quantity: z.number(), amount: cents })),
  /** Regions without delivery. */
  nopost: areas,
  /** Products with it, those in the recycle bin too. */
  goods_num: z.int(),
  version: z.int(),
})
export type DeskFreight = z.infer<typeof template>

const { rules, areas: maxAreas, quantity, fee, amount } = freightLimits
const tooManyRules = `每种规则最多${rules}条`
const area = z
  .array(wireText(6).regex(/^\d{6}$/, '地区编号不正确'))
  .max(maxAreas, `每条规则最多选择${maxAreas}个地区`)
const feeOf = () => wireInt(0, fee, deskMessages.freightInvalid)
const amountOf = () => wireInt(0, amount, deskMessages.freightAmountInvalid)
const quantityOf = () => wireDecimal(0, quantity, '数量不正确')

const fields = {
  is_free: wireBool(),
  valuation: wireInt(1, 4, '请选择计费方式').transform((value) => value as Valuation),
  status: wireBool(),
  fee: wireJson(
    z
      .array(
        z.object({
          area,
          start_standard: quantityOf(),
          start_fee: feeOf(),
          add_standard: quantityOf(),
          add_fee: feeOf(),
        }),
      )
      .max(rules, tooManyRules),
  ),
  money: wireJson(
    z
      .array(z.object({ area, up: amountOf(), down: amountOf(), base_fee: feeOf() }))
      .max(rules * 20, tooManyRules),
  ),
  free: wireJson(
    z
      .array(
        z.object({
          area,
          free_type: wireInt(1, 3, '请选择包邮条件').transform((value) => value as FreeType),
          quantity: quantityOf(),
          amount: amountOf(),
        }),
      )
      .max(rules, tooManyRules),
  ),
  nopost: wireJson(area),
}
const name = () =>
  wireText(freightLimits.name, `运费模板名称不能超过${freightLimits.name}个字`).min(
    1,
    deskMessages.freightNameMissing,
  )
const missing = deskMessages.freightTemplateMissing

export const operatorFreightContract = {
  list: call('GET', '/operator/freight', '运费模板列表', forDesk('freight:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(template) })),

  info: call('GET', '/operator/freight/info', '运费模板详情', forOperators('freight:read'))
    .input(z.object({ templates_id: wireId(missing) }))
    .output(template),

  add: call('POST', '/operator/freight', '新增运费模板', forOperators('freight:write'))
    .input(
      z.object({
        name: name(),
        is_free: fields.is_free.optional().default(false),
        valuation: fields.valuation,
        status: fields.status.optional().default(true),
        fee: fields.fee.optional().default([]),
        money: fields.money.optional().default([]),
        free: fields.free.optional().default([]),
        nopost: fields.nopost.optional().default([]),
      }),
    )
    .output(template),

  change: call('PUT', '/operator/freight', '修改运费模板', forOperators('freight:write'))
    .input(
      z.object({
        templates_id: wireId(missing),
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        /** Fields to overwrite although another person changed them since that version. */
        overwrite: wireJson(z.array(wireText(80)).max(20)).optional(),
        name: name().optional(),
        is_free: fields.is_free.optional(),
        valuation: fields.valuation.optional(),
        status: fields.status.optional(),
        fee: fields.fee.optional(),
        money: fields.money.optional(),
        free: fields.free.optional(),
        nopost: fields.nopost.optional(),
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        freight: template,
      }),
    ),

  /** Makes it the template of new products; 0 for none. */
  setDefault: call('PUT', '/operator/freight/default', '设置默认运费模板', forOperators('freight:write'))
    .input(z.object({ templates_id: wireInt(0, maxId, missing) }))
    .output(z.object({ list: z.array(template) })),

  /** Turns templates on or off, or deletes them: all or none. */
  bulk: call('POST', '/operator/freight/bulk', '批量修改运费模板', forOperators('freight:write'))
    .input(
      z.object({
        templates_ids: bulkIds(missing),
        change: wireJson(
          z.object(
            { kind: z.enum(['on', 'off', 'delete'], deskMessages.rowsMissing) },
            deskMessages.rowsMissing,
          ),
        ),
      }),
    )
    .output(bulkOutcome),

  /** Moves it to the recycle bin. */
  remove: call('DELETE', '/operator/freight/{templates_id}', '删除运费模板', forOperators('freight:write'))
    .input(z.object({ templates_id: wireId(missing) }))
    .output(z.object({ status: z.literal(true) })),

  recycled: call('GET', '/operator/freight/recycled', '回收站里的运费模板', forOperators('freight:write'))
    .input(z.object(paging))
    .output(recycled()),

  restore: call('POST', '/operator/freight/restore', '恢复运费模板', forOperators('freight:write'))
    .input(z.object({ templates_id: wireId(missing) }))
    .output(template),
}
