import * as deliveryMessages from '../messages/delivery'
import * as deskMessages from '../messages/desk'
import { centsOf } from '../money'
import type { FreightConf } from './freight'
import type { IndexedRegion } from './region-index'

/** How freight is charged (contract trade §5), with the unit of its quantities. */
export const valuations = {
  2: { name: '按件数', unit: '件', decimals: 0 },
  1: { name: '按重量', unit: '千克', decimals: 3 },
  4: { name: '按体积', unit: '立方米', decimals: 6 },
  3: { name: '按金额', unit: '件', decimals: 0 },
} as const
export type Valuation = keyof typeof valuations

/** What makes freight free. */
export const freeTypes = { 2: '按金额', 1: '按数量', 3: '金额和数量都满足' } as const
export type FreeType = keyof typeof freeTypes

export const freightLimits = {
  name: 50,
  /** Rules of one kind. */
  rules: 50,
  /** Regions of one rule. */
  areas: 600,
  templates: 200,
  /** Largest quantity in the unit of the template. */
  quantity: 100_000,
  /** Largest freight of a rule, in cents. */
  fee: 1_000_000,
  /** Largest amount of goods of a rule, in cents. */
  amount: 100_000_000,
} as const

/** Areas of all rules are region ids; none is the whole country. Amounts are cents. */
interface FeeRule {
  area: string[]
  start_standard: number
  start_fee: number
  add_standard: number
  add_fee: number
}
/** Freight of goods worth `up` to below `down`; `down` 0 is no limit. */
export interface AmountTier {
  area: string[]
  up: number
  down: number
  base_fee: number
}
/** `quantity`: at least so many pieces, or at most this weight or volume; `amount`: at least so much. */
interface FreeRule {
  area: string[]
  free_type: FreeType
  quantity: number
  amount: number
}

/** The rules of a freight template as people at the desk enter them. */
export interface FreightRules {
  fee: FeeRule[]
  money: AmountTier[]
  free: FreeRule[]
  /** Regions without delivery. */
  nopost: string[]
}

const yuanOf = (cents: number) => cents / 100

/** The rules in the form that orders are priced with. */
export const confOf = ({ fee, money, free, nopost }: FreightRules, valuation: Valuation): FreightConf => ({
  fee: fee.map((rule) => ({
    area: rule.area,
    startStandard: rule.start_standard,
    startFee: yuanOf(rule.start_fee),
    addStandard: rule.add_standard,
    addFee: yuanOf(rule.add_fee),
  })),
  money: money.map(({ area, up, down, base_fee }) => ({
    area,
    up: yuanOf(up),
    down: yuanOf(down),
    basefee: yuanOf(base_fee),
  })),
  free: free.map(({ area, free_type, quantity, amount }) => ({
    area,
    freetype: free_type,
    ...(free_type !== 2 && { [quantityField(valuation)]: quantity }),
    ...(free_type !== 1 && { upmoney: yuanOf(amount) }),
  })),
  nopost,
})

const quantityField = (valuation: Valuation) =>
  valuation === 1 ? 'inweight' : valuation === 4 ? 'upvolume' : 'upquantity'

/** The rules of a stored template. */
export const rulesOf = (conf: FreightConf, valuation: Valuation): FreightRules => ({
  fee: conf.fee.map((rule) => ({
    area: rule.area,
    start_standard: rule.startStandard,
    start_fee: centsOf(rule.startFee),
    add_standard: rule.addStandard,
    add_fee: centsOf(rule.addFee),
  })),
  money: conf.money.map(({ area, up, down, basefee }) => ({
    area,
    up: centsOf(up),
    down: centsOf(down),
    base_fee: centsOf(basefee),
  })),
  free: conf.free.map((rule) => ({
    area: rule.area,
    free_type: rule.freetype,
    quantity: rule[quantityField(valuation)] ?? 0,
    amount: centsOf(rule.upmoney ?? 0),
  })),
  nopost: conf.nopost,
})

/** Tiers of the same regions, in their sequence. */
export function tiersByArea(money: readonly AmountTier[]): AmountTier[][] {
  const groups = new Map<string, AmountTier[]>()
  for (const tier of money) {
    const key = tier.area.join()
    groups.set(key, [...(groups.get(key) ?? []), tier])
  }
  return [...groups.values()]
}

/** The problems of rules by their place: `fee`, `fee.1`, `money.0`, `free.2`, `nopost`. */
export type FreightProblems = Record<string, string>

const within = (value: number, max: number) => Number.isFinite(value) && value >= 0 && value <= max
const hasDecimals = (value: number, decimals: number) => value === Number(value.toFixed(decimals))

function feeProblem(rule: FeeRule, valuation: Valuation): string | undefined {
  const { unit, decimals } = valuations[valuation]
  const isQuantity = (value: number) => within(value, freightLimits.quantity) && hasDecimals(value, decimals)
  if (!isQuantity(rule.start_standard) || rule.start_standard === 0)
    return decimals === 0 ? '首件数量不正确' : `首重或首体积不正确，最多${decimals}位小数（${unit}）`
  if (!within(rule.start_fee, freightLimits.fee) || !within(rule.add_fee, freightLimits.fee))
    return deskMessages.freightInvalid
  if (!isQuantity(rule.add_standard)) return '续件、续重或续体积不正确'
  return rule.add_fee > 0 && rule.add_standard === 0 ? '有续费时需要填写每次增加的数量' : undefined
}

function freeProblem({ free_type, quantity, amount }: FreeRule, valuation: Valuation): string | undefined {
  const { decimals } = valuations[valuation]
  const isQuantity = within(quantity, freightLimits.quantity) && hasDecimals(quantity, decimals)
  if (free_type !== 2 && (!isQuantity || quantity === 0)) return '包邮的数量不正确'
  return free_type !== 1 && (!within(amount, freightLimits.amount) || amount === 0)
    ? '包邮的金额不正确'
    : undefined
}

function tiersProblem(tiers: readonly AmountTier[]): string | undefined {
  if (tiers.some(({ base_fee }) => !within(base_fee, freightLimits.fee))) return deskMessages.freightInvalid
  if (tiers.some(({ up, down }) => !within(up, freightLimits.amount) || !within(down, freightLimits.amount)))
    return deskMessages.freightAmountInvalid
  const isJoined = tiers.every(({ up, down }, index) => {
    const next = tiers[index + 1]
    return next ? down === next.up && down > up : down === 0
  })
  return tiers[0]?.up === 0 && isJoined ? undefined : '金额应从0元开始，逐段增加'
}

/**
 * The problem of the areas of a rule. Rules are matched from the first on: a region that an earlier one has would never
 * be reached.
 */
function areaProblem(
  areas: readonly (readonly string[])[],
  at: number,
  regions: ReadonlyMap<string, IndexedRegion>,
): string | undefined {
  const area = areas[at] ?? []
  if (area.some((id) => !regions.has(id))) return deliveryMessages.districtMissing
  if (area.length === 0)
    return areas.findIndex((one) => one.length === 0) < at ? '全国的规则只能有一条' : undefined
  const earlier = new Set(areas.slice(0, at).flat())
  const covered = area.find((id) => regions.get(id)?.path.some((above) => earlier.has(above)))
  return covered === undefined ? undefined : `“${regions.get(covered)?.label}”已在前面的规则中`
}

/**
 * What is wrong with the rules of a template; nothing when orders can be priced by them.
 * @param regions those that exist
 */
export function freightProblems(
  rules: FreightRules,
  { valuation, isFree }: { valuation: Valuation; isFree: boolean },
  regions: ReadonlyMap<string, IndexedRegion>,
): FreightProblems {
  const found: FreightProblems = {}
  const note = (place: string, text: string | undefined) => {
    if (text !== undefined) found[place] ??= text
  }
  if (!isFree && valuation === 3) {
    const groups = tiersByArea(rules.money)
    const areas = groups.map(([first]) => first?.area ?? [])
    groups.forEach((tiers, index) =>
      note(`money.${index}`, areaProblem(areas, index, regions) ?? tiersProblem(tiers)),
    )
    if (!areas.some(isNationwide)) note('money', missingNationwide)
  } else if (!isFree) {
    const areas = rules.fee.map(({ area }) => area)
    rules.fee.forEach((rule, index) =>
      note(`fee.${index}`, areaProblem(areas, index, regions) ?? feeProblem(rule, valuation)),
    )
    if (!areas.some(isNationwide)) note('fee', missingNationwide)
  }
  if (!isFree) {
    const areas = rules.free.map(({ area }) => area)
    rules.free.forEach((rule, index) =>
      note(`free.${index}`, areaProblem(areas, index, regions) ?? freeProblem(rule, valuation)),
    )
  }
  if (rules.nopost.some((id) => !regions.has(id))) note('nopost', deliveryMessages.districtMissing)
  return found
}

const missingNationwide = '请填写全国的运费'
const isNationwide = (area: readonly string[]) => area.length === 0
