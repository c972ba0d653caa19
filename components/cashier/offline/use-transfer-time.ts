import { useEffect, useEffectEvent } from 'react'
import { api } from '@/lib/client/call/api'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { offlinePayType } from '@/lib/domain/order/payment/pay-types'

interface TransferTime {
  orderId: string
  /** How the mall believes that the order is being paid. */
  payType: string
  /** Called after the mall was told, also when it refused: the order is read again. */
  onTold: () => void
}

/**
 * Tells the mall that an order is paid by transfer, which takes longer than a payment online: it stays open for the
 * days of the setting (contract trade §7.7). Once for each choice: after an online payment was started in between, it
 * is told again. A call that fails leaves the time as it was; choosing 线下转账 again repeats it.
 */
export function useTransferTime({ orderId, payType, onTold }: TransferTime): void {
  const { mutate } = useSingleMutation({
    mutationFn: () => api.payment.start({ order_id: orderId, pay_type: offlinePayType }),
    onSettled: onTold,
  })
  const tell = useEffectEvent(() => mutate())
  const isKnown = payType === offlinePayType
  useEffect(() => {
    if (!isKnown) tell()
  }, [isKnown])
}
