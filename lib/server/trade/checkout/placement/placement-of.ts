import 'server-only'
import { nullable, number, numbers, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { takenAssets } from './assets'
import { takenLines } from './cart-lines'
import { takenPurchase } from './employee'
import { takenSeat, team } from './group'
import { ledgerRows } from './ledger-rows'
import { orderLines, orderRow } from './order-rows'
import type { Clause, Parameter, Parts } from './part'
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

/** The statement of these parts. */
function compile(chosen: Parts) {
  const { source, hasManySkus, hasPromotions, hasAssets, hasSubsidy, group, isEmployeeOrder } = chosen
  const values: Value[] = []
  const $: Parameter = (value) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 1}::${valueOf(value).type}`
  }
  const needed = clauses.filter(({ isNeeded }) => isNeeded?.(chosen) ?? true)
  const parts = needed.flatMap((clause) => clause.parts($, chosen))
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
  const refusals = parts.flatMap(({ refuses }) =>
    refuses ? [`when ${refuses.when} then refuse('${refuses.reason}')`] : [],
  )
  const sql = `
    with ${parts.map(({ cte }) => cte).join(',')}
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
}: Parts) =>
  `${source} ${hasManySkus} ${hasPromotions} ${hasAssets} ${hasSubsidy} ${group} ${isEmployeeOrder}`

const yesNo = [false, true]
const ordinary = (['cart', 'fastbuy', 'named'] as const).flatMap((source) =>
  yesNo.flatMap((hasAssets) =>
    yesNo.flatMap((hasSubsidy): Parts[] => [
      ...yesNo.flatMap((hasManySkus) =>
        yesNo.map((hasPromotions) => ({
          ...{
            source,
            hasManySkus,
            hasPromotions,
            hasAssets,
            hasSubsidy,
            group: 'none' as const,
            isEmployeeOrder: false,
          },
        })),
      ),
      ...(['open', 'join'] as const).map((group) => ({
        ...{ source, hasManySkus: false, hasPromotions: false, hasAssets, hasSubsidy, group },
        isEmployeeOrder: false,
      })),
    ]),
  ),
)
const employeeOrders = yesNo.flatMap((hasAssets) =>
  yesNo.map((hasManySkus): Parts => ({
    ...{ source: 'named', hasManySkus, hasPromotions: false, hasAssets, hasSubsidy: false, group: 'none' },
    isEmployeeOrder: true,
  })),
)
const placements = new Map([...ordinary, ...employeeOrders].map((parts) => [keyOf(parts), compile(parts)]))

/**
 * The statement that places an order of these parts, and its values in sequence. It takes everything, or ends with
 * `refuse` and its `Refusal` and changes nothing. So it needs no transaction, and SKUs are locked only while it runs.
 */
export function placementOf(parts: Parts): ReturnType<typeof compile> {
  const found = placements.get(keyOf(parts))
  if (!found) throw new Error(`no statement places an order of ${keyOf(parts)}`)
  return found
}

/**
 * A placed order; `soldOut` are products of which a SKU has just sold out, `spentClasses` the classes of the programme
 * whose budget was just used up.
 */
export type PlacementResult = RowOf<ReturnType<typeof compile>['placement']>
