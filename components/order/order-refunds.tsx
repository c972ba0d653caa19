import { aftersaleHref } from '@/components/aftersale/aftersale-view'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { Order, OrderDetail, OrderRefund } from '@/lib/contract/trade/order'
import { refundSums } from '@/lib/domain/order/refund/refund-progress'
import { dateTimeText } from '@/lib/domain/time/china'
import { paidWith } from './order-view'

/** 退款信息: the refunded amounts of the order, with the state and the way of each refund; nothing without one. */
export function OrderRefunds({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order, tradeInfo } = detail
  const refunds = (order.refund_list ?? []).filter(
    ({ refund_fee: fee, refund_point: point }) => fee + point > 0,
  )
  if (refunds.length === 0) return null
  const way = paidWith(order, tradeInfo)
  return (
    <section aria-label="退款信息" className="rounded-card border-line border p-5 max-md:p-4">
      <h2 className="text-ink text-sm font-semibold">退款信息</h2>
      <ul className="divide-line mt-1 divide-y">
        {refunds.map((refund) => (
          <li
            key={refund.refund_bn}
            className="nums flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm [--color-brand:var(--color-brand-deep)] max-md:min-h-11"
          >
            <span className="text-ink">
              {refund.refund_status_msg} <Amount {...refund} />
            </span>
            <span className="text-muted text-xs">{wayOf(refund, way)}</span>
            <span className="text-muted text-xs">{timeOf(refund)}</span>
            {refund.aftersales_bn && (
              <Link
                href={aftersaleHref(refund.aftersales_bn)}
                className="text-link hover:text-brand tap ml-auto text-xs transition-colors"
              >
                售后详情
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Amount = ({
  refund_fee: fee,
  refund_point: point,
}: Pick<OrderRefund, 'refund_fee' | 'refund_point'>) => (
  <>
    {fee > 0 && <Price cents={fee} />}
    {fee > 0 && point > 0 && ' + '}
    {point > 0 && (
      <span>
        <span translate="no">{point}</span> 积分
      </span>
    )}
  </>
)

const wayOf = ({ refund_channel: channel }: OrderRefund, way: string) =>
  channel === 'offline' ? '线下退款' : `原路退回${way && `（${way}）`}`

const timeOf = ({ create_time: from, refund_success_time: paid }: OrderRefund) =>
  paid > 0 ? `到账时间：${dateTimeText(paid)}` : `申请时间：${dateTimeText(from)}`

/** The refunds of an order in a row of the list: 退款成功 ¥…, 退款中 ¥…. */
export function RefundNotes({ order }: { order: Pick<Order, 'refund_list'> }) {
  return refundSums(order.refund_list ?? []).map(({ label, fee, points }) => (
    <span key={label} className="nums text-muted text-xs">
      {label} <Amount refund_fee={fee} refund_point={points} />
    </span>
  ))
}
