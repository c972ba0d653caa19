import type { Voucher } from '@/lib/contract/trade/offline-payment'
import { voucherReviews } from '@/lib/domain/order/payment/offline-transfer'
import { dateTimeText } from '@/lib/domain/time/china'

/** 审核信息: the shop's review of a voucher. */
export function ReviewBox({ voucher }: { voucher: Voucher }) {
  const { check_status: status, remark, update_time } = voucher
  if (status === 0) return null
  const isRefused = status === 2
  return (
    <section
      aria-label="审核信息"
      className={`rounded-control mt-6 border px-4 py-3 text-sm ${isRefused ? 'border-brand/30 bg-brand-tint' : 'border-line bg-page'}`}
    >
      <h3 className="text-ink font-semibold">审核信息</h3>
      <dl className="nums text-text mt-2 grid gap-1">
        <div className="flex gap-1">
          <dt>审核状态：</dt>
          <dd className={isRefused ? 'text-brand' : 'text-programme'}>{voucherReviews[status]}</dd>
        </div>
        {remark && (
          <div className="flex gap-1">
            <dt className="shrink-0">审核备注：</dt>
            <dd className="break-words">{remark}</dd>
          </div>
        )}
        <div className="flex gap-1">
          <dt>审核时间：</dt>
          <dd>{dateTimeText(update_time)}</dd>
        </div>
      </dl>
    </section>
  )
}
