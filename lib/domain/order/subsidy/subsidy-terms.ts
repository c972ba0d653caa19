import {
  coversRegion,
  goodsSubsidy,
  type GoodsSubsidy,
  type Destination,
  type SubsidyClass,
} from '../../goods/subsidy'

/** A class of the programme with what its budget and the buyer have left; null means any number. */
export interface SubsidyTermsClass extends SubsidyClass {
  /** Pieces of a person; 0 means any number. */
  limit: number
  /** Pieces that the person may still draw. */
  personPieces: number | null
  budgetPieces: number | null
  /** Cents. */
  budgetCents: number | null
}

/** The renewal programme for one order. */
export interface SubsidyTerms {
  programmeName: string
  /** It has begun and not ended. */
  isOn: boolean
  /** The buyer has verified an identity; only then money is taken off. */
  isVerified: boolean
  regions: readonly string[]
  /** Where the goods go: the address, or the shop of a pickup; null while no address is chosen. */
  place: Destination | null
  /** Names of the programme's tags by id. */
  tagNames: ReadonlyMap<number, string>
  classes: readonly SubsidyTermsClass[]
}

/**
 * Whether the programme pays: `eligible` yes · `unverified` only after verification · `outside` not at this address ·
 * `used_up` the pieces of the person or the budget are used up · `ended` not begun or over.
 */
export const subsidyStates = ['eligible', 'unverified', 'outside', 'used_up', 'ended'] as const
export type SubsidyState = (typeof subsidyStates)[number]

/** Why the programme pays for fewer pieces of a line than it could. */
export interface SubsidyCut {
  by: 'person' | 'budget'
  /** Pieces that it pays, or would pay after verification. */
  paid: number
  /** Pieces of a person; 0 means any number. */
  limit: number
  /** Earlier orders of the person took all pieces. */
  hasDrawnAll: boolean
}

/** The subsidy of a line; `wouldSave` is what verification would take off, in cents. */
export interface LineSubsidy {
  subsidyClassId: number
  className: string
  state: SubsidyState
  /** Subsidised pieces. */
  num: number
  /**
   * Pieces of a person, when this limit leaves pieces of the line without subsidy although the order draws from its
   * class; else 0.
   */
  limit: number
  /** Null when all pieces that the class subsidises get the subsidy. */
  cut: SubsidyCut | null
  wouldSave: number
}

/** The subsidy of an order: the state of its best line. Cents. */
export interface OrderSubsidy {
  state: SubsidyState
  fee: number
  wouldSave: number
}

/** The rule for a product, from its tags and sales categories; null when the programme has no class for it. */
export const ruleOf = (
  { tagNames, classes }: SubsidyTerms,
  sku: { tagIds: readonly number[]; salesCategories: readonly number[] },
): GoodsSubsidy | null =>
  goodsSubsidy(
    sku.tagIds.flatMap((id) => tagNames.get(id) ?? []),
    sku.salesCategories,
    classes,
  )

/** Why the programme pays for no line of this order, or null. */
export function generalRefusal({ isOn, regions, place }: SubsidyTerms): 'ended' | 'outside' | null {
  if (!isOn) return 'ended'
  return place === null || coversRegion(regions, place) ? null : 'outside'
}
