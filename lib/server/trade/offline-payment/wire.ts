import 'server-only'
import type { BankAccount, Voucher } from '@/lib/contract/trade/offline-payment'
import type { VoucherState } from '@/lib/domain/order/offline-transfer'
import type { AccountRow, VoucherRow } from './sql'

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
