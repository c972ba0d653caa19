import { goodsLimits, maxPrice, maxStore, maxWeight } from '@/lib/domain/goods/goods-form'
import { isMemberPriceTooHigh } from '@/lib/domain/goods/member-price'
import { typedNumber } from '@/lib/domain/goods/stock'
import {
  deliveryTimeInvalid,
  goodsCategoryMissing,
  goodsNameMissing,
  limitInvalid,
  memberPriceTooHigh,
  paramNeeded,
  specNameTwice,
  typedPriceInvalid,
  typedSortInvalid,
} from '@/lib/domain/messages/desk'
import { centsOf } from '@/lib/domain/money'
import type { GoodsDraft } from './goods-draft'
import { complete } from './spec-groups'

const isAmount = (text: string, isNeeded: boolean) => {
  if (text.trim() === '') return !isNeeded
  const value = typedNumber(text)
  return value >= (isNeeded ? 0.01 : 0) && centsOf(value) <= maxPrice && /^\d*\.?\d{0,2}$/.test(text.trim())
}

const isWhole = (text: string, min: number, max: number, isNeeded = true) => {
  if (text.trim() === '') return !isNeeded
  const value = typedNumber(text)
  return Number.isInteger(value) && value >= min && value <= max
}

/** Messages by field; those of a SKU under `sku-{index}-{field}`, of a parameter under `param-{name}`. */
export type GoodsProblems = Record<string, string>

/**
 * The problems of a draft, by field.
 * @param needed the parameters that its category requires
 * @param isMerchant what merchants send for approval needs a category
 */
export function problemsOf(
  draft: GoodsDraft,
  needed: readonly string[] = [],
  isMerchant = false,
): GoodsProblems {
  const problems: GoodsProblems = {}
  if (draft.name.trim() === '') problems.name = goodsNameMissing
  if (draft.name.trim().length > goodsLimits.name) problems.name = `商品名称不能超过${goodsLimits.name}个字`
  if (draft.status !== 'instock' && draft.pics.length === 0) problems.pics = '上架的商品至少需要一张图片'
  if (isMerchant && draft.categoryIds.length === 0) problems.categories = goodsCategoryMissing
  if (!isWhole(draft.sort, 0, 999_999_999)) problems.sort = typedSortInvalid
  if (!isWhole(draft.deliveryTime, 0, goodsLimits.deliveryDays, false))
    problems.deliveryTime = deliveryTimeInvalid
  if (!isWhole(draft.limitNum, 0, goodsLimits.perPerson, false)) problems.limitNum = limitInvalid
  const names = draft.groups.map(({ name }) => name.trim())
  if (new Set(names).size < names.length) problems.groups = specNameTwice
  if (draft.groups.length > 0 && complete(draft.groups).length < draft.groups.length)
    problems.groups = '请填写规格名称和规格值'
  if (draft.skus.length > goodsLimits.skus) problems.groups = `最多${goodsLimits.skus}个规格`
  draft.skus.forEach((sku, index) => {
    const at = (field: string) => `sku-${index}-${field}`
    const needsPrice = !draft.isPoints || sku.point.trim() === ''
    if (!isAmount(sku.price, needsPrice)) problems[at('price')] = typedPriceInvalid
    if (!isAmount(sku.marketPrice, false)) problems[at('marketPrice')] = '划线价不正确'
    if (!isAmount(sku.costPrice, false)) problems[at('costPrice')] = '成本价不正确'
    if (!isWhole(sku.store, 0, maxStore)) problems[at('store')] = '请填写库存'
    if (!isWhole(sku.startNum, 1, 9999)) problems[at('startNum')] = '起订量至少为1'
    if (!isWhole(sku.point, 0, maxStore, false)) problems[at('point')] = '积分为正整数'
    for (const [grade, typed] of isMerchant ? [] : Object.entries(sku.memberPrices)) {
      if (!isAmount(typed, false)) problems[at(`member-${grade}`)] = typedPriceInvalid
      else if (typed.trim() !== '' && isMemberPriceTooHigh(typedNumber(typed), typedNumber(sku.price)))
        problems[at(`member-${grade}`)] = memberPriceTooHigh
    }
    const weight = sku.weight.trim() === '' ? 0 : typedNumber(sku.weight)
    if (!(weight >= 0 && weight <= maxWeight)) problems[at('weight')] = '重量不正确'
  })
  for (const name of draft.status === 'instock' ? [] : needed)
    if (!draft.params.some((param) => param.name === name && param.value.trim() !== ''))
      problems[`param-${name}`] = paramNeeded(name)
  const params = draft.params.map(({ name }) => name.trim())
  if (draft.params.some(({ name, value }) => name.trim() === '' || value.trim() === ''))
    problems.params = '请填写参数名称和参数值'
  else if (new Set(params).size < params.length) problems.params = '参数名称不能重复'
  return problems
}
