import { noDeliveryThere } from '../messages/delivery'
import { feeRuleAt, freightFee, moneyTiersAt, refusesArea, type FreightLine } from './freight'
import { confOf, type FreightRules, type Valuation } from './freight-form'
import { feeText, freightReason } from './freight-rule'

/** The freight of an order by the rules of a template, with its reasons for people at the desk. */
export interface FreightQuote {
  /** Cents. */
  fee: number
  isRefused: boolean
  /** From the rule of the region to what is missing for free freight. */
  words: string[]
}

/**
 * What the checkout charges for lines of one template (contract trade §5).
 * @param line its `templatesId` has no meaning
 * @param areaIds region ids of the address, from province to district
 */
export function freightQuote(
  {
    rules,
    valuation,
    isFree,
    isOn,
  }: { rules: FreightRules; valuation: Valuation; isFree: boolean; isOn: boolean },
  line: FreightLine,
  areaIds: readonly string[],
): FreightQuote {
  const { templatesId } = line
  const template = {
    templateId: templatesId,
    isFree,
    valuation,
    status: isOn,
    conf: confOf(rules, valuation),
  }
  if (refusesArea(template, areaIds)) return { fee: 0, isRefused: true, words: [noDeliveryThere] }
  if (!isOn) return { fee: 0, isRefused: false, words: ['模板已停用，不收运费'] }
  if (isFree) return { fee: 0, isRefused: false, words: ['卖家承担运费'] }
  const templates = new Map([[templatesId, template]])
  const rule = valuation === 3 ? moneyTiersAt(template.conf, areaIds)[0] : feeRuleAt(template.conf, areaIds)
  const { rule: reason } = freightReason([{ ...line, name: '' }], templates, areaIds)
  const words = [
    rule && (rule.area.length > 0 ? '适用该地区的规则' : '适用全国的规则'),
    feeText(template, areaIds),
    reason,
  ]
  return {
    fee: freightFee([line], templates, areaIds),
    isRefused: false,
    words: [...new Set(words.filter((text) => text !== undefined && text !== ''))] as string[],
  }
}
