import 'server-only'
import type { EmployeeActivityStatus } from '@/lib/domain/employee'
import { orderableSku } from '@/lib/server/catalogue/goods-lookup/visible-products'
import {
  boolean,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/**
 * Statements with which operators read employee purchase. Money in cents, times in epoch seconds; null filters match
 * any row.
 */

/** Employers with a part of the name $1 and of id $2: $3 from index $4. */
export const operatorEnterprises = statement(
  'employee_operator_enterprises',
  `select e.enterprise_id as "enterpriseId", e.name, e.enterprise_sn as "enterpriseSn", e.logo, e.auth_type as "authType",
          e.disabled, e.sort, e.created, e.updated, c.employees, c.accounts, count(*) over ()::int as total
     from enterprises e
    cross join lateral (
      select count(*)::int as employees, count(m.user_id)::int as accounts
        from employees m where m.enterprise_id = e.enterprise_id and not m.disabled) c
    where ($1::text is null or strpos(e.name, $1) > 0) and ($2::int is null or e.enterprise_id = $2)
    order by e.sort desc, e.enterprise_id limit $3 offset $4`,
  {
    enterpriseId: number,
    name: text,
    enterpriseSn: text,
    logo: text,
    authType: oneOf<'mobile' | 'qr_code' | 'no_verify'>(),
    disabled: boolean,
    sort: number,
    created: number,
    updated: number,
    employees: number,
    accounts: number,
    total: number,
  },
)
export type EnterpriseRow = RowOf<typeof operatorEnterprises>

/** Addresses of employer $1 and of id $2: $3 from index $4. */
export const operatorAddresses = statement(
  'employee_operator_addresses',
  `select a.address_id as "addressId", a.enterprise_id as "enterpriseId", a.name, a.province, a.city, a.county, a.adrdetail,
          a.disabled, a.sort, count(*) over ()::int as total
     from enterprise_addresses a where a.enterprise_id = $1 and ($2::int is null or a.address_id = $2)
    order by a.sort desc, a.address_id limit $3 offset $4`,
  {
    addressId: number,
    enterpriseId: number,
    name: text,
    province: text,
    city: text,
    county: text,
    adrdetail: text,
    disabled: boolean,
    sort: number,
    total: number,
  },
)
export type AddressRow = RowOf<typeof operatorAddresses>

/** People on the list of employer $1, with the number $2, a part of the name $3 and of id $4: $5 from index $6. */
export const operatorEmployees = statement(
  'employee_operator_employees',
  `select m.employee_id as "employeeId", m.enterprise_id as "enterpriseId", m.name, coalesce(nullif(m.mobile, ''), u.mobile, '') as mobile,
          m.user_id as "userId", m.disabled, m.created, m.updated, count(*) over ()::int as total
     from employees m left join members u on u.user_id = m.user_id
    where ($1::int is null or m.enterprise_id = $1) and ($2::text is null or m.mobile = $2)
      and ($3::text is null or strpos(m.name, $3) > 0) and ($4::bigint is null or m.employee_id = $4)
    order by m.employee_id desc limit $5 offset $6`,
  {
    employeeId: number,
    enterpriseId: number,
    name: text,
    mobile: text,
    userId: nullable(number),
    disabled: boolean,
    created: number,
    updated: number,
    total: number,
  },
)
export type EmployeeRow = RowOf<typeof operatorEmployees>

/**
 * Adds people to the list of employer $1 at $3: a JSON list of {name, mobile} without repeated numbers. `isNew`:
 * inserted, not updated; such a row has no deleting transaction.
 */
export const putEmployees = statement(
  'employee_operator_put_employees',
  `insert into employees as m (enterprise_id, name, mobile, created, updated)
   select $1, p.name, p.mobile, $3, $3 from jsonb_to_recordset($2::jsonb) as p(name text, mobile text) order by p.mobile
   on conflict (enterprise_id, mobile) where mobile <> '' do update
     set name = coalesce(nullif(excluded.name, ''), m.name), disabled = false, updated = excluded.updated
   returning m.xmax = 0 as "isNew"`,
  { isNew: boolean },
)

/** Activities of id $1, employer $2, with a part of the name $3, in state $4: $5 from index $6; the latest first. */
export const operatorActivities = statement(
  'employee_operator_activities',
  `select a.activity_id as "activityId", a.name, a.title, a.pic, a.list_pic as "listPic", a.share_pic as "sharePic", a.status,
          a.display_time as "displayTime", a.employee_begin_time as "employeeBeginTime",
          a.employee_end_time as "employeeEndTime", a.employee_limitfee as "employeeLimitfee",
          a.if_relative_join as "ifRelativeJoin", a.invite_limit as "inviteLimit",
          a.relative_begin_time as "relativeBeginTime", a.relative_end_time as "relativeEndTime",
          a.if_share_limitfee as "ifShareLimitfee", a.relative_limitfee as "relativeLimitfee",
          a.minimum_amount as "minimumAmount", a.discount_description as "discountDescription", a.created, a.updated,
          array(select p.enterprise_id from employee_enterprises p where p.activity_id = a.activity_id order by 1) as "enterpriseIds",
          i.items, i.sold, coalesce((select sum(b.used) from employee_budgets b where b.activity_id = a.activity_id), 0)::bigint as used,
          count(*) over ()::int as total
     from employee_activities a
    cross join lateral (
      select count(*)::int as items, coalesce(sum(p.sold), 0)::int as sold
        from employee_items p where p.activity_id = a.activity_id) i
    where ($1::int is null or a.activity_id = $1)
      and ($2::int is null or exists (select from employee_enterprises p
                                       where p.activity_id = a.activity_id and p.enterprise_id = $2))
      and ($3::text is null or strpos(a.name, $3) > 0) and ($4::text is null or a.status = $4)
    order by a.activity_id desc limit $5 offset $6`,
  {
    activityId: number,
    name: text,
    title: text,
    pic: text,
    listPic: text,
    sharePic: text,
    status: oneOf<EmployeeActivityStatus>(),
    displayTime: number,
    employeeBeginTime: number,
    employeeEndTime: number,
    employeeLimitfee: number,
    ifRelativeJoin: boolean,
    inviteLimit: number,
    relativeBeginTime: number,
    relativeEndTime: number,
    ifShareLimitfee: boolean,
    relativeLimitfee: number,
    minimumAmount: number,
    discountDescription: text,
    created: number,
    updated: number,
    enterpriseIds: numbers,
    items: number,
    sold: number,
    used: number,
    total: number,
  },
)
export type ActivityRow = RowOf<typeof operatorActivities>

/**
 * Locks activity $1, so that changes of it follow one another; orders do not wait for it. `hasOrders`: a budget was
 * used.
 */
export const lockActivity = statement(
  'employee_operator_lock_activity',
  `select a.status, a.if_share_limitfee as "ifShareLimitfee",
          exists (select from employee_budgets b where b.activity_id = a.activity_id) as "hasOrders"
     from employee_activities a where a.activity_id = $1 for no key update`,
  { status: oneOf<EmployeeActivityStatus>(), ifShareLimitfee: boolean, hasOrders: boolean },
)

/** SKUs $2 of activity $1 (null for all): $3 from index $4. */
export const operatorItems = statement(
  'employee_operator_items',
  `select i.activity_id as "activityId", i.item_id as "itemId", s.goods_id as "goodsId", g.item_name as "itemName",
          s.item_bn as "itemBn", s.spec_text as "specText", s.price as "salePrice", s.store as stock, i.price, i.store, i.sold,
          i.limit_num as "limitNum", i.limit_fee as "limitFee", i.sort, count(*) over ()::int as total
     from employee_items i join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
    where i.activity_id = $1 and ($2::bigint[] is null or i.item_id = any($2::bigint[]))
    order by i.sort desc, i.item_id limit $3 offset $4`,
  {
    activityId: number,
    itemId: number,
    goodsId: number,
    itemName: text,
    itemBn: text,
    specText: text,
    salePrice: number,
    stock: number,
    price: number,
    store: number,
    sold: number,
    limitNum: number,
    limitFee: number,
    sort: number,
    total: number,
  },
)
export type ItemRow = RowOf<typeof operatorItems>

/**
 * The SKUs $2 that an activity may sell or already has, with the number sold in activity $1. SKUs of the activity are
 * locked in the sequence of placing.
 */
export const sellableSkus = statement(
  'employee_operator_skus',
  `with locked as materialized (
     select item_id, sold from employee_items where activity_id = $1 and item_id = any($2::bigint[])
      order by item_id for no key update)
   select s.item_id as "itemId", s.price, coalesce(l.sold, 0) as sold
     from skus s join goods g on g.goods_id = s.goods_id left join locked l on l.item_id = s.item_id
    where s.item_id = any($2::bigint[]) and (l.item_id is not null or (${orderableSku}))`,
  { itemId: number, price: number, sold: number },
)

/** Adds or changes SKUs of activity $1: a JSON list of {itemId, price, store, limitNum, limitFee, sort}. */
export const putItems = statement(
  'employee_operator_put_items',
  `insert into employee_items (activity_id, item_id, price, store, limit_num, limit_fee, sort)
   select $1, p."itemId", p.price, p.store, p."limitNum", p."limitFee", p.sort
     from jsonb_to_recordset($2::jsonb)
       as p("itemId" bigint, price bigint, store int, "limitNum" int, "limitFee" bigint, sort int)
    order by p."itemId"
   on conflict (activity_id, item_id) do update
     set price = excluded.price, store = excluded.store, limit_num = excluded.limit_num, limit_fee = excluded.limit_fee,
         sort = excluded.sort`,
)

/** Removes the SKUs $2 from activity $1 if none of them was sold; a SKU that a parallel order has just bought stays. */
export const dropItems = statement(
  'employee_operator_drop_items',
  `delete from employee_items where activity_id = $1 and item_id = any($2::bigint[]) and sold = 0
   returning item_id as "itemId"`,
  { itemId: number },
)

/** Budgets of activity $1 and employer $2 by what was spent: $3 from index $4. */
export const operatorBudgets = statement(
  'employee_operator_budgets',
  `select b.enterprise_id as "enterpriseId", b.owner_id as "userId", u.mobile, u.username as name, b.used,
          case when m.employee_id is null then a.relative_limitfee else a.employee_limitfee end as "limitFee",
          m.employee_id is not null as "isEmployee",
          (select count(*)::int from employee_relatives r
            where r.activity_id = b.activity_id and r.enterprise_id = b.enterprise_id
              and r.employee_user_id = b.owner_id and not r.disabled) as relatives,
          count(*) over ()::int as total
     from employee_budgets b join employee_activities a on a.activity_id = b.activity_id
     join members u on u.user_id = b.owner_id
     left join employees m on m.enterprise_id = b.enterprise_id and m.user_id = b.owner_id
    where b.activity_id = $1 and ($2::int is null or b.enterprise_id = $2)
    order by b.used desc, b.enterprise_id, b.owner_id limit $3 offset $4`,
  {
    enterpriseId: number,
    userId: number,
    mobile: text,
    name: text,
    used: number,
    limitFee: number,
    isEmployee: boolean,
    relatives: number,
    total: number,
  },
)
export type BudgetRow = RowOf<typeof operatorBudgets>
