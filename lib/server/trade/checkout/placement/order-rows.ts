import 'server-only'
import { clause, type Parameter } from './clause'
import { itemColumns, orderColumns, type OrderColumn } from './order-columns'
import type { OrderTraits } from './traits'
import { json, type PlacementValue } from './values'

const orderValues = {
  idHead: { type: 'text', of: ({ idHead }) => idHead },
  idTail: { type: 'text', of: ({ idTail }) => idTail },
  // Parallel orders of a member look for a free slot from different starting points. An order that costs nothing is
  // never unpaid.
  unpaidFrom: {
    type: 'int',
    of: ({ order, unpaidLimit }) => (order.total_fee === 0 ? null : Math.floor(Math.random() * unpaidLimit)),
  },
  unpaidLimit: { type: 'int', of: ({ unpaidLimit }) => unpaidLimit },
} satisfies Record<string, PlacementValue>

const columnNames = (columns: object) => Object.keys(columns).join(', ')
const columnTypes = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

/** The id of a new team comes from the statement itself. */
const columnValue = ($: Parameter, name: OrderColumn, group: OrderTraits['group']) =>
  name === 'team_id' && group === 'open' ? '(select team_id from the_team)' : $(name)

/**
 * A free slot among the unpaid orders of the member; null when all are taken, and for an order that costs nothing. A
 * parallel order that takes the same one violates `orders_unpaid_slot`. Orders above a lowered limit count too.
 */
const unpaidSlot = ($: Parameter<keyof typeof orderValues>) => {
  const unpaid = `from orders o where o.user_id = ${$('user_id')} and o.order_status = 'NOTPAY'`
  return `(
    select s.slot
      from (select 1 + (${$('unpaidFrom')} + generate_series(0, ${$('unpaidLimit')} - 1)) % ${$('unpaidLimit')} as slot) s
     where ${$('unpaidFrom')} is not null and not exists (select 1 ${unpaid} and o.unpaid_slot = s.slot)
       and (select count(*) ${unpaid} and o.unpaid_slot is not null) < ${$('unpaidLimit')}
     limit 1)`
}

/** The row of the order. */
export const orderRow = clause({
  name: 'order',
  values: orderValues,
  steps: ($, { group }) => [
    {
      cte: `
  the_order as (
    insert into orders (order_id, unpaid_slot, ${columnNames(orderColumns)})
    values (${$('idHead')} || lpad(nextval('order_counter')::text, 5, '0') || ${$('idTail')}, ${unpaidSlot($)},
            ${Object.keys(orderColumns)
              .map((name) => columnValue($, name as OrderColumn, group))
              .join(', ')})
    returning order_id, team_id, unpaid_slot)`,
      refuses: {
        when: `${$('unpaidFrom')} is not null and (select unpaid_slot from the_order) is null`,
        reason: 'unpaid',
      },
    },
  ],
})

/** The rows of its lines. */
export const orderLines = clause({
  name: 'order lines',
  values: { items: json(({ items }) => items) },
  steps: ($, { hasSubsidy }) => [
    {
      cte: `
  the_items as (
    insert into order_items (order_id, ${columnNames(itemColumns)})
    select t.order_id, i.* from the_order t, jsonb_to_recordset(${$('items')}) as i(${columnTypes(itemColumns)})
    ${hasSubsidy ? 'returning order_id, id, item_id, subsidy_class_id, subsidy_num, subsidy_fee' : ''})`,
    },
  ],
})
