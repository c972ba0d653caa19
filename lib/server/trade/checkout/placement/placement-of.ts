import 'server-only'
import { nullable, number, numbers, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { takenAssets } from './assets'
import { takenLines } from './cart-lines'
import type { Clause, Parameter, OrderTraits } from './clause'
import { takenPurchase } from './employee'
import { takenSeat, team } from './group'
import { ledgerRows } from './ledger-rows'
import { orderLines, orderRow } from './order-rows'
import { countedPromotions, takenSalePieces } from './promotions'
import { takenStock } from './stock'
import { drawnBudget, drawnSubsidy } from './subsidy'
import { valueOf, type Value } from './values'

/**
 * All clauses, in the sequence of the statement. Stock comes late, so that other orders of a SKU wait as briefly as
 * possible; rows that all orders of a sale or class change come after it.
 */
const clauses: readonly Clause[] = [
  team,
  orderRow,
  orderLines,
  takenSeat,
  countedPromotions,
  takenAssets,
  drawnSubsidy,
  takenPurchase,
  takenLines,
  takenStock,
  takenSalePieces,
  drawnBudget,
  ledgerRows,
]

/** The statement for these traits. */
function compile(chosen: OrderTraits) {
  const { source, hasManySkus, hasPromotions, hasAssets, hasSubsidy, group, isEmployeeOrder } = chosen
  const values: Value[] = []
  const $: Parameter = (value) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 1}::${valueOf(value).type}`
  }
  const needed = clauses.filter(({ isNeeded }) => isNeeded?.(chosen) ?? true)
  const steps = needed.flatMap((clause) => clause.steps($, chosen))
  const name = [
    'checkout_place',
    source,
    ...(hasManySkus ? ['skus'] : []),
    ...(hasPromotions ? ['promotions'] : []),
    ...(hasAssets ? ['assets'] : []),
    ...(hasSubsidy ? ['subsidy'] : []),
    ...(group === 'none' ? [] : [group]),
    ...(isEmployeeOrder ? ['employee'] : []),
  ].join('_')
  const refusals = steps.flatMap(({ refuses }) =>
    refuses ? [`when ${refuses.when} then refuse('${refuses.reason}')`] : [],
  )
  const sql = `
    with ${steps.map(({ cte }) => cte).join(',')}
    select t.order_id as "orderId", t.team_id as "teamId",
           (select coalesce(array_agg(goods_id), '{}') from taken where store = 0) as "soldOut",
           ${hasSubsidy ? `(select coalesce(array_agg(subsidy_class_id), '{}') from budget where is_spent)` : `'{}'::int[]`} as "spentClasses"
      from the_order t
     where case ${refusals.join(' ')} else true end`
  return {
    placement: statement(name, sql, {
      orderId: text,
      teamId: nullable(number),
      soldOut: numbers,
      spentClasses: numbers,
    }),
    values,
  }
}

const keyOf = ({
  source,
  hasManySkus,
  hasPromotions,
  hasAssets,
  hasSubsidy,
  group,
  isEmployeeOrder,
}: OrderTraits) =>
  `${source} ${hasManySkus} ${hasPromotions} ${hasAssets} ${hasSubsidy} ${group} ${isEmployeeOrder}`

const yesNo = [false, true]
const ordinary = (['cart', 'fastbuy', 'named'] as const).flatMap((source) =>
  yesNo.flatMap((hasAssets) =>
    yesNo.flatMap((hasSubsidy): OrderTraits[] => [
      ...yesNo.flatMap((hasManySkus) =>
        yesNo.map((hasPromotions) => ({
          source,
          hasManySkus,
          hasPromotions,
          hasAssets,
          hasSubsidy,
          group: 'none' as const,
          isEmployeeOrder: false,
        })),
      ),
      ...(['open', 'join'] as const).map((group) => ({
        source,
        hasManySkus: false,
        hasPromotions: false,
        hasAssets,
        hasSubsidy,
        group,
        isEmployeeOrder: false,
      })),
    ]),
  ),
)
const employeeOrders = yesNo.flatMap((hasAssets) =>
  yesNo.map((hasManySkus): OrderTraits => ({
    source: 'named',
    hasManySkus,
    hasPromotions: false,
    hasAssets,
    hasSubsidy: false,
    group: 'none',
    isEmployeeOrder: true,
  })),
)
const placements = new Map([...ordinary, ...employeeOrders].map((traits) => [keyOf(traits), compile(traits)]))

/**
 * The statement that places an order of these traits, and its values in sequence. It takes everything, or ends with
 * `refuse` and its `Refusal` and changes nothing. So it needs no transaction, and SKUs are locked only while it runs.
 */
export function placementOf(traits: OrderTraits): ReturnType<typeof compile> {
  const found = placements.get(keyOf(traits))
  if (!found) throw new Error(`no statement places an order of ${keyOf(traits)}`)
  return found
}

/**
 * A placed order; `soldOut` are products of which a SKU has just sold out, `spentClasses` the classes of the programme
 * whose budget was just used up.
 */
export type PlacementResult = RowOf<ReturnType<typeof compile>['placement']>
