import 'server-only'
import type { AftersaleEvent } from '@/lib/domain/aftersale/states'
import type { OrderNotice } from '@/lib/domain/content/notice'
import type { Changes } from './move-aftersale'

/**
 * Notices to buyers about decisions of the desk; other events are the buyer's own, or are reported when the money is
 * paid.
 */
const noticeTypes = {
  agreeRefund: 'aftersale_refund_agreed',
  agreeReturn: 'aftersale_return_agreed',
  agreeOffline: 'aftersale_offline_agreed',
  refuse: 'aftersale_refused',
  refuseRefund: 'aftersale_refused',
  expire: 'aftersale_refused',
} as const satisfies Partial<Record<AftersaleEvent, OrderNotice['type']>>

const isTold = (event: AftersaleEvent): event is keyof typeof noticeTypes => event in noticeTypes

/** The notice of an event of after-sale `bn`, or null. */
export function noticeOf(event: AftersaleEvent, bn: string, { sendconfirm }: Changes): OrderNotice | null {
  if (event === 'resend' && sendconfirm) {
    const { corpName: courier, logiNo: trackingNumber } = sendconfirm
    return { type: 'exchange_sent', params: { aftersalesBn: bn, courier, trackingNumber } }
  }
  return isTold(event) ? { type: noticeTypes[event], params: { aftersalesBn: bn } } : null
}
