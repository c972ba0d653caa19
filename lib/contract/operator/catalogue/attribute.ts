import { z } from 'zod'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { listOf, wireBool, wireId, wireJson, wireText } from '../../fields'
import { bulkIds, bulkOutcome } from '../desk/small-row'
import { forOperators, paging } from '../options'

/** Parameters and specifications per category of management. */
const limits = { names: 50, suggested: 50 }

const type = z.enum(['item_params', 'item_spec'])
const paramName = () =>
  wireText(goodsLimits.attribute, `名称不能超过${goodsLimits.attribute}个字`).min(
    1,
    deskMessages.attributeNameMissing,
  )
const valueText = () =>
  wireText(goodsLimits.value, `值不能超过${goodsLimits.value}个字`).min(1, deskMessages.valueMissing)

const attribute = z.object({
  attribute_id: z.int(),
  attribute_name: z.string(),
  /** Whether lists offer it as a filter; of parameters. */
  is_filterable: z.boolean(),
  value_num: z.int(),
  /** Products with it, counted up to 10,000. */
  goods_num: z.int(),
  /** Names of the categories whose products are to have it. */
  categories: z.array(z.string()),
})
export type DeskAttribute = z.infer<typeof attribute>

const value = z.object({
  attribute_value_id: z.int(),
  attribute_value: z.string(),
  /** Products with it, counted up to 10,000. */
  goods_num: z.int(),
})
export type DeskAttributeValue = z.infer<typeof value>

/** A parameter or specification of a category. */
const ofCategory = z.object({
  name: z.string(),
  /** Suggested values. */
  values: z.array(z.string()),
  /** The form of a product asks for it; never of specifications. */
  is_required: z.boolean(),
})
export type CategoryAttribute = z.infer<typeof ofCategory>

const categoryAttributes = z.object({
  category_id: z.int(),
  item_params: z.array(ofCategory),
  item_spec: z.array(ofCategory),
  /** Those of the categories above it, which apply to its products as well. */
  inherited_params: z.array(ofCategory),
  inherited_spec: z.array(ofCategory),
})
export type CategoryAttributes = z.infer<typeof categoryAttributes>

const entered = () =>
  wireJson(
    z
      .array(
        z.object({
          name: paramName(),
          values: z.array(valueText()).max(limits.suggested, `可选值最多${limits.suggested}个`).optional(),
          is_required: wireBool().optional(),
        }),
      )
      .max(limits.names, `每个分类最多${limits.names}个`),
  )

/** Names and values of parameters and specifications, and which of them a category of management has. */
export const operatorAttributeContract = {
  list: call('GET', '/operator/attributes', '参数和规格名称', forOperators('goods:read'))
    .input(z.object({ attribute_type: type, keyword: wireText(50).optional(), ...paging }))
    .output(listOf(attribute)),

  change: call('PUT', '/operator/attributes', '修改参数或规格名称', forOperators('goods:write'))
    .input(
      z.object({
        attribute_id: wireId(deskMessages.attributeMissing),
        attribute_name: paramName().optional(),
        is_filterable: wireBool().optional(),
      }),
    )
    .output(attribute),

  /** Takes parameters into the filters of lists, or out of them: all or none. */
  bulk: call('POST', '/operator/attributes/bulk', '批量修改参数', forOperators('goods:write'))
    .input(
      z.object({
        attribute_ids: bulkIds(deskMessages.attributeMissing),
        change: wireJson(
          z.object({ kind: z.enum(['show', 'hide'], deskMessages.rowsMissing) }, deskMessages.rowsMissing),
        ),
      }),
    )
    .output(bulkOutcome),

  values: call('GET', '/operator/attributes/values', '参数值和规格值', forOperators('goods:read'))
    .input(
      z.object({
        attribute_id: wireId(deskMessages.attributeMissing),
        keyword: wireText(50).optional(),
        ...paging,
      }),
    )
    .output(listOf(value)),

  changeValue: call('PUT', '/operator/attributes/values', '修改参数值或规格值', forOperators('goods:write'))
    .input(z.object({ attribute_value_id: wireId(deskMessages.valueUnknown), attribute_value: valueText() }))
    .output(value),

  /** Products with a value get another one of the same name, and the value goes. */
  mergeValues: call('POST', '/operator/attributes/merge', '合并参数值或规格值', forOperators('goods:write'))
    .input(
      z.object({
        attribute_value_id: wireId(deskMessages.valueUnknown),
        into: wireId(deskMessages.valueUnknown),
      }),
    )
    .output(value),

  ofCategory: call('GET', '/operator/categories/attributes', '分类的参数和规格', forOperators('goods:read'))
    .input(z.object({ category_id: wireId(deskMessages.categoryMissing) }))
    .output(categoryAttributes),

  setOfCategory: call(
    'PUT',
    '/operator/categories/attributes',
    '修改分类的参数和规格',
    forOperators('goods:write'),
  )
    .input(
      z.object({
        category_id: wireId(deskMessages.categoryMissing),
        item_params: entered(),
        item_spec: entered(),
      }),
    )
    .output(categoryAttributes),
}
