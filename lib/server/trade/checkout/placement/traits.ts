import 'server-only'

/**
 * The traits of an order that decide which clauses place it. Each combination is a statement of its own, because
 * PostgreSQL sets up every step of a statement before it runs, including steps that find nothing to do, which would take
 * most of the time of an ordinary order.
 */
export interface OrderTraits {
  source: 'cart' | 'fastbuy' | 'named'
  /** More than one SKU: they are locked in id order before stock is taken. */
  hasManySkus: boolean
  /** Promotions to count, or pieces of limited-time sales. */
  hasPromotions: boolean
  /** A coupon, points or a ticket. */
  hasAssets: boolean
  /** Pieces and money of the renewal programme. */
  hasSubsidy: boolean
  /** A group order opens a team or joins one. It has one SKU and no promotions. */
  group: 'none' | 'open' | 'join'
  /** An order of employee purchase: SKUs that the call names, without promotions and subsidies. */
  isEmployeeOrder: boolean
}
type Trait = keyof OrderTraits

/** The values of a trait, and the word of each in the name of a statement; empty for none. */
interface TraitRule<Value> {
  values: readonly Value[]
  word: (value: Value) => string
}

const flag = (word: string): TraitRule<boolean> => ({
  values: [false, true],
  word: (isSet) => (isSet ? word : ''),
})

/** All traits, in the sequence of their words. */
const rules: { [T in Trait]: TraitRule<OrderTraits[T]> } = {
  source: {
    values: ['cart', 'fastbuy', 'named'],
    word: (source) => source,
  },
  hasManySkus: flag('skus'),
  hasPromotions: flag('promotions'),
  hasAssets: flag('assets'),
  hasSubsidy: flag('subsidy'),
  group: {
    values: ['none', 'open', 'join'],
    word: (group) => (group === 'none' ? '' : group),
  },
  isEmployeeOrder: flag('employee'),
}
const traits = Object.keys(rules) as Trait[]

const wordOf = <T extends Trait>(trait: T, order: OrderTraits): string => rules[trait].word(order[trait])

/** The name of the statement that places orders of these traits. */
export const nameOf = (order: OrderTraits): string =>
  ['checkout_place', ...traits.map((trait) => wordOf(trait, order)).filter(Boolean)].join('_')

/** Whether a checkout makes such orders. */
const isPossible = (order: OrderTraits): boolean => {
  const { source, hasManySkus, hasPromotions, hasSubsidy, group, isEmployeeOrder } = order
  if (isEmployeeOrder) return source === 'named' && !hasPromotions && !hasSubsidy && group === 'none'
  return group === 'none' || !(hasManySkus || hasPromotions)
}

/** The traits of all orders. */
export const possibleTraits: readonly OrderTraits[] = traits
  .reduce<Partial<OrderTraits>[]>(
    (orders, trait) =>
      orders.flatMap((order) => rules[trait].values.map((value) => ({ ...order, [trait]: value }))),
    [{}],
  )
  .map((order) => order as OrderTraits)
  .filter(isPossible)
