import {
  feeRuleAt,
  freeRulesAt,
  freightLoads,
  loadFee,
  missingForFree,
  moneyTiersAt,
  type FreightFreeRule,
  type FreightLine,
  type FreightLoad,
  type FreightTemplate,
} from './freight'
import { centsOf, priceText } from './money'
import { freeFreightText } from './order/price-rows'

const units: Record<number, string> = { 1: ' 千克', 2: ' 件', 4: ' 立方米' }

/** Why lines cost freight at an address, or why not. */
interface TemplateRule {
  /** Cents. */
  fee: number
  text: string
}

/**
 * The reason for the freight of an order, as the buyer reads it: what is missing for free freight, what made it free, or how
 * it is charged (contract trade §5). Empty when no line has a template.
 * @param areaIds region ids of the address, from province to district
 */
export function freightRuleText(
  lines: readonly FreightLine[],
  templates: ReadonlyMap<number, FreightTemplate>,
  areaIds: readonly string[],
): string {
  const rules = [...freightLoads(lines)].flatMap(([templatesId, load]) => {
    const template = templates.get(templatesId)
    return template?.status ? templateRule(template, load, areaIds) : []
  })
  const charged = rules.filter(({ fee }) => fee > 0)
  const [only] = charged
  if (!only) return rules.find(({ text }) => text !== freeFreightText)?.text ?? rules[0]?.text ?? ''
  if (charged.length === 1) return only.text
  return charged.map(({ fee, text }) => `${priceText(fee)}：${text}`).join('；')
}

function templateRule(
  template: FreightTemplate,
  load: FreightLoad,
  areaIds: readonly string[],
): TemplateRule {
  const fee = loadFee(template, load, areaIds)
  if (template.isFree) return { fee, text: freeFreightText }
  const frees = freeRulesOf(template, areaIds).map((rule) => ({
    rule,
    missing: missingForFree(rule, template.valuation, load),
  }))
  const reached = frees.find(({ missing }) => missing?.cents === 0 && missing.pieces === 0)
  if (fee === 0) return { fee, text: reached ? `${thresholdText(reached.rule)}免运费` : freeFreightText }
  const [nearest] = frees
    .flatMap(({ missing }) => missing ?? [])
    .sort((a, b) => a.cents - b.cents || a.pieces - b.pieces)
  return { fee, text: nearest ? `还差 ${amountText(nearest)} 免运费` : feeText(template, areaIds) }
}

/** The rules for free freight; a tier by money that costs nothing is one too. */
function freeRulesOf({ conf, valuation }: FreightTemplate, areaIds: readonly string[]): FreightFreeRule[] {
  const tiers = valuation === 3 ? moneyTiersAt(conf, areaIds) : []
  return [
    ...freeRulesAt(conf, areaIds),
    ...tiers
      .filter(({ basefee, up, down }) => basefee === 0 && up > 0 && down === 0)
      .map(({ area, up }): FreightFreeRule => ({ area, freetype: 2, upmoney: up })),
  ]
}

const amountText = ({ cents, pieces }: { cents: number; pieces: number }): string =>
  [...(cents > 0 ? [priceText(cents)] : []), ...(pieces > 0 ? [`${pieces} 件`] : [])].join('、')

/** `满 ¥99.00`; empty for a rule that a small weight or volume fulfils. */
function thresholdText({ freetype, upmoney = 0, upquantity = 0 }: FreightFreeRule): string {
  const text = amountText({
    cents: freetype === 1 ? 0 : centsOf(upmoney),
    pieces: freetype === 2 ? 0 : upquantity,
  })
  return text && `满 ${text} `
}

/** How freight is charged: `1 件内 ¥8.00，每增加 1 件 ¥2.00`. */
function feeText({ conf, valuation }: FreightTemplate, areaIds: readonly string[]): string {
  if (valuation === 3) return '按商品金额计算'
  const rule = feeRuleAt(conf, areaIds)
  if (!rule) return ''
  const unit = units[valuation] ?? ' 件'
  const first = `${rule.startStandard}${unit}内 ${priceText(centsOf(rule.startFee))}`
  return rule.addStandard > 0 && rule.addFee > 0
    ? `${first}，每增加 ${rule.addStandard}${unit} ${priceText(centsOf(rule.addFee))}`
    : first
}
