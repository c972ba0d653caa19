import { percentOf } from '../money'

/** The operator's tag for products that the programme pays for. */
export const subsidyTag = '国补'
/** The operator's tag for products of the first energy grade, which get the higher rate of a class that has one. */
export const topGradeTag = '一级能效'

/** When and where the programme pays. Times in epoch seconds, 0 means open; no regions mean everywhere. */
export interface ProgrammeTerm {
  beginTime?: number
  endTime: number
  /** Provinces, cities and districts by their names from the province down: `浙江省`, `浙江省 杭州市`, `浙江省 杭州市 西湖区`. */
  regions?: readonly string[]
  /** False in a mall without identity verification: the subsidy cannot be drawn. */
  isOffered?: boolean
}

/** Whether the mall takes part in the programme at all. */
export const isProgrammeOffered = (programme: Pick<ProgrammeTerm, 'isOffered'> | null): boolean =>
  programme?.isOffered !== false

/** Whether the programme has ended at a moment. */
const isProgrammeOver = (programme: Pick<ProgrammeTerm, 'endTime'> | null, at: number): boolean =>
  programme !== null && programme.endTime > 0 && programme.endTime <= at

/**
 * Whether the programme pays at a moment: it is offered, has begun and not ended. A mall without the setting has no
 * limits.
 */
export const isProgrammeOn = (programme: ProgrammeTerm | null, at: number): boolean =>
  isProgrammeOffered(programme) && (programme?.beginTime ?? 0) <= at && !isProgrammeOver(programme, at)

/**
 * Where goods go, by the names of its regions. `county` is empty in cities without districts, and until one is chosen.
 */
export interface Destination {
  province: string
  city: string
  county: string
}

/** Whether the programme pays for goods that are delivered to, or picked up at, a place. */
export const coversRegion = (
  regions: readonly string[] | undefined,
  { province, city, county }: Destination,
): boolean => {
  if (regions === undefined || regions.length === 0) return true
  return [province, `${province} ${city}`, `${province} ${city} ${county}`].some((one) =>
    regions.includes(one),
  )
}

/** Regions as text: 浙江省、江苏省苏州市. A municipality is named once: 北京市朝阳区. */
export const regionsText = (regions: readonly string[]): string =>
  regions
    .map((region) =>
      region
        .split(' ')
        .filter((name, level, names) => name !== names[level - 1])
        .join(''),
    )
    .join('、')

/**
 * Short text of the limits of the subsidy: 限浙江省，每人1件. Empty without limits. @param limit pieces of a person, 0 for any
 * number
 */
export const subsidyLimitsText = (regions: readonly string[], limit: number): string =>
  [regions.length > 0 ? `限${regionsText(regions)}` : '', limit > 0 ? `每人${limit}件` : '']
    .filter(Boolean)
    .join('，')

/** The rule for the subsidy of one piece. Rates in percent of the price, money in cents. */
export interface SubsidyRule {
  rate: number
  /** Rate for products of the first energy grade; absent where the class has no grades. */
  topRate?: number | undefined
  /** The largest amount. */
  cap: number
  /** The highest price that is subsidised; absent means any. */
  priceLimit?: number | undefined
}

/** A class of products with its rule; each sales category includes all below it. */
export interface SubsidyClass extends SubsidyRule {
  subsidyClassId: number
  className: string
  categoryIds: readonly number[]
}

/** The rule for one product, with the one rate that applies to it. */
export type GoodsSubsidy = Omit<SubsidyRule, 'topRate'> & Pick<SubsidyClass, 'subsidyClassId' | 'className'>

/**
 * The subsidy of a product: it needs the tag of the programme and a category of a class.
 * @param tags names of the product's tags
 * @param categoryIds the product's categories with all above them
 * @returns null when the programme does not pay for it
 */
export function goodsSubsidy(
  tags: readonly string[],
  categoryIds: readonly number[],
  classes: readonly SubsidyClass[],
): GoodsSubsidy | null {
  if (!tags.includes(subsidyTag)) return null
  const subsidyClass = classes.find((one) => one.categoryIds.some((id) => categoryIds.includes(id)))
  if (!subsidyClass) return null
  const { subsidyClassId, className, rate, topRate, cap, priceLimit } = subsidyClass
  return {
    subsidyClassId,
    className,
    rate: tags.includes(topGradeTag) ? (topRate ?? rate) : rate,
    cap,
    priceLimit,
  }
}

/** Whether a class pays for a piece with this price: the one that pages show, in cents. */
export const isWithinPriceLimit = (price: number, { priceLimit }: Pick<SubsidyRule, 'priceLimit'>): boolean =>
  priceLimit === undefined || price <= priceLimit

/**
 * The subsidy for one piece at a price, in cents: the rate rounded down to the cent, at most the cap, 0 above the price
 * limit. 补贴价 is the price less this amount.
 */
export function subsidyAmount(price: number, rule: SubsidyRule): number {
  if (price <= 0 || !isWithinPriceLimit(price, rule)) return 0
  return Math.max(0, Math.min(percentOf(price, rule.rate), rule.cap, price))
}

/** The most that a programme pays. */
export interface HighestSubsidy {
  /** Percent of the price. */
  rate: number
  /** Cents for one piece. */
  cap: number
}

/** The highest rate and the highest amount among the classes of a programme; null without classes. */
export const highestSubsidy = (
  classes: readonly { rate: number; top_rate: number | null; cap: number }[],
): HighestSubsidy | null =>
  classes.length === 0
    ? null
    : {
        rate: Math.max(...classes.map(({ rate, top_rate }) => top_rate ?? rate)),
        cap: Math.max(...classes.map(({ cap }) => cap)),
      }
