import { centsOf, priceText } from '../money'
import { freeFreightText } from '../order/price/price-rows'
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

const units: Record<number, string> = { 1: ' 千克', 2: ' 件', 4: ' 立方米' }

/** A line with the name of its product. */
export interface NamedFreightLine extends FreightLine {
  name: string
}

/** The reason for the freight of an order, as the buyer reads it; both are empty when no line has a template. */
export interface FreightReason {
  /** In cart and checkout: what is missing for free freight, what made it free, or how it is charged. */
  rule: string
  /** On a placed order, where nothing can be added: the threshold that was missed, in the place of what is missing. */
  placed: string
}

/** Why the lines of one template cost freight, or why not. */
interface TemplateRule extends FreightReason {
  /** Cents. */
  fee: number
  /** Which products; used where an order has lines of several templates, of which each has its own threshold. */
  goods: string
}

/**
 * The reason for freight (contract trade §5).
 * @param areaIds region ids of the address, from province to district
 */
export function freightReason(
  lines: readonly NamedFreightLine[],
  templates: ReadonlyMap<number, FreightTemplate>,
  areaIds: readonly string[],
): FreightReason {
  const rules = [...freightLoads(lines)].flatMap(([templatesId, load]) => {
    const template = templates.get(templatesId)
    const names = lines.flatMap((line) => (line.templatesId === templatesId ? [line.name] : []))
    return template?.status
      ? { ...templateRule(template, load, areaIds), goods: goodsText([...new Set(names)]) }
      : []
  })
  const charged = rules.filter(({ fee }) => fee > 0)
  const [only] = charged
  if (!only) return rules.find(({ rule }) => rule !== freeFreightText) ?? rules[0] ?? noReason
  if (rules.length === 1) return only
  const together = (of: (one: TemplateRule) => string) =>
    charged
      .map((one) => `${one.goods} ${charged.length > 1 ? `${priceText(one.fee)}，` : ''}${of(one)}`)
      .join('；')
  return { rule: together(({ rule }) => rule), placed: together(({ placed }) => placed) }
}

const noReason: FreightReason = { rule: '', placed: '' }

/** Characters of a product's name that tell it from others. */
const nameLength = 8

/** `「炊舍电饭煲4升家…」等 2 种商品` */
function goodsText([first = '', ...others]: readonly string[]): string {
  const letters = [...first]
  const name = letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}…` : first
  return `「${name}」${others.length > 0 ? `等 ${others.length + 1} 种商品` : ''}`
}

function templateRule(
  template: FreightTemplate,
  load: FreightLoad,
  areaIds: readonly string[],
): FreightReason & { fee: number } {
  const fee = loadFee(template, load, areaIds)
  const always = (text: string) => ({ fee, rule: text, placed: text })
  if (template.isFree) return always(freeFreightText)
  const frees = freeRulesOf(template, areaIds).map((rule) => ({
    rule,
    missing: missingForFree(rule, template.valuation, load),
  }))
  const reached = frees.find(({ missing }) => missing?.cents === 0 && missing.pieces === 0)
  if (fee === 0) return always(reached ? `${thresholdText('满', reached.rule)}免运费` : freeFreightText)
  const [nearest] = frees
    .flatMap(({ rule, missing }) => (missing ? [{ rule, missing }] : []))
    .sort(({ missing: a }, { missing: b }) => a.cents - b.cents || a.pieces - b.pieces)
  if (!nearest) return always(feeText(template, areaIds))
  return {
    fee,
    rule: `还差 ${amountText(nearest.missing)} 免运费`,
    placed: thresholdText('未满', nearest.rule).trimEnd(),
  }
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

/** `满 ¥99.00 `; empty for a rule that a small weight or volume fulfils. */
function thresholdText(word: string, { freetype, upmoney = 0, upquantity = 0 }: FreightFreeRule): string {
  const text = amountText({
    cents: freetype === 1 ? 0 : centsOf(upmoney),
    pieces: freetype === 2 ? 0 : upquantity,
  })
  return text && `${word} ${text} `
}

/** How freight is charged: `1 件内 ¥8.00，每增加 1 件 ¥2.00`. */
export function feeText({ conf, valuation }: FreightTemplate, areaIds: readonly string[]): string {
  if (valuation === 3) return '按商品金额计算'
  const rule = feeRuleAt(conf, areaIds)
  if (!rule) return ''
  const unit = units[valuation] ?? ' 件'
  const first = `${rule.startStandard}${unit}内 ${priceText(centsOf(rule.startFee))}`
  return rule.addStandard > 0 && rule.addFee > 0
    ? `${first}，每增加 ${rule.addStandard}${unit} ${priceText(centsOf(rule.addFee))}`
    : first
}
