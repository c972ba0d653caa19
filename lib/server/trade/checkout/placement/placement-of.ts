import 'server-only'
import { nullable, number, numbers, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { takenAssets } from './assets'
import { takenLines } from './cart-lines'
import type { Clause } from './clause'
import { takenPurchase } from './employee'
import { takenSeat, team } from './group'
import { ledgerRows } from './ledger-rows'
import { orderLines, orderRow } from './order-rows'
import { countedPromotions, takenSalePieces } from './promotions'
import { refuseSql } from './refusal'
import { takenStock } from './stock'
import { drawnBudget, drawnSubsidy } from './subsidy'
import { nameOf, possibleTraits, type OrderTraits } from './traits'
import { sharedValues, type PlacementValue } from './values'

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
function compile(traits: OrderTraits) {
  const values: PlacementValue[] = []
  const parameter = (value: PlacementValue) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 1}::${value.type}`
  }
  const steps = clauses
    .filter(({ isNeeded }) => isNeeded?.(traits) ?? true)
    .flatMap((clause) => {
      const known: Record<string, PlacementValue> = { ...sharedValues, ...clause.values }
      return clause.steps((name) => {
        const value = known[name]
        if (!value) throw new Error(`the clause ${clause.name} has no value ${name}`)
        return parameter(value)
      }, traits)
    })
  const refusals = steps.flatMap(({ refuses }) =>
    refuses ? [`when ${refuses.when} then ${refuseSql(refuses.reason)}`] : [],
  )
  const sql = `
    with ${steps.map(({ cte }) => cte).join(',')}
    select t.order_id as "orderId", t.team_id as "teamId",
           (select coalesce(array_agg(goods_id), '{}') from taken where store = 0) as "soldOut",
           ${traits.hasSubsidy ? `(select coalesce(array_agg(subsidy_class_id), '{}') from budget where is_spent)` : `'{}'::int[]`} as "spentClasses"
      from the_order t
     where case ${refusals.join(' ')} else true end`
  return {
    placement: statement(nameOf(traits), sql, {
      orderId: text,
      teamId: nullable(number),
      soldOut: numbers,
      spentClasses: numbers,
    }),
    values,
  }
}

const placements = new Map(possibleTraits.map((traits) => [nameOf(traits), compile(traits)]))

/**
 * The statement that places an order of these traits, and its values in sequence. It takes everything, or ends with
 * `refuse` and its `Refusal` and changes nothing. So it needs no transaction, and SKUs are locked only while it runs.
 */
export function placementOf(traits: OrderTraits): ReturnType<typeof compile> {
  const found = placements.get(nameOf(traits))
  if (!found) throw new Error(`there is no statement ${nameOf(traits)}`)
  return found
}

/**
 * A placed order; `soldOut` are products of which a SKU has just sold out, `spentClasses` the classes of the programme
 * whose budget was just used up.
 */
export type PlacementResult = RowOf<ReturnType<typeof compile>['placement']>
