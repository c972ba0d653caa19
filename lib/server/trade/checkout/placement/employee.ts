import 'server-only'
import { json, type Clause, type PlacementValues } from './part'

export const purchaseValues = {
  purchaseActivity: { type: 'int', of: ({ purchase }) => purchase?.activityId },
  purchaseEnterprise: { type: 'int', of: ({ purchase }) => purchase?.enterpriseId },
  purchaseOwner: { type: 'bigint', of: ({ purchase }) => purchase?.ownerId },
  purchaseFee: { type: 'bigint', of: ({ purchase }) => purchase?.fee },
  purchaseLimit: { type: 'bigint', of: ({ purchase }) => purchase?.limit },
  purchaseLines: json(({ purchase }) => purchase?.lines ?? []),
  purchaseFromCart: { type: 'boolean', of: ({ purchase }) => purchase?.isFromCart },
} satisfies PlacementValues

/**
 * The parts of the placing statement that an order of employee purchase adds: its amount of the budget, pieces and amounts per
 * SKU of the budget, pieces of the activity. Each is a guarded change of a row that parallel orders wait for, in this
 * sequence; so neither an employee nor relatives who share a budget exceed it (ADR 0057).
 */
export const takenPurchase: Clause = {
  isNeeded: ({ isPurchase }) => isPurchase,
  parts: ($) => [
    {
      cte: `purchase_budget as (
      insert into purchase_budgets as b (activity_id, enterprise_id, owner_id, used)
      select ${$('purchaseActivity')}, ${$('purchaseEnterprise')}, ${$('purchaseOwner')}, ${$('purchaseFee')}
       where ${$('purchaseFee')} <= ${$('purchaseLimit')}
         and exists (select from purchase_activities a
                      where a.activity_id = ${$('purchaseActivity')} and a.status = 'active')
      on conflict (activity_id, enterprise_id, owner_id) do update set used = b.used + excluded.used
        where b.used + excluded.used <= ${$('purchaseLimit')}
      returning 1)`,
      refuses: {
        when: `(select count(*) from purchase_budget) <> 1`,
        reason: 'budget',
      },
    },
    {
      cte: `purchase_claim as materialized (
      select w.* from jsonb_to_recordset(${$('purchaseLines')})
        as w("itemId" bigint, num int, price bigint, "limitNum" int, "limitFee" bigint))`,
    },
    {
      cte: `purchase_quota as (
      insert into purchase_quotas as q (activity_id, enterprise_id, owner_id, item_id, num, fee)
      select ${$('purchaseActivity')}, ${$('purchaseEnterprise')}, ${$('purchaseOwner')}, c."itemId", c.num, c.num * c.price
        from purchase_claim c
       where (c."limitNum" = 0 or c.num <= c."limitNum") and (c."limitFee" = 0 or c.num * c.price <= c."limitFee")
       order by c."itemId"
      on conflict (activity_id, enterprise_id, owner_id, item_id) do update
        set num = q.num + excluded.num, fee = q.fee + excluded.fee
        where exists (select from purchase_claim c
                       where c."itemId" = q.item_id and (c."limitNum" = 0 or q.num + c.num <= c."limitNum")
                         and (c."limitFee" = 0 or q.fee + c.num * c.price <= c."limitFee"))
      returning 1)`,
      refuses: {
        when: `(select count(*) from purchase_quota) <> (select count(*) from purchase_claim)`,
        reason: 'purchase',
      },
    },
    {
      cte: `purchase_locked as materialized (
      select i.item_id from purchase_items i
       where i.activity_id = ${$('purchaseActivity')} and i.item_id in (select "itemId" from purchase_claim)
       order by i.item_id for no key update),
    purchase_taken as (
      update purchase_items i set sold = i.sold + c.num
        from purchase_claim c
       where i.activity_id = ${$('purchaseActivity')} and i.item_id = any(array(select item_id from purchase_locked))
         and i.item_id = c."itemId" and i.price = c.price and i.sold + c.num <= i.store
      returning 1)`,
      refuses: {
        when: `(select count(*) from purchase_taken) <> (select count(*) from purchase_claim)`,
        reason: 'purchase',
      },
    },
    {
      cte: `purchase_rows as (
      insert into purchase_lines (order_id, item_id, activity_id, enterprise_id, owner_id, num, price)
      select t.order_id, c."itemId", ${$('purchaseActivity')}, ${$('purchaseEnterprise')}, ${$('purchaseOwner')}, c.num, c.price
        from the_order t, purchase_claim c)`,
    },
    {
      cte: `purchase_cart as (
      delete from purchase_cart_lines l using purchase_claim c
       where ${$('purchaseFromCart')} and l.user_id = ${$('user_id')} and l.activity_id = ${$('purchaseActivity')}
         and l.enterprise_id = ${$('purchaseEnterprise')} and l.item_id = c."itemId" and l.num = c.num and l.is_checked
      returning 1)`,
      refuses: {
        when: `${$('purchaseFromCart')} and (select count(*) from purchase_cart) <> (select count(*) from purchase_claim)`,
        reason: 'lines',
      },
    },
  ],
}
