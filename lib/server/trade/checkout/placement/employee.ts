import 'server-only'
import { clause } from './clause'
import { json } from './values'

/**
 * The steps of the placing statement that an order of employee purchase adds: the amount of the budget, pieces and
 * amounts per SKU of the budget, pieces of the activity. Each is a guarded update of a row for which parallel orders
 * wait, in this sequence, so that neither an employee nor relatives who share a budget exceed it (ADR 0057).
 */
export const takenPurchase = clause({
  name: 'employee purchase',
  isNeeded: ({ isEmployeeOrder }) => isEmployeeOrder,
  values: {
    employeeActivity: { type: 'int', of: ({ employee }) => employee?.activityId },
    employeeEnterprise: { type: 'int', of: ({ employee }) => employee?.enterpriseId },
    employeeOwner: { type: 'bigint', of: ({ employee }) => employee?.ownerId },
    budgetFee: { type: 'bigint', of: ({ employee }) => employee?.fee },
    employeeLimit: { type: 'bigint', of: ({ employee }) => employee?.limit },
    employeeLines: json(({ employee }) => employee?.lines ?? []),
    employeeFromCart: { type: 'boolean', of: ({ employee }) => employee?.isFromCart },
  },
  steps: ($) => [
    {
      cte: `employee_budget as (
      insert into employee_budgets as b (activity_id, enterprise_id, owner_id, used)
      select ${$('employeeActivity')}, ${$('employeeEnterprise')}, ${$('employeeOwner')}, ${$('budgetFee')}
       where ${$('budgetFee')} <= ${$('employeeLimit')}
         and exists (select from employee_activities a
                      where a.activity_id = ${$('employeeActivity')} and a.status = 'active')
      on conflict (activity_id, enterprise_id, owner_id) do update set used = b.used + excluded.used
        where b.used + excluded.used <= ${$('employeeLimit')}
      returning 1)`,
      refuses: {
        when: `(select count(*) from employee_budget) <> 1`,
        reason: 'budget',
      },
    },
    {
      cte: `employee_claim as materialized (
      select w.* from jsonb_to_recordset(${$('employeeLines')})
        as w("itemId" bigint, num int, price bigint, "limitNum" int, "limitFee" bigint))`,
    },
    {
      cte: `employee_quota as (
      insert into employee_quotas as q (activity_id, enterprise_id, owner_id, item_id, num, fee)
      select ${$('employeeActivity')}, ${$('employeeEnterprise')}, ${$('employeeOwner')}, c."itemId", c.num, c.num * c.price
        from employee_claim c
       where (c."limitNum" = 0 or c.num <= c."limitNum") and (c."limitFee" = 0 or c.num * c.price <= c."limitFee")
       order by c."itemId"
      on conflict (activity_id, enterprise_id, owner_id, item_id) do update
        set num = q.num + excluded.num, fee = q.fee + excluded.fee
        where exists (select from employee_claim c
                       where c."itemId" = q.item_id and (c."limitNum" = 0 or q.num + c.num <= c."limitNum")
                         and (c."limitFee" = 0 or q.fee + c.num * c.price <= c."limitFee"))
      returning 1)`,
      refuses: {
        when: `(select count(*) from employee_quota) <> (select count(*) from employee_claim)`,
        reason: 'employee',
      },
    },
    {
      cte: `employee_locked as materialized (
      select i.item_id from employee_items i
       where i.activity_id = ${$('employeeActivity')} and i.item_id in (select "itemId" from employee_claim)
       order by i.item_id for no key update),
    employee_taken as (
      update employee_items i set sold = i.sold + c.num
        from employee_claim c
       where i.activity_id = ${$('employeeActivity')} and i.item_id = any(array(select item_id from employee_locked))
         and i.item_id = c."itemId" and i.price = c.price and i.sold + c.num <= i.store
      returning 1)`,
      refuses: {
        when: `(select count(*) from employee_taken) <> (select count(*) from employee_claim)`,
        reason: 'employee',
      },
    },
    {
      cte: `employee_rows as (
      insert into employee_lines (order_id, item_id, activity_id, enterprise_id, owner_id, num, price)
      select t.order_id, c."itemId", ${$('employeeActivity')}, ${$('employeeEnterprise')}, ${$('employeeOwner')}, c.num, c.price
        from the_order t, employee_claim c)`,
    },
    {
      cte: `employee_cart as (
      delete from employee_cart_lines l using employee_claim c
       where ${$('employeeFromCart')} and l.user_id = ${$('user_id')} and l.activity_id = ${$('employeeActivity')}
         and l.enterprise_id = ${$('employeeEnterprise')} and l.item_id = c."itemId" and l.num = c.num and l.is_checked
      returning 1)`,
      refuses: {
        when: `${$('employeeFromCart')} and (select count(*) from employee_cart) <> (select count(*) from employee_claim)`,
        reason: 'lines',
      },
    },
  ],
})
