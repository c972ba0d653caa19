import { Link } from '@/components/ui/link'
import type { OrderDetail } from '@/lib/contract/trade/order'
import { regionText } from '@/lib/domain/delivery/region-text'
import { voucherProgress } from '@/lib/domain/order/payment/offline-transfer'
import { payStatuses } from '@/lib/domain/order/states'
import { FactList, type Fact } from './fact-list'
import { OrderInvoice } from './invoice/order-invoice'
import { paidWith, voucherHref } from './order-view'

/** 收货人信息 or 自提信息, 付款信息, 发票信息 and the remark. */
export function OrderFacts({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order, tradeInfo } = detail
  const { ziti_info: pickup } = order
  const blocks: { title: string; facts: Fact[] }[] = []

  if ('name' in pickup) {
    blocks.push({
      title: '自提信息',
      facts: [
        ['自提点：', pickup.name],
        ['自提地址：', regionText(pickup.province, pickup.city, pickup.area) + pickup.address],
        ['联系电话：', code(pickup.contract_phone)],
        ['提货时间：', code(`${pickup.pickup_date} ${pickup.pickup_time.join('-')}`)],
        ['提货人：', order.receiver_name],
        ['提货手机：', code(order.receiver_mobile)],
      ],
    })
  } else {
    blocks.push({
      title: '收货人信息',
      facts: [
        ['收货人：', order.receiver_name],
        ['联系方式：', code(order.receiver_mobile)],
        [
          '收货地址：',
          regionText(order.receiver_state, order.receiver_city, order.receiver_district) +
            order.receiver_address,
        ],
      ],
    })
  }
  if (order.order_status !== 'CANCEL') {
    blocks.push({
      title: '付款信息',
      facts: [
        ['付款方式：', payment(detail)],
        ['付款时间：', code('payDate' in tradeInfo && order.pay_status === 'PAYED' ? tradeInfo.payDate : '')],
        ['付款凭证：', voucherLink(order)],
      ],
    })
  }

  return (
    <div className="rounded-card border-line bg-card grid gap-x-8 gap-y-6 border p-5 max-md:p-4 md:grid-cols-2">
      {blocks.map((block) => (
        <FactList key={block.title} {...block} />
      ))}
      <OrderInvoice order={order} />
      {order.remark && <FactList title="备注" facts={[['给商家留言：', order.remark]]} />}
    </div>
  )
}

/** A number or a time, which translation of the page must not change; empty for none. */
const code = (text: string) => text && <span translate="no">{text}</span>

/** How the order was paid, or that it is not yet. */
function payment({ orderInfo: order, tradeInfo }: OrderDetail): string {
  if (order.pay_status === 'PAYED') return paidWith(order, tradeInfo)
  return order.offline_pay_check_status === 0 ? voucherProgress.inReview : payStatuses.NOTPAY
}

/** The voucher of a transfer, once it is under review or has passed (spec 3 §5). */
const voucherLink = ({ order_id, offline_pay_check_status: status }: OrderDetail['orderInfo']) =>
  status === 0 || status === 1 ? (
    <Link href={voucherHref(order_id, true)} className="text-link hover:text-brand tap transition-colors">
      查看付款凭证
    </Link>
  ) : (
    ''
  )
