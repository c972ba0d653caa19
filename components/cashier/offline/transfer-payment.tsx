import { dateTimeText } from '@/lib/domain/time/china'
import { OfflineBlock } from './offline-block'
import { useTransferTime } from './use-transfer-time'

interface TransferPaymentProps {
  orderId: string
  /** How the mall believes that the order is being paid. */
  payType: string
  /** Cents. */
  totalFee: number
  /** Epoch seconds at which the order is cancelled without a voucher, by the clock of the mall. */
  openUntil: number
  /** Called when the mall knows of the transfer, or refuses it: the order is read again. */
  onTold: () => void
  onSubmitted: () => void
}

/** 线下转账 of an unpaid order, with the time until which the mall waits for the voucher. */
export function TransferPayment({ openUntil, payType, onTold, ...block }: TransferPaymentProps) {
  useTransferTime({ orderId: block.orderId, payType, onTold })
  return (
    <OfflineBlock
      {...block}
      note={
        <p className="text-text nums mb-4 text-sm">
          请在{' '}
          <time translate="no" className="text-brand-deep">
            {dateTimeText(openUntil)}
          </time>{' '}
          前转账并提交凭证，逾期订单将自动取消
        </p>
      }
    />
  )
}
