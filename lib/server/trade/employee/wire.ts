import 'server-only'
import type {
  ActivityItem,
  EmployeeCart,
  EmployeeCartLine,
  WireEmployeeActivity,
} from '@/lib/contract/trade/employee-shape'
import {
  identityOf,
  isOpenFor,
  employeeItemProblem,
  budgetLimitLeft,
  activityPiecesLeft,
  employeeActivityStatusNames,
  shownActivityStatus,
  type EmployeeItem,
} from '@/lib/domain/employee'
import { quantityProblem } from '@/lib/domain/goods/stock'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { maskMobile, maskName } from '@/lib/domain/person/mask'
import type { MemberActivity } from './load-offer'
import type { CartLineRow } from './sql/cart'
import type { EmployeeRow, EnterpriseRow, OwnEnterpriseRow, StaffAddressRow } from './sql/employers'
import type { ActivityProductRow, StaffProductRow } from './sql/items'

const bit = (value: boolean) => (value ? (1 as const) : (0 as const))

export const wireEnterprise = (row: EnterpriseRow) => ({
  id: row.enterpriseId,
  company_id: 1 as const,
  distributor_id: 0 as const,
  operator_id: 0 as const,
  name: row.name,
  enterprise_sn: row.enterpriseSn,
  logo: row.logo,
  qr_code_bg_image: '' as const,
  is_employee_check_enabled: row.authType === 'no_verify' ? ('false' as const) : ('true' as const),
  auth_type: row.authType,
  disabled: bit(row.disabled),
  sort: row.sort,
  distributor_name: '' as const,
  email_suffix: '' as const,
})

/** The six fields that every kind of verification has. */
export const wireCheckedEnterprise = (row: EnterpriseRow) => ({
  enterprise_id: row.enterpriseId,
  enterprise_name: row.name,
  enterprise_sn: row.enterpriseSn,
  auth_type: row.authType,
  distributor_id: 0 as const,
  operator_id: 0 as const,
})

/**
 * An employee for an open call: callers learn no more of the name and number than they sent, and no id of another
 * member.
 * @param viewerId 0 for guests
 */
export const wireCheckedEmployee = (row: EmployeeRow, viewerId: number) => ({
  ...wireCheckedEnterprise(row),
  company_id: 1 as const,
  id: row.employeeId,
  name: maskName(row.personName),
  mobile: maskMobile(row.mobile || (row.memberMobile ?? '')),
  account: null,
  email: null,
  user_id: row.userId === viewerId ? row.userId : null,
  member_mobile: row.memberMobile === null ? null : maskMobile(row.memberMobile),
  created: row.created,
  updated: row.updated,
  disabled: 0 as const,
  distributor_name: '' as const,
})

/** An employer of a member. @param mobile the number of the member, which is masked */
export const wireOwnEnterprise = (row: OwnEnterpriseRow, mobile: string) => ({
  company_id: 1 as const,
  name: row.name,
  enterprise_id: row.enterpriseId,
  enterprise_sn: row.enterpriseSn,
  logo: row.logo,
  login_account: maskMobile(mobile),
  disabled: bit(row.disabled),
  identity_disabled: bit(row.identityDisabled),
  is_employee: row.isEmployee,
  is_relative: row.isRelative,
})

/** A delivery address of an employer. @param mobile the number of the member, who is the receiver */
export const wireStaffAddress = (row: StaffAddressRow, mobile: string) => ({
  addr_id: row.addressId,
  name: row.name,
  area: [row.province, row.city, row.county].filter(Boolean).join('/'),
  addr: row.adrdetail,
  province: row.province,
  city: row.city,
  county: row.county,
  username: row.username,
  telephone: mobile,
})

/** The total, spent and remaining amounts of a budget. */
export const wireFee = ({ used, budget }: Pick<MemberActivity, 'used' | 'budget'>) => ({
  limit_fee: budget.limit,
  aggregate_fee: used,
  left_fee: Math.max(0, budget.limit - used),
})

export const wireTitle = ({
  activityId,
  name,
  title,
  pic,
  sharePic,
}: Pick<MemberActivity['row'], 'activityId' | 'name' | 'title' | 'pic' | 'sharePic'>) => ({
  activity_id: activityId,
  name,
  title,
  pages_template_id: 0 as const,
  share_pic: sharePic,
  pic,
})

export function wireActivity(
  found: MemberActivity,
  authType: EnterpriseRow['authType'],
  now: number,
  withFee: boolean,
): WireEmployeeActivity {
  const { row, activity, membership, userId, enterpriseId } = found
  const identity = identityOf(membership)
  const status = shownActivityStatus(activity, now)
  return {
    id: row.activityId,
    company_id: 1,
    pic: row.pic,
    list_pic: row.listPic,
    name: row.name,
    title: row.title,
    pages_template_id: 0,
    display_time: row.displayTime,
    employee_begin_time: row.employeeBeginTime,
    employee_end_time: row.employeeEndTime,
    employee_limitfee: row.employeeLimitfee,
    if_relative_join: row.ifRelativeJoin,
    invite_limit: row.inviteLimit,
    relative_begin_time: row.relativeBeginTime,
    relative_end_time: row.relativeEndTime,
    if_share_limitfee: row.ifShareLimitfee,
    relative_limitfee: row.relativeLimitfee,
    minimum_amount: row.minimumAmount,
    status,
    status_desc: employeeActivityStatusNames[status],
    if_share_store: true,
    price_display_config: {},
    is_discount_description_enabled: row.discountDescription ? 'true' : 'false',
    discount_description: row.discountDescription,
    is_passphrase_enabled: 0,
    auth_type: authType,
    enterprise_id: enterpriseId,
    user_id: userId,
    is_employee: identity === 'employee',
    is_relative: identity === 'relative',
    rel_enterprise: [enterpriseId],
    passphrase_user_verified: 0,
    can_buy: isOpenFor(activity, identity, now),
    ...(withFee ? { fee: wireFee(found) } : {}),
  }
}

type Sku = ActivityProductRow['skus'][number]

/** A SKU of an activity, with the budget's remaining limits for it in `items`. */
export function wireActivitySku(
  sku: Sku,
  items: ReadonlyMap<number, EmployeeItem>,
): ActivityItem['spec_items'][number] {
  const item = items.get(sku.itemId)
  const left = item ? budgetLimitLeft(item) : null
  return {
    item_id: sku.itemId,
    item_bn: sku.itemBn,
    item_spec_desc: sku.specText,
    activity_price: sku.activityPrice,
    activity_store: sku.activityStore,
    store: Math.min(sku.store, sku.activityStore),
    price: sku.price,
    market_price: sku.marketPrice,
    limit_num: sku.limitNum,
    limit_fee: sku.limitFee,
    ...(left === null ? {} : { limit_left: left }),
  }
}

/** A product of an activity; the cheapest SKU comes first. */
export function wireActivityItem(
  row: ActivityProductRow,
  activityId: number,
  items: ReadonlyMap<number, EmployeeItem>,
): ActivityItem {
  const skus = row.skus.map((sku) => wireActivitySku(sku, items))
  const [lead] = row.skus
  const sum = (part: (sku: ActivityItem['spec_items'][number]) => number) =>
    skus.reduce((total, sku) => total + part(sku), 0)
  return {
    activity_id: activityId,
    item_id: lead?.itemId ?? row.goodsId,
    goods_id: row.goodsId,
    default_item_id: row.goodsId,
    activity_price: lead?.activityPrice ?? 0,
    activity_store: sum((sku) => sku.activity_store),
    limit_fee: lead?.limitFee ?? 0,
    limit_num: lead?.limitNum ?? 0,
    sort: lead?.sort ?? 0,
    shelf_status: 1,
    item_name: row.itemName,
    item_bn: row.itemBn,
    brief: row.brief,
    nospec: row.nospec,
    store: sum((sku) => sku.store),
    price: lead?.price ?? 0,
    pics: row.pics,
    product_type: row.productType,
    staff_goods: bit(row.staffGoods),
    spec_items: skus,
    total_item_spec: skus.length,
  }
}

/** A product with the fields of the seed (contract goods §15). */
export const wireStaffProduct = (row: StaffProductRow) => ({
  item_id: row.goodsId,
  item_name: row.itemName,
  title: row.itemName,
  sub_title: row.brief,
  pics: row.pics,
  image_default_id: row.pics[0] ?? '',
  price: row.price,
  market_price: row.marketPrice,
  store: row.store,
  product_type: row.productType,
  staff_goods: 1 as const,
  valid_lucky: bit(!row.isOnSale || row.store <= 0),
  promotions: [],
})

/** The reason why a line cannot be ordered, or null. */
function lineProblem(line: CartLineRow, item: EmployeeItem | undefined): string | null {
  if (!line.isSold) return goodsMessages.goodsOffSale
  return employeeItemProblem(item, line) ?? quantityProblem(line, line.num)
}

export function wireCart(
  found: MemberActivity,
  rows: readonly CartLineRow[],
  items: ReadonlyMap<number, EmployeeItem>,
): EmployeeCart {
  const lines = rows.map((row): EmployeeCartLine => {
    const item = items.get(row.itemId)
    const price = item?.price ?? row.price
    return {
      cart_id: row.itemId,
      item_id: row.itemId,
      goods_id: row.goodsId,
      activity_id: found.activity.activityId,
      enterprise_id: found.enterpriseId,
      item_name: row.itemName,
      item_spec_desc: row.specText,
      pics: row.pic,
      num: row.num,
      price,
      sale_price: row.price,
      total_fee: price * row.num,
      store: item ? Math.min(row.store, activityPiecesLeft(item)) : 0,
      limit_num: item?.limitNum ?? 0,
      limit_fee: item?.limitFee ?? 0,
      is_checked: row.isChecked,
      problem: lineProblem(row, item) ?? '',
    }
  })
  const valid = lines.filter(({ problem }) => problem === '')
  const checked = valid.filter((line) => line.is_checked)
  const fee = checked.reduce((sum, line) => sum + line.total_fee, 0)
  return {
    valid_cart:
      valid.length === 0
        ? []
        : [
            {
              shop_id: 0,
              list: valid,
              cart_total_num: checked.reduce((sum, { num }) => sum + num, 0),
              cart_total_count: checked.length,
              item_fee: fee,
              total_fee: fee,
            },
          ],
    invalid_cart: lines.filter(({ problem }) => problem !== ''),
    fee: wireFee(found),
    minimum_amount: found.activity.minimumAmount,
  }
}
