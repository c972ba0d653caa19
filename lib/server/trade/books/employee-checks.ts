import 'server-only'
import { isKind } from '@/lib/server/ground/order-kind-sql'
import { compare, type Check } from './compare'

/**
 * Employee purchase: the counts of budgets, SKUs of a budget and activities equal the amounts that orders took and did
 * not give back.
 */
export const employeeChecks: readonly Check[] = [
  compare(
    'budgets of employee purchase',
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id, used, '' from employee_budgets where used > 0`,
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id, sum(num * price - returned_fee), '' from employee_lines
      where num * price > returned_fee group by 1`,
  ),
  compare(
    'quotas of employee purchase',
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id || ' ' || item_id, num, '' from employee_quotas where num > 0`,
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id || ' ' || item_id, sum(num - returned_num), '' from employee_lines
      where num > returned_num group by 1`,
  ),
  compare(
    'amounts of quotas of employee purchase',
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id || ' ' || item_id, fee, '' from employee_quotas where fee > 0`,
    `select activity_id || ' ' || enterprise_id || ' ' || owner_id || ' ' || item_id, sum(num * price - returned_fee), ''
       from employee_lines where num * price > returned_fee group by 1`,
  ),
  compare(
    'pieces of employee purchase',
    `select activity_id || ' ' || item_id, sold, '' from employee_items where sold > 0`,
    `select activity_id || ' ' || item_id, sum(num), '' from employee_lines where num > 0 group by 1`,
  ),
  compare(
    'orders of employee purchase',
    `select l.order_id || ' ' || l.item_id, l.num, '' from employee_lines l`,
    `select i.order_id || ' ' || i.item_id,
            case when o.order_status = 'CANCEL' then 0 else i.num - i.cancelled_num end, ''
       from order_items i join orders o on o.order_id = i.order_id where ${isKind('employee_purchase')}`,
  ),
]
