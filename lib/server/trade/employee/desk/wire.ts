import 'server-only'
import type {
  OperatorActivity,
  OperatorEmployee,
  OperatorEnterprise,
  OperatorEmployeeItem,
} from '@/lib/contract/operator/trade/employee'
import { employeeActivityStatusNames, shownActivityStatus } from '@/lib/domain/employee'
import { maskMobile } from '@/lib/domain/person/mask'
import type { ActivityRow, AddressRow, BudgetRow, EmployeeRow, EnterpriseRow, ItemRow } from './sql'

export const wireEnterprise = (row: EnterpriseRow): OperatorEnterprise => ({
  enterprise_id: row.enterpriseId,
  name: row.name,
  enterprise_sn: row.enterpriseSn,
  logo: row.logo,
  auth_type: row.authType,
  disabled: row.disabled,
  sort: row.sort,
  employees: row.employees,
  accounts: row.accounts,
  created: row.created,
  updated: row.updated,
})

export const wireAddress = ({ addressId, enterpriseId, total: _, ...row }: AddressRow) => ({
  address_id: addressId,
  enterprise_id: enterpriseId,
  ...row,
})

export const wirePurchase = (row: EmployeeRow): OperatorEmployee => ({
  employee_id: row.employeeId,
  enterprise_id: row.enterpriseId,
  name: row.name,
  mobile: maskMobile(row.mobile),
  user_id: row.userId,
  disabled: row.disabled,
  created: row.created,
  updated: row.updated,
})

/** @param now epoch seconds */
export function wireActivity(row: ActivityRow, now: number): OperatorActivity {
  const shown = shownActivityStatus(row, now)
  return {
    activity_id: row.activityId,
    name: row.name,
    title: row.title,
    pic: row.pic,
    list_pic: row.listPic,
    share_pic: row.sharePic,
    status: row.status,
    shown_status: shown,
    status_desc: employeeActivityStatusNames[shown],
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
    discount_description: row.discountDescription,
    enterprise_ids: row.enterpriseIds,
    items: row.items,
    sold: row.sold,
    used: row.used,
    created: row.created,
    updated: row.updated,
  }
}

export const wireItem = (row: ItemRow): OperatorEmployeeItem => ({
  activity_id: row.activityId,
  item_id: row.itemId,
  goods_id: row.goodsId,
  item_name: row.itemName,
  item_bn: row.itemBn,
  item_spec_desc: row.specText,
  sale_price: row.salePrice,
  stock: row.stock,
  price: row.price,
  store: row.store,
  sold: row.sold,
  limit_num: row.limitNum,
  limit_fee: row.limitFee,
  sort: row.sort,
})

export const wireBudget = (row: BudgetRow) => ({
  enterprise_id: row.enterpriseId,
  user_id: row.userId,
  mobile: maskMobile(row.mobile),
  name: row.name,
  is_employee: row.isEmployee,
  limit_fee: row.limitFee,
  used_limitfee: row.used,
  left_fee: Math.max(0, row.limitFee - row.used),
  relatives: row.relatives,
})
