import 'server-only'
import { itemColumns, orderColumns, type OrderColumn } from './order-columns'
import type { Parameter, Part, Parts } from './part'

const columnNames = (columns: object) => Object.keys(columns).join(', ')
const columnTypes = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

/** A team that the order opens has its id from the statement itself. */
const columnValue = ($: Parameter, name: OrderColumn, group: Parts['group']) =>
  name === 'team_id' && group === 'open' ? '(select team_id from the_team)' : $(name)

/** The row of the order. */
export const orderRow = ($: Parameter, group: Parts['group']): Part => ({
  cte: `
  the_order as (
    insert into orders (order_id, ${columnNames(orderColumns)})
    values (${$('idHead')} || lpad(nextval('order_counter')::text, 5, '0') || ${$('idTail')},
            ${Object.keys(orderColumns)
              .map((name) => columnValue($, name as OrderColumn, group))
              .join(', ')})
    returning order_id, team_id)`,
})

/** The rows of its lines. */
export const orderLines = ($: Parameter, hasSubsidy: boolean): Part => ({
  cte: `
  the_items as (
    insert into order_items (order_id, ${columnNames(itemColumns)})
    select t.order_id, i.* from the_order t, jsonb_to_recordset(${$('items')}) as i(${columnTypes(itemColumns)})
    ${hasSubsidy ? 'returning order_id, id, item_id, subsidy_class_id, subsidy_num, subsidy_fee' : ''})`,
})
