import 'server-only'
import type { BankAccount, Voucher } from '@/lib/contract/trade/offline-payment'
import type { VoucherState } from '@/lib/domain/order/payment/offline-transfer'
import { maskMobile } from '@/lib/domain/person/mask'
import type { AccountRow, ListedVoucherRow, VoucherRow } from './sql'

const states: Readonly<Record<VoucherRow['checkStatus'], VoucherState>> = { 0: 0, 1: 1, 2: 2, 9: 9 }

/** An account of the mall as the contract spells it. */
export const wireAccount = (row: AccountRow): BankAccount => ({
  id: row.accountId,
  bank_account_name: row.accountName,
  bank_name: row.bankName,
  bank_account_no: row.accountNo,
  china_ums_no: row.chinaUmsNo,
  pic: row.pic,
  is_default: row.isDefault ? '1' : '0',
})

/** An account as operators see it (contract operator). */
export const wireOperatorAccount = (row: AccountRow) => ({
  ...wireAccount(row),
  is_open: row.isOpen,
  sort: row.sort,
})

/** A voucher as the contract spells it. */
export const wireVoucher = (row: VoucherRow): Voucher => ({
  id: row.voucherId,
  order_id: row.orderId,
  bank_account_id: row.accountId,
  bank_account_name: row.accountName,
  bank_account_no: row.accountNo,
  bank_name: row.bankName,
  china_ums_no: row.chinaUmsNo,
  pay_fee: row.payFee,
  total_fee: row.payFee,
  pay_sn: row.paySn,
  voucher_pic: row.voucherPic,
  transfer_remark: row.transferRemark,
  check_status: states[row.checkStatus],
  remark: row.remark,
  create_time: row.createTime,
  update_time: row.updateTime,
})

/** A voucher with its order and its member, whose number is masked (contract operator). */
export const wireListedVoucher = (row: ListedVoucherRow) => ({
  ...wireVoucher(row),
  total_fee: row.totalFee,
  order_status: row.orderStatus,
  distributor_id: row.distributorId,
  member: { user_id: row.userId, mobile: maskMobile(row.mobile) },
})
