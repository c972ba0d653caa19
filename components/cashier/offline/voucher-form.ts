import type { BankAccount, Voucher } from '@/lib/contract/trade/offline-payment'
import { maxVoucherPictures, voucherProblems } from '@/lib/domain/order/payment/offline-transfer'

/** Fields that the buyer enters about a transfer. */
export interface VoucherDraft {
  accountId: number
  paySn: string
  remark: string
  pictures: readonly string[]
}

/** The stored voucher, or an empty one with the default account. */
export const draftOf = (voucher: Voucher | null, accounts: readonly BankAccount[]): VoucherDraft => ({
  accountId:
    voucher?.bank_account_id ??
    (accounts.find(({ is_default }) => is_default === '1') ?? accounts[0])?.id ??
    0,
  paySn: voucher?.pay_sn ?? '',
  remark: voucher?.transfer_remark ?? '',
  pictures: voucher?.voucher_pic ?? [],
})

/** The message about the first missing input, or null (spec 3 §1, /cashier). */
export function draftProblem({ accountId, pictures }: VoucherDraft): string | null {
  if (accountId === 0) return voucherProblems.account
  if (pictures.length === 0) return voucherProblems.noPicture
  return pictures.length > maxVoucherPictures ? voucherProblems.tooMany : null
}
