import { centsOf } from '../money'

/**
 * A fee rule: areas as region ids (empty: everywhere), standards in the unit of the template, fees in yuan
 * (contract trade §5).
 */
export interface FreightFeeRule {
  area: string[]
  startStandard: number
  startFee: number
  addStandard: number
  addFee: number
}

/**
 * A rule for free freight. `freetype` 1 by quantity · 2 by money · 3 both; thresholds in the unit of the template and
 * in yuan.
 */
export interface FreightFreeRule {
  area: string[]
  freetype: 1 | 2 | 3
  inweight?: number
  upquantity?: number
  upvolume?: number
  upmoney?: number
}

/** A tier of valuation by money, in yuan: from `up` to below `down`; `down` 0 means no upper limit. */
export interface FreightMoneyTier {
  area: string[]
  up: number
  down: number
  basefee: number
}

export interface FreightConf {
  fee: FreightFeeRule[]
  money: FreightMoneyTier[]
  free: FreightFreeRule[]
  /** Region ids without delivery. */
  nopost: string[]
}

/** A freight template (contract trade §5). `valuation` 1 weight in kg · 2 pieces · 3 money in yuan · 4 volume in m³. */
export interface FreightTemplate {
  templateId: number
  isFree: boolean
  valuation: number
  status: boolean
  conf: FreightConf
}

/** A line that is shipped. `fee` in cents after promotions; weight in kg and volume in m³ of the whole line. */
export interface FreightLine {
  templatesId: number
  num: number
  weight: number
  volume: number
  fee: number
}

/** The lines of one template together. */
export type FreightLoad = Omit<FreightLine, 'templatesId'>

/**
 * Freight of an order in cents: lines with the same template count together, and the templates add up. A template that
 * is missing, switched off or free charges nothing (contract trade §5).
 * @param areaIds region ids of the address, from province to district
 */
export function freightFee(
  lines: readonly FreightLine[],
  templates: ReadonlyMap<number, FreightTemplate>,
  areaIds: readonly string[],
): number {
  let sum = 0
  for (const [templatesId, load] of freightLoads(lines))
    sum += loadFee(templates.get(templatesId), load, areaIds)
  return sum
}

/** The lines of each template, by its id. */
export function freightLoads(lines: readonly FreightLine[]): Map<number, FreightLoad> {
  const loads = new Map<number, FreightLoad>()
  for (const { templatesId, num, weight, volume, fee } of lines) {
    const load = loads.get(templatesId) ?? { num: 0, weight: 0, volume: 0, fee: 0 }
    loads.set(templatesId, {
      num: load.num + num,
      weight: load.weight + weight,
      volume: load.volume + volume,
      fee: load.fee + fee,
    })
  }
  return loads
}

/** Freight of the lines of one template, in cents. */
export const loadFee = (
  template: FreightTemplate | undefined,
  load: FreightLoad,
  areaIds: readonly string[],
): number => (template?.status && !template.isFree ? templateFee(template, load, areaIds) : 0)

/** Whether a template charges nothing, whatever is sent where. */
export const isAlwaysFree = (template: FreightTemplate | undefined): boolean => {
  if (!template?.status || template.isFree) return true
  const { valuation, conf } = template
  return valuation === 3
    ? conf.money.every(({ basefee }) => basefee === 0)
    : conf.fee.every(({ startFee, addFee }) => startFee === 0 && addFee === 0)
}

/** Whether a template does not deliver to an address; checked only when an order is placed (contract trade §5). */
export const refusesArea = (template: FreightTemplate, areaIds: readonly string[]): boolean =>
  template.status && template.conf.nopost.some((id) => areaIds.includes(id))

const matches = (rule: { area: readonly string[] }, areaIds: readonly string[]) =>
  rule.area.some((id) => areaIds.includes(id))
const isNationwide = (rule: { area: readonly string[] }) => rule.area.length === 0
/** Removes rounding errors such as 0.30000000000000004, which would start another step of the fee. */
const roundOff = (value: number) => Number(value.toFixed(6))

function templateFee(template: FreightTemplate, load: FreightLoad, areaIds: readonly string[]): number {
  const { conf, valuation } = template
  if (freeRulesAt(conf, areaIds).some((free) => isFulfilled(free, valuation, load))) return 0
  if (valuation === 3) return moneyFee(conf, load.fee, areaIds)
  const rule = feeRuleAt(conf, areaIds)
  if (!rule) return 0
  const amount = roundOff(valuation === 1 ? load.weight : valuation === 4 ? load.volume : load.num)
  const steps =
    amount <= rule.startStandard || rule.addStandard <= 0
      ? 0
      : Math.ceil(roundOff((amount - rule.startStandard) / rule.addStandard))
  return centsOf(rule.startFee + steps * rule.addFee)
}

/** The rules for free freight at an address: the one of its area, then that of the whole country. */
export function freeRulesAt({ free }: FreightConf, areaIds: readonly string[]): FreightFreeRule[] {
  const local = free.find((rule) => matches(rule, areaIds))
  const nationwide = free.find(isNationwide)
  return [...(local ? [local] : []), ...(nationwide && hasThreshold(nationwide) ? [nationwide] : [])]
}

/** The fee rule at an address: the one of its area, else that of the whole country. */
export const feeRuleAt = ({ fee }: FreightConf, areaIds: readonly string[]): FreightFeeRule | undefined =>
  fee.find((entry) => matches(entry, areaIds)) ?? fee.find(isNationwide)

/** The tiers at an address of a template that charges by money. */
export function moneyTiersAt({ money }: FreightConf, areaIds: readonly string[]): FreightMoneyTier[] {
  const local = money.filter((tier) => matches(tier, areaIds))
  return local.length > 0 ? local : money.filter(isNationwide)
}

function moneyFee(conf: FreightConf, fee: number, areaIds: readonly string[]): number {
  const yuan = fee / 100
  const tier = moneyTiersAt(conf, areaIds).find(({ up, down }) => up <= yuan && (down === 0 || yuan < down))
  return tier ? centsOf(tier.basefee) : 0
}

const hasThreshold = (rule: FreightFreeRule) =>
  [rule.inweight, rule.upquantity, rule.upvolume, rule.upmoney].some((limit) => (limit ?? 0) > 0)

function isFulfilled(rule: FreightFreeRule, valuation: number, load: FreightLoad): boolean {
  const missing = missingForFree(rule, valuation, load)
  return missing !== null && missing.cents === 0 && missing.pieces === 0
}

/**
 * Cents and pieces that are missing until a rule for free freight is fulfilled. null when more pieces cannot fulfil it:
 * a limit of weight or volume is exceeded.
 */
export function missingForFree(
  { freetype, inweight = 0, upvolume = 0, upquantity = 0, upmoney = 0 }: FreightFreeRule,
  valuation: number,
  load: FreightLoad,
): { cents: number; pieces: number } | null {
  const cents = freetype === 1 ? 0 : Math.max(0, centsOf(upmoney) - load.fee)
  if (freetype === 2) return { cents, pieces: 0 }
  if (valuation === 1) return roundOff(load.weight) <= inweight ? { cents, pieces: 0 } : null
  if (valuation === 4) return roundOff(load.volume) <= upvolume ? { cents, pieces: 0 } : null
  return { cents, pieces: Math.max(0, upquantity - load.num) }
}
