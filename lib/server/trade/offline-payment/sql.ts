import 'server-only'
import type { VoucherState } from '@/lib/domain/order/payment/offline-transfer'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

const accountFields = `account_id as "accountId", account_name as "accountName", bank_name as "bankName",
  account_no as "accountNo", china_ums_no as "chinaUmsNo", pic, is_default as "isDefault", is_open as "isOpen", sort`
const accountColumns = {
  accountId: number,
  accountName: text,
  bankName: text,
  accountNo: text,
  chinaUmsNo: text,
  pic: text,
  isDefault: boolean,
  isOpen: boolean,
  sort: number,
}
export type AccountRow = RowOf<typeof accountColumns>

/** The accounts to which buyers transfer; $1 includes closed ones. */
export const accountRows = statement(
  'offline_accounts',
  `select ${accountFields} from bank_accounts where is_open or $1::boolean
    order by is_default desc, sort, account_id limit 50`,
  accountColumns,
)

/** Writes an account; $1 null adds one. A new default replaces the former one. */
export const writeAccount = statement(
  'offline_write_account',
  `with others as (
     update bank_accounts set is_default = false where $7::boolean and is_default and account_id is distinct from $1),
   changed as (
     update bank_accounts set account_name = $2, bank_name = $3, account_no = $4, china_ums_no = $5, pic = $6,
            is_default = $7, is_open = $8, sort = $9
      where account_id = $1 returning *),
   added as (
     insert into bank_accounts (account_name, bank_name, account_no, china_ums_no, pic, is_default, is_open, sort)
     select $2, $3, $4, $5, $6, $7, $8, $9 where $1::bigint is null returning *)
   select ${accountFields} from (select * from changed union all select * from added) one`,
  accountColumns,
)

const voucherFields = `v.voucher_id as "voucherId", v.order_id as "orderId", v.user_id as "userId",
  v.account_id as "accountId", v.account_name as "accountName", v.bank_name as "bankName", v.account_no as "accountNo",
  v.china_ums_no as "chinaUmsNo", v.pay_fee as "payFee", v.pay_sn as "paySn", v.voucher_pic as "voucherPic",
  v.transfer_remark as "transferRemark", v.check_status::text as "checkStatus", v.remark, v.create_time as "createTime",
  v.update_time as "updateTime"`
const voucherColumns = {
  voucherId: number,
  orderId: text,
  userId: number,
  accountId: number,
  accountName: text,
  bankName: text,
  accountNo: text,
  chinaUmsNo: text,
  payFee: number,
  paySn: text,
  voucherPic: json<string[]>(),
  transferRemark: text,
  checkStatus: oneOf<`${VoucherState}`>(),
  remark: text,
  createTime: number,
  updateTime: number,
}
export type VoucherRow = RowOf<typeof voucherColumns>

export const voucherOfMember = statement(
  'offline_voucher_of_member',
  `select ${voucherFields} from offline_vouchers v where v.order_id = $1 and v.user_id = $2`,
  voucherColumns,
)

/**
 * Writes the voucher of an order, which then waits for its review, and keeps the order open until $11; $12 is now.
 */
export const writeVoucher = statement(
  'offline_write_voucher',
  `with waiting as (
     update orders set offline_status = 0, auto_cancel_time = greatest(auto_cancel_time, $11::bigint),
            update_time = $12::bigint
      where order_id = $1 returning order_id),
   written as (
     insert into offline_vouchers (order_id, user_id, account_id, account_name, bank_name, account_no, china_ums_no, pay_fee,
                                   pay_sn, voucher_pic, transfer_remark, check_status, create_time, update_time)
     select waiting.order_id, $2, a.account_id, a.account_name, a.bank_name, a.account_no, a.china_ums_no, $4, $5,
            $6::jsonb, $7, 0, $12::bigint, $12::bigint
       from waiting, bank_accounts a where a.account_id = $3 and a.is_open
     on conflict (order_id) do update
       set account_id = excluded.account_id, account_name = excluded.account_name, bank_name = excluded.bank_name,
           account_no = excluded.account_no, china_ums_no = excluded.china_ums_no, pay_fee = excluded.pay_fee,
           pay_sn = excluded.pay_sn, voucher_pic = excluded.voucher_pic, transfer_remark = excluded.transfer_remark,
           check_status = 0, remark = '', update_time = excluded.update_time
     returning *),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, after, at)
     select $8, $9, $10, 'order', order_id, jsonb_build_object('voucher', voucher_pic, 'accountNo', account_no), $12::bigint
       from written)
   select ${voucherFields} from written v`,
  voucherColumns,
)

/** Locks the voucher of an order that waits for its review; $2: only of this shop. */
export const lockVoucher = statement(
  'offline_lock_voucher',
  `select ${voucherFields} from offline_vouchers v
    where v.order_id = $1 and ($2::int is null or exists (
      select 1 from orders o where o.order_id = v.order_id and o.distributor_id = $2)) for update of v`,
  voucherColumns,
)

/** Stores the review of a voucher in voucher and order, which stays open until $5 at least. */
export const decideVoucher = statement(
  'offline_decide_voucher',
  `with decided as (
     update offline_vouchers set check_status = $2::int, remark = $3, update_time = $4 where order_id = $1 returning *),
   shown as (
     update orders set offline_status = $2::int, update_time = $4, auto_cancel_time = greatest(auto_cancel_time, $5::bigint)
      where order_id = $1)
   select ${voucherFields} from decided v`,
  voucherColumns,
)

/** Vouchers in state $1 (null for all) of order $2 and shop $3, the longest waiting first. */
const inList = `($1::int is null or v.check_status = $1) and ($2::text is null or v.order_id = $2)
  and ($3::int is null or o.distributor_id = $3)`
export const voucherRows = statement(
  'offline_vouchers',
  `select ${voucherFields}, o.total_fee as "totalFee", o.order_status as "orderStatus", m.mobile,
          o.distributor_id as "distributorId"
     from offline_vouchers v join orders o on o.order_id = v.order_id join members m on m.user_id = v.user_id
    where ${inList} order by v.check_status, v.update_time limit $4 offset $5`,
  { ...voucherColumns, totalFee: number, orderStatus: text, mobile: text, distributorId: number },
)
export type ListedVoucherRow = RowOf<typeof voucherRows>

export const voucherCount = statement(
  'offline_voucher_count',
  `select count(*) as total from offline_vouchers v join orders o on o.order_id = v.order_id where ${inList}`,
  { total: number },
)
