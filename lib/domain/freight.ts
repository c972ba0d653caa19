import { centsOf } from './money'

/** A fee rule: areas as region ids (empty: everywhere), standards in the unit of the template, fees in yuan (contract trade §5). */
export interface FreightFeeRule {
  area: string[]
  startStandard: number
  startFee: number
  addStandard: number
  addFee: number
}

/** A rule for free freight. `freetype` 1 by quantity · 2 by money · 3 both; thresholds in the unit of the template and in yuan. */
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

type Load = Omit<FreightLine, 'templatesId'>

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
  const loads = new Map<number, Load>()
  for (const { templatesId, num, weight, volume, fee } of lines) {
    const load = loads.get(templatesId) ?? { num: 0, weight: 0, volume: 0, fee: 0 }
    loads.set(templatesId, {
      num: load.num + num,
      weight: load.weight + weight,
      volume: load.volume + volume,
      fee: load.fee + fee,
    })
  }
  let sum = 0
  for (const [templatesId, load] of loads) {
    const template = templates.get(templatesId)
    if (template?.status && !template.isFree) sum += templateFee(template, load, areaIds)
  }
  return sum
}

/** Whether a template does not deliver to an address; checked only when an order is placed (contract trade §5). */
export const refusesArea = (template: FreightTemplate, areaIds: readonly string[]): boolean =>
  template.status && template.conf.nopost.some((id) => areaIds.includes(id))

const matches = (rule: { area: readonly string[] }, areaIds: readonly string[]) =>
  rule.area.some((id) => areaIds.includes(id))
const isNationwide = (rule: { area: readonly string[] }) => rule.area.length === 0
/** Removes rounding errors such as 0.30000000000000004, which would start another step of the fee. */
const roundOff = (value: number) => Number(value.toFixed(6))

function templateFee({ conf, valuation }: FreightTemplate, load: Load, areaIds: readonly string[]): number {
  const areaFree = conf.free.find((rule) => matches(rule, areaIds))
  if (areaFree && isFulfilled(areaFree, valuation, load)) return 0
  const nationwideFree = conf.free.find(isNationwide)
  if (nationwideFree && hasThreshold(nationwideFree) && isFulfilled(nationwideFree, valuation, load)) return 0
  if (valuation === 3) return moneyFee(conf.money, load.fee, areaIds)
  const rule = conf.fee.find((entry) => matches(entry, areaIds)) ?? conf.fee.find(isNationwide)
  if (!rule) return 0
  const amount = roundOff(valuation === 1 ? load.weight : valuation === 4 ? load.volume : load.num)
  const steps =
    amount <= rule.startStandard || rule.addStandard <= 0
      ? 0
      : Math.ceil(roundOff((amount - rule.startStandard) / rule.addStandard))
  return centsOf(rule.startFee + steps * rule.addFee)
}

function moneyFee(tiers: readonly FreightMoneyTier[], fee: number, areaIds: readonly string[]): number {
  const local = tiers.filter((tier) => matches(tier, areaIds))
  const yuan = fee / 100
  const tier = (local.length > 0 ? local : tiers.filter(isNationwide)).find(
    ({ up, down }) => up <= yuan && (down === 0 || yuan < down),
  )
  return tier ? centsOf(tier.basefee) : 0
}

const hasThreshold = (rule: FreightFreeRule) =>
  [rule.inweight, rule.upquantity, rule.upvolume, rule.upmoney].some((limit) => (limit ?? 0) > 0)

function isFulfilled(rule: FreightFreeRule, valuation: number, load: Load): boolean {
  const byMoney = load.fee >= centsOf(rule.upmoney ?? 0)
  if (rule.freetype === 2) return byMoney
  const byQuantity =
    valuation === 1
      ? roundOff(load.weight) <= (rule.inweight ?? 0)
      : valuation === 4
        ? roundOff(load.volume) <= (rule.upvolume ?? 0)
        : load.num >= (rule.upquantity ?? 0)
  return rule.freetype === 1 ? byQuantity : byQuantity && byMoney
}
