import 'server-only'
import { buysGoods, isKind } from '@/lib/server/ground/order-kind-sql'
import { compare, none, type Check } from './compare'
import { employeeChecks } from './employee-checks'
import { subsidies } from './subsidy-checks'

const stock: readonly Check[] = [
  compare(
    'stock',
    `select item_id::text, sum(num), '' from stock_ledger group by item_id`,
    `select item_id::text, store, '' from skus`,
  ),
  // Orders from before the ledgers existed have no rows.
  compare(
    'pieces of orders',
    `select i.order_id || ' ' || i.item_id, sum(case when o.order_status = 'CANCEL' then 0 else i.cancelled_num - i.num end), ''
       from order_items i join orders o on o.order_id = i.order_id
      where exists (select 1 from stock_ledger s where s.order_id = i.order_id and s.reason = 'order')
      group by i.order_id, i.item_id`,
    `select order_id || ' ' || item_id, sum(num), '' from stock_ledger
      where reason in ('order', 'cancel', 'cancel_rest') group by order_id, item_id`,
  ),
]

const money: readonly Check[] = [
  compare(
    'money of ',
    `select t.trade_id, t.pay_fee - coalesce((
              select sum(r.refund_fee) from refunds r where r.trade_id = t.trade_id and r.refund_status = 'SUCCESS'), 0),
            coalesce(nullif(t.provider, ''), t.pay_type)
       from trades t where t.trade_state in ('SUCCESS', 'REFUND') and t.pay_fee > 0`,
    `select trade_id, sum(amount), provider from money_ledger where amount <> 0 group by trade_id, provider`,
  ),
  compare(
    'payments of orders',
    `select order_id, total_fee, '' from orders where pay_status = 'PAYED' and total_fee > 0`,
    `select t.order_id, sum(t.pay_fee), '' from trades t
      where t.trade_state in ('SUCCESS', 'REFUND') and t.pay_fee > 0
        and not exists (select 1 from refunds r where r.trade_id = t.trade_id and r.refund_type = 3)
      group by t.order_id`,
  ),
  compare(
    'refunds of lines',
    `select r.order_id, sum(r.refund_fee - r.freight_fee), '' from refunds r
      where r.refund_status = 'SUCCESS' and r.refund_type in (0, 4) group by r.order_id
     having sum(r.refund_fee - r.freight_fee) <> 0`,
    `select order_id, sum(refunded_fee), '' from order_items where refunded_fee <> 0 group by order_id`,
  ),
  none(
    'refunds above their payment',
    `select t.trade_id from trades t join refunds r on r.trade_id = t.trade_id
      where r.refund_status in ('READY', 'AUDIT_SUCCESS', 'PROCESSING', 'CHANGE', 'SUCCESS')
      group by t.trade_id, t.pay_fee having sum(r.refund_fee) > t.pay_fee`,
  ),
]

const orders: readonly Check[] = [
  compare(
    'totals of orders',
    `select order_id, item_fee - discount_fee + freight_fee - point_fee, '' from orders`,
    `select order_id, total_fee, '' from orders`,
  ),
  compare(
    'lines of orders',
    `select order_id, total_fee - freight_fee, '' from orders o where ${buysGoods()}`,
    `select order_id, sum(total_fee), '' from order_items group by order_id`,
  ),
  none(
    'orders without lines',
    `select o.order_id from orders o
      where ${buysGoods()}
        and not exists (select 1 from order_items i where i.order_id = o.order_id)`,
  ),
  none(
    'paid purchases of grades without their days',
    `select o.order_id from orders o left join vip_orders v on v.order_id = o.order_id
      where ${isKind('membercard')} and (o.order_status = 'DONE') <> (v.granted is not null)`,
  ),
  none(
    'trades without order',
    `select t.trade_id from trades t where not exists (select 1 from orders o where o.order_id = t.order_id)`,
  ),
  none(
    'orders without audit',
    `select o.order_id from orders o
      where exists (select 1 from stock_ledger s where s.order_id = o.order_id)
        and not exists (select 1 from audit_rows a where a.subject = 'order' and a.subject_id = o.order_id)`,
  ),
]

const assets: readonly Check[] = [
  compare(
    'points',
    `select user_id::text, sum(points), '' from point_ledger group by user_id`,
    `select user_id::text, point - point_owed, '' from members`,
  ),
  none(
    'rewards of orders',
    `select o.order_id from orders o
       left join (select order_id, sum(points) as points from point_ledger where reason in ('reward', 'reward_back')
                   group by order_id) p on p.order_id = o.order_id
      where coalesce(p.points, 0) not between 0 and case o.order_status when 'DONE' then o.bonus_points else 0 end
         or (p.points is null and o.bonus_points > 0 and o.order_status = 'DONE'
             and not exists (select 1 from refunds r where r.order_id = o.order_id and r.refund_type in (0, 4)))`,
  ),
  compare(
    'recharges',
    `select o.order_id, r.fee + r.gift, '' from orders o join recharge_orders r on r.order_id = o.order_id
      where ${isKind('recharge')} and o.order_status = 'DONE' and r.fee = o.total_fee`,
    `select order_id, sum(amount), '' from deposit_ledger where reason in ('topup', 'gift') and order_id is not null
      group by order_id`,
  ),
  none(
    'paid recharges that were not credited',
    `select o.order_id from orders o left join recharge_orders r on r.order_id = o.order_id
      where ${isKind('recharge')} and (o.order_status = 'DONE') <> (r.granted is not null)`,
  ),
  compare(
    'deposits',
    `select user_id::text, sum(amount), '' from deposit_ledger group by user_id`,
    `select user_id::text, deposit, '' from members`,
  ),
  compare(
    'coupons ',
    `select u.code, 1, case u.status when 1 then 'held' when 2 then 'used' when 4 then 'locked' when 5 then 'expired' when 10 then 'kept' else 'void' end
       from user_cards u`,
    `select distinct on (code) code, 1, case event when 'claimed' then 'held' when 'returned' then 'held' else event end
       from coupon_ledger order by code, ledger_id desc`,
  ),
  none(
    'coupons used by cancelled orders',
    `select u.code from user_cards u join orders o on o.order_id = u.order_id
      where u.status = 2 and o.order_status = 'CANCEL'`,
  ),
]

const activities: readonly Check[] = [
  compare(
    'pieces of activities',
    `select x.activity || ' ' || x.item_id, sum(x.num), '' from (
       select i.activity_id as activity, i.item_id, i.num - i.cancelled_num as num from order_items i join orders o on o.order_id = i.order_id
        where i.activity_id is not null and o.order_status <> 'CANCEL'
       union all
       select seckill_id, item_id, num from seckill_tickets) x group by x.activity, x.item_id`,
    `select seckill_id || ' ' || item_id, sales_store, '' from seckill_items where sales_store <> 0`,
  ),
  none(
    'promotions joined by cancelled orders',
    `select j.order_id from marketing_joins j join orders o on o.order_id = j.order_id where o.order_status = 'CANCEL'`,
  ),
]

const groups: readonly Check[] = [
  compare(
    'pieces of groups',
    `select t.activity_id::text, sum(m.num), '' from group_members m join group_teams t on t.team_id = m.team_id
      where m.state <> 'returned' group by t.activity_id`,
    `select activity_id::text, sold, '' from group_activities where sold <> 0`,
  ),
  compare(
    'seats of running teams',
    `select t.team_id::text, count(*) + 1000 * count(*) filter (where m.state = 'paid'), ''
       from group_teams t join group_members m on m.team_id = t.team_id and m.state <> 'returned'
      where t.status = 1 group by t.team_id`,
    `select team_id::text, joined + 1000 * paid, '' from group_teams where status = 1`,
  ),
  none(
    'orders that wait for a team that is not running',
    `select o.order_id from orders o left join group_teams t on t.team_id = o.team_id
      where o.order_status = 'WAIT_GROUPS_SUCCESS' and t.status is distinct from 1`,
  ),
  none(
    'seats of cancelled orders',
    `select m.order_id from group_members m join orders o on o.order_id = m.order_id
      where (m.state = 'returned') <> (o.order_status = 'CANCEL')`,
  ),
]

/** Every check, in the sequence of the answer. A subject with a ledger of its own adds its checks here. */
export const checks: readonly Check[] = [
  ...stock,
  ...money,
  ...orders,
  ...assets,
  ...activities,
  ...groups,
  ...employeeChecks,
  ...subsidies,
]
