import { CopyButton } from '@/components/ui/copy-button'
import type { Order } from '@/lib/contract/trade/order'
import { regionText } from '@/lib/domain/delivery/region-text'

const addressText = (order: Order): string =>
  regionText(order.receiver_state, order.receiver_city, order.receiver_district) + order.receiver_address

/** The receiver of an order, with a button that copies name, number and address for a courier. */
export function Receiver({ order }: { order: Order }) {
  const text = [order.receiver_name, order.receiver_mobile, addressText(order)].join(' ')
  return (
    <div className="rounded-control bg-page text-text flex items-start gap-3 p-3 text-sm">
      <p className="min-w-0 flex-1 break-words">
        <span className="text-ink">{order.receiver_name}</span>{' '}
        <span className="nums" translate="no">
          {order.receiver_mobile}
        </span>
        <span className="block">{addressText(order)}</span>
        {order.remark && <span className="text-ink mt-1 block">买家留言：{order.remark}</span>}
      </p>
      <CopyButton text={text} label="复制收货信息" />
    </div>
  )
}
