import 'server-only'
import type { PurchaseStatus } from '@/lib/domain/purchase'
import {
  boolean,
  json,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/db/statement'
import { goodsOnSale, inOpenShop } from '@/lib/server/goods-lookup/visible-products'

/** Statements of employee purchase. Money in cents, times in epoch seconds. */

const activityFields = `a.activity_id as "activityId", a.name, a.title, a.pic, a.list_pic as "listPic", a.share_pic as "sharePic",
  a.status, a.display_time as "displayTime", a.employee_begin_time as "employeeBeginTime",
  a.employee_end_time as "employeeEndTime", a.employee_limitfee as "employeeLimitfee",
  a.if_relative_join as "ifRelativeJoin", a.invite_limit as "inviteLimit", a.relative_begin_time as "relativeBeginTime",
  a.relative_end_time as "relativeEndTime", a.if_share_limitfee as "ifShareLimitfee",
  a.relative_limitfee as "relativeLimitfee", a.minimum_amount as "minimumAmount",
  a.discount_description as "discountDescription"`
const activityColumns = {
  ...{ activityId: number, name: text, title: text, pic: text, listPic: text, sharePic: text },
  status: oneOf<PurchaseStatus>(),
  ...{ displayTime: number, employeeBeginTime: number, employeeEndTime: number, employeeLimitfee: number },
  ...{ ifRelativeJoin: boolean, inviteLimit: number, relativeBeginTime: number, relativeEndTime: number },
  ...{ ifShareLimitfee: boolean, relativeLimitfee: number, minimumAmount: number, discountDescription: text },
}

/** Who invited member $1 into activity `a` for an employer, while the inviter is an employee. `enterprise` is SQL. */
const invitedBy = (enterprise: string) => `(
  select r.employee_user_id from purchase_relatives r
    join employees i on i.enterprise_id = r.enterprise_id and i.user_id = r.employee_user_id and not i.disabled
   where r.activity_id = a.activity_id and r.enterprise_id = ${enterprise} and r.user_id = $1 and not r.disabled)`

const isEmployee = (enterprise: string) => `exists (
  select from employees m where m.enterprise_id = ${enterprise} and m.user_id = $1 and not m.disabled)`

/** The columns of an activity for member $1, and what the budget has used; `enterprise` is SQL. */
const memberFields = (enterprise: string) => `${activityFields}, f.*, coalesce((
  select b.used from purchase_budgets b
   where b.activity_id = a.activity_id and b.enterprise_id = ${enterprise}
     and b.owner_id = case when f."isEmployee" or f."invitedBy" is null or not a.if_share_limitfee then $1 else f."invitedBy" end), 0) as used`
const memberFrom = (enterprise: string) => `cross join lateral (
  select exists (select from purchase_enterprises pe join enterprises e on e.enterprise_id = pe.enterprise_id
                  where pe.activity_id = a.activity_id and pe.enterprise_id = ${enterprise} and not e.disabled) as participates,
         ${isEmployee(enterprise)} as "isEmployee", ${invitedBy(enterprise)} as "invitedBy") f`
const memberColumns = {
  ...activityColumns,
  ...{ participates: boolean, isEmployee: boolean, invitedBy: nullable(number), used: number },
}

/** Activity $2 as member $1 of employer $3 sees it. */
export const activityForMember = statement(
  'purchase_activity_for_member',
  `select ${memberFields('$3::int')} from purchase_activities a ${memberFrom('$3::int')} where a.activity_id = $2`,
  memberColumns,
)
export type MemberActivityRow = RowOf<typeof activityForMember>

/**
 * Shown activities of employer $2 for member $1 at $3 that are not over, of activity $4 and with the name $5, each null for any;
 * the latest first.
 */
export const activitiesForMember = statement(
  'purchase_activities_for_member',
  `select ${memberFields('$2::int')} from purchase_activities a ${memberFrom('$2::int')}
    where a.status in ('active', 'pending') and a.display_time <= $3
      and greatest(a.employee_end_time, case when a.if_relative_join then a.relative_end_time else 0 end) > $3
      and ($4::int is null or a.activity_id = $4) and ($5::text is null or strpos(a.name, $5) > 0)
      and f.participates and (f."isEmployee" or f."invitedBy" is not null)
    order by a.employee_begin_time desc, a.activity_id desc limit 100`,
  memberColumns,
)

/** Whether an activity is shown at $1 and not over. */
export const anyActivity = statement(
  'purchase_any_activity',
  `select 1 as one from purchase_activities a
    where a.status in ('active', 'pending') and a.display_time <= $1
      and greatest(a.employee_end_time, case when a.if_relative_join then a.relative_end_time else 0 end) > $1 limit 1`,
  { one: number },
)

/** What everybody may know of activity $1 that is shown at $2. */
export const publicActivity = statement(
  'purchase_public_activity',
  `select activity_id as "activityId", name, title, pic, share_pic as "sharePic"
     from purchase_activities where activity_id = $1 and status <> 'cancel' and display_time <= $2`,
  { activityId: number, name: text, title: text, pic: text, sharePic: text },
)

/** The SKUs $4 of activity $1 with what budget $3 of employer $2 has bought of them; null for all SKUs. */
export const itemsForBudget = statement(
  'purchase_items_for_budget',
  `select i.item_id as "itemId", i.price, i.store, i.sold, i.limit_num as "limitNum", i.limit_fee as "limitFee",
          coalesce(q.num, 0) as "boughtNum", coalesce(q.fee, 0) as "boughtFee"
     from purchase_items i
     left join purchase_quotas q on q.activity_id = i.activity_id and q.enterprise_id = $2 and q.owner_id = $3
                                and q.item_id = i.item_id
    where i.activity_id = $1 and ($4::bigint[] is null or i.item_id = any($4::bigint[]))`,
  {
    ...{ itemId: number, price: number, store: number, sold: number, limitNum: number, limitFee: number },
    ...{ boughtNum: number, boughtFee: number },
  },
)

const isSold = `${goodsOnSale} and s.approve_status = 'onsale' and ${inOpenShop('g.distributor_id')}`

/** A SKU of a product in an activity. */
export interface ActivitySku {
  itemId: number
  isDefault: boolean
  itemBn: string
  specText: string
  activityPrice: number
  activityStore: number
  store: number
  price: number
  marketPrice: number
  limitNum: number
  limitFee: number
  sort: number
}

/**
 * Products of activity $1 that are on sale, with a part of the name $2, article number $3 and category $4 (main $5), each null for
 * any; sort $6 as `goodsSort` of contract member §14.1; $7 from index $8.
 */
export const activityProducts = statement(
  'purchase_activity_products',
  `with part as materialized (
     select g.goods_id, i.item_id as "itemId", s.is_default as "isDefault", s.item_bn as "itemBn", s.spec_text as "specText",
            i.price as "activityPrice", i.store - i.sold as "activityStore", s.store, s.price, s.market_price as "marketPrice",
            i.limit_num as "limitNum", i.limit_fee as "limitFee", i.sort
       from purchase_items i join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
      where i.activity_id = $1 and ${isSold}
        and ($2::text is null or strpos(lower(g.item_name), lower($2)) > 0) and ($3::text is null or s.item_bn = $3)
        and ($4::int is null or exists (
              select from goods_categories gc join categories c on c.category_id = gc.category_id
               where gc.goods_id = g.goods_id and c.path @> array[$4::int]))
        and ($5::int is null or exists (
              select from categories c where c.category_id = g.main_category_id and c.path @> array[$5::int]))),
   product as (
     select goods_id, min("activityPrice") as price, max(sort) as sort from part group by goods_id)
   select g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.pics, g.nospec,
          g.product_type as "productType", g.staff_goods as "staffGoods", g.sales,
          (select json_agg(row_to_json(part) order by part."activityPrice", part."itemId") from part
            where part.goods_id = g.goods_id) as skus,
          count(*) over ()::int as total
     from product p join goods g on g.goods_id = p.goods_id
    order by case $6::int when 1 then g.sales when 2 then p.price when 3 then -p.price else p.sort end desc, g.goods_id desc
    limit $7 offset $8`,
  {
    ...{
      goodsId: number,
      itemName: text,
      itemBn: text,
      brief: text,
      pics: json<string[]>(),
      nospec: boolean,
    },
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    ...{ staffGoods: boolean, sales: number, skus: json<ActivitySku[]>(), total: number },
  },
)
export type ActivityProductRow = RowOf<typeof activityProducts>

/** The SKUs of activity $1 of the product of SKU $2 that are on sale. */
export const activitySkusOf = statement(
  'purchase_activity_skus_of',
  `select i.item_id as "itemId", s.is_default as "isDefault", s.item_bn as "itemBn", s.spec_text as "specText",
          i.price as "activityPrice", i.store - i.sold as "activityStore", s.store, s.price, s.market_price as "marketPrice",
          i.limit_num as "limitNum", i.limit_fee as "limitFee", i.sort
     from skus asked join skus s on s.goods_id = asked.goods_id join goods g on g.goods_id = s.goods_id
     join purchase_items i on i.activity_id = $1 and i.item_id = s.item_id
    where asked.item_id = $2 and ${isSold}
    order by i.price, i.item_id`,
  {
    ...{ itemId: number, isDefault: boolean, itemBn: text, specText: text, activityPrice: number },
    ...{ activityStore: number, store: number, price: number, marketPrice: number },
    ...{ limitNum: number, limitFee: number, sort: number },
  },
)

const enterpriseFields = `e.enterprise_id as "enterpriseId", e.name, e.enterprise_sn as "enterpriseSn", e.logo,
  e.auth_type as "authType", e.disabled, e.sort`
const enterpriseColumns = {
  ...{ enterpriseId: number, name: text, enterpriseSn: text, logo: text },
  authType: oneOf<'mobile' | 'qr_code' | 'no_verify'>(),
  ...{ disabled: boolean, sort: number },
}
export type EnterpriseRow = RowOf<typeof enterpriseColumns>

/** Employers, of number $1 and id $2, each null for any: $3 from index $4. */
export const enterpriseList = statement(
  'purchase_enterprises',
  `select ${enterpriseFields}, count(*) over ()::int as total from enterprises e
    where not e.disabled and ($1::text is null or e.enterprise_sn = $1) and ($2::int is null or e.enterprise_id = $2)
    order by e.sort desc, e.enterprise_id limit $3 offset $4`,
  { ...enterpriseColumns, total: number },
)

/** The rows of a mobile number in employers of way $2, of employer $3 and those in activity $4, each null for any. */
export const employeesOfMobile = statement(
  'purchase_employees_of_mobile',
  `select m.employee_id as "employeeId", m.name as "personName", m.mobile, m.user_id as "userId", m.created, m.updated, ${enterpriseFields}
     from employees m join enterprises e on e.enterprise_id = m.enterprise_id
    where m.mobile = $1 and not m.disabled and not e.disabled and e.auth_type = $2
      and ($3::int is null or e.enterprise_id = $3)
      and ($4::int is null or exists (select from purchase_enterprises pe
                                       where pe.activity_id = $4 and pe.enterprise_id = e.enterprise_id))
    order by e.sort desc, e.enterprise_id limit 50`,
  {
    ...{
      employeeId: number,
      personName: text,
      mobile: text,
      userId: nullable(number),
      created: number,
      updated: number,
    },
    ...enterpriseColumns,
  },
)
export type EmployeeRow = RowOf<typeof employeesOfMobile>

/** Employer $1. */
export const enterpriseById = statement(
  'purchase_enterprise',
  `select ${enterpriseFields} from enterprises e where e.enterprise_id = $1 and not e.disabled`,
  enterpriseColumns,
)

/** Whether member $1 is an employee of employer $2. */
export const ownEmployee = statement(
  'purchase_own_employee',
  `select employee_id as "employeeId", disabled from employees where enterprise_id = $2 and user_id = $1`,
  { employeeId: number, disabled: boolean },
)

/** Gives the row of mobile $3 at employer $2 to member $1 at $4, unless it is somebody's. */
export const claimEmployee = statement(
  'purchase_claim_employee',
  `update employees set user_id = $1, updated = $4
    where enterprise_id = $2 and mobile = $3 and not disabled and (user_id is null or user_id = $1)
   returning employee_id as "employeeId"`,
  { employeeId: number },
)

/** Makes member $1, named $3, an employee of employer $2 at $4, which takes everybody's word. */
export const addEmployee = statement(
  'purchase_add_employee',
  `insert into employees (enterprise_id, name, user_id, created, updated) values ($2, $3, $1, $4, $4)
   on conflict (enterprise_id, user_id) do nothing`,
)

/** An employee is nobody's relative at employer $2 any more. */
export const dropOwnRelatives = statement(
  'purchase_drop_own_relatives',
  'update purchase_relatives set disabled = true where user_id = $1 and enterprise_id = $2 and not disabled',
)

/** The employers of member $1: as an employee, or as a relative in an activity; of those in activity $2, null for any. */
export const ownEnterprises = statement(
  'purchase_own_enterprises',
  `select ${enterpriseFields}, coalesce(m.disabled, false) as "identityDisabled", m.employee_id is not null as "isEmployee",
          exists (select from purchase_relatives r
                   where r.enterprise_id = e.enterprise_id and r.user_id = $1 and not r.disabled) as "isRelative"
     from enterprises e
     left join employees m on m.enterprise_id = e.enterprise_id and m.user_id = $1
    where (m.employee_id is not null or exists (
            select from purchase_relatives r where r.enterprise_id = e.enterprise_id and r.user_id = $1 and not r.disabled))
      and ($2::int is null or exists (
            select from purchase_enterprises pe where pe.activity_id = $2 and pe.enterprise_id = e.enterprise_id))
    order by e.sort desc, e.enterprise_id`,
  { ...enterpriseColumns, identityDisabled: boolean, isEmployee: boolean, isRelative: boolean },
)

/** Where employers of member $1 receive parcels, with the member as the receiver. */
export const staffAddresses = statement(
  'purchase_staff_addresses',
  `select a.address_id as "addressId", a.name, a.province, a.city, a.county, a.adrdetail, u.username
     from members u cross join enterprise_addresses a join enterprises e on e.enterprise_id = a.enterprise_id and not e.disabled
    where u.user_id = $1 and not a.disabled and exists (
            select from employees m where m.enterprise_id = e.enterprise_id and m.user_id = $1 and not m.disabled)
    order by a.sort desc, a.address_id`,
  {
    ...{ addressId: number, name: text, province: text, city: text, county: text, adrdetail: text },
    username: text,
  },
)

/** Locks member $1 as an employee of employer $2, so that parallel invitations wait for each other. */
export const lockEmployee = statement(
  'purchase_lock_employee',
  `select employee_id as "employeeId" from employees
    where enterprise_id = $2 and user_id = $1 and not disabled for no key update`,
  { employeeId: number },
)

/** How many relatives employee $3 of employer $2 has in activity $1. */
export const countRelatives = statement(
  'purchase_count_relatives',
  `select count(*)::int as relatives from purchase_relatives
    where activity_id = $1 and enterprise_id = $2 and employee_user_id = $3 and not disabled`,
  { relatives: number },
)

/** Stores an invitation; no row when the code exists. */
export const addInvite = statement(
  'purchase_add_invite',
  `insert into purchase_invites (code, activity_id, enterprise_id, employee_user_id, created) values ($1, $2, $3, $4, $5)
   on conflict (code) do nothing returning code`,
  { code: text },
)

export const inviteByCode = statement(
  'purchase_invite_by_code',
  `select activity_id as "activityId", enterprise_id as "enterpriseId", employee_user_id as "employeeUserId",
          used_by as "usedBy"
     from purchase_invites where code = $1 for no key update`,
  { activityId: number, enterpriseId: number, employeeUserId: number, usedBy: nullable(number) },
)

export const useInvite = statement(
  'purchase_use_invite',
  'update purchase_invites set used_by = $2 where code = $1 and used_by is null',
)

/** Member $1 becomes a relative of employee $4 at employer $3 in activity $2; no row when the member is one already. */
export const addRelative = statement(
  'purchase_add_relative',
  `insert into purchase_relatives as r (user_id, activity_id, enterprise_id, employee_user_id, created)
   values ($1, $2, $3, $4, $5)
   on conflict (activity_id, enterprise_id, user_id) do update
     set employee_user_id = excluded.employee_user_id, disabled = false, created = excluded.created where r.disabled
   returning user_id as "userId"`,
  { userId: number },
)

/** The relatives of employee $3 at employer $2 in activity $1: $4 from index $5. */
export const relativeList = statement(
  'purchase_relatives',
  `select r.user_id as "userId", r.created, m.username, m.avatar, m.mobile, coalesce(b.used, 0) as used,
          count(*) over ()::int as total
     from purchase_relatives r join members m on m.user_id = r.user_id
     left join purchase_budgets b on b.activity_id = r.activity_id and b.enterprise_id = r.enterprise_id
                                 and b.owner_id = r.user_id
    where r.activity_id = $1 and r.enterprise_id = $2 and r.employee_user_id = $3 and not r.disabled
    order by r.created desc, r.user_id desc limit $4 offset $5`,
  {
    ...{ userId: number, created: number, username: text, avatar: text, mobile: text },
    ...{ used: number, total: number },
  },
)

/** Staff products that are bags (福袋) or not ($1), for staff: $2 from index $3. */
export const staffProducts = statement(
  'purchase_staff_products',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.brief, g.pics, g.product_type as "productType",
          s.price, s.market_price as "marketPrice",
          (select sum(o.store)::int from skus o where o.goods_id = g.goods_id) as store,
          g.approve_status = 'onsale' and s.approve_status = 'onsale' as "isOnSale", count(*) over ()::int as total
     from goods g join skus s on s.goods_id = g.goods_id and s.is_default
    where g.staff_goods and (g.product_type = 'bag') = $1 and g.audit_status = 'approved' and not g.is_gift
      and not g.points_goods and g.approve_status in ('onsale', 'only_show') and ${inOpenShop('g.distributor_id')}
    order by g.sort desc, g.goods_id desc limit $2 offset $3`,
  {
    ...{ goodsId: number, itemName: text, brief: text, pics: json<string[]>() },
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    ...{ price: number, marketPrice: number, store: number, isOnSale: boolean, total: number },
  },
)
export type StaffProductRow = RowOf<typeof staffProducts>

/** The cart of member $1 in activity $2 for employer $3, the latest line first. */
export const cartLines = statement(
  'purchase_cart',
  `select c.item_id as "itemId", c.num, c.is_checked as "isChecked", s.goods_id as "goodsId", g.item_name as "itemName",
          s.spec_text as "specText", coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as pic, s.price, s.store,
          s.start_num as "startNum", ${isSold} as "isSold"
     from purchase_cart_lines c join skus s on s.item_id = c.item_id join goods g on g.goods_id = s.goods_id
    where c.user_id = $1 and c.activity_id = $2 and c.enterprise_id = $3
    order by c.updated desc, c.item_id limit 100`,
  {
    ...{ itemId: number, num: number, isChecked: boolean, goodsId: number, itemName: text, specText: text },
    ...{ pic: text, price: number, store: number, startNum: number, isSold: boolean },
  },
)
export type CartLineRow = RowOf<typeof cartLines>

/**
 * Puts $5 pieces of SKU $4 into the cart at $7: added to those in it when $6, and ticked. Two calls at once add up, because the
 * row decides.
 */
export const putCartLine = statement(
  'purchase_cart_put',
  `insert into purchase_cart_lines as c (user_id, activity_id, enterprise_id, item_id, num, updated)
   values ($1, $2, $3, $4, $5, $7)
   on conflict (user_id, activity_id, enterprise_id, item_id) do update
     set num = least(99999, case when $6::boolean then c.num + excluded.num else excluded.num end),
         is_checked = true, updated = excluded.updated
   returning num`,
  { num: number },
)

export const removeCartLines = statement(
  'purchase_cart_remove',
  `delete from purchase_cart_lines
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and ($4::bigint[] is null or item_id = any($4::bigint[]))`,
)

export const checkCartLines = statement(
  'purchase_cart_check',
  `update purchase_cart_lines set is_checked = $5
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and item_id = any($4::bigint[])`,
)

/** The ticked lines of the cart. */
export const checkedLines = statement(
  'purchase_cart_checked',
  `select item_id as "itemId", num from purchase_cart_lines
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and is_checked order by item_id limit 101`,
  { itemId: number, num: number },
)
