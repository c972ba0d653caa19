import { Crown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { Order, OrderDetail } from '@/lib/contract/trade/order'
import { payStatuses } from '@/lib/domain/order/states'
import { dateTimeText } from '@/lib/domain/time/china'
import { FactList } from './fact-list'
import { paidWith, totalLabel } from './order-view'

/** The purchase of a paid grade: grade and period, and how it was paid. In place of lines, receiver and totals. */
export function VipPurchase({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order, tradeInfo } = detail
  const isPaid = order.pay_status === 'PAYED'
  return (
    <section
      aria-label="付费会员"
      className="rounded-card border-line bg-card grid gap-6 border p-5 max-md:p-4 md:grid-cols-2"
    >
      <div className="flex items-center gap-4 md:col-span-2">
        <span className="bg-page text-vip-bronze flex size-14 shrink-0 items-center justify-center rounded-full">
          <Crown className="size-7" strokeWidth={1.5} aria-hidden />
        </span>
        <p className="min-w-0 flex-1">
          <Link href="/member/vip" className="text-ink hover:text-brand font-semibold transition-colors">
            {order.title}
          </Link>
          <span className="nums text-muted mt-1 block text-sm">{purchasePeriod(order)}</span>
        </p>
        <p className="shrink-0 text-right">
          <span className="text-muted block text-xs">{`${totalLabel(order)}金额`}</span>
          <Price cents={order.total_fee} className="text-xl" />
        </p>
      </div>
      <FactList
        title="会员信息"
        facts={[
          ['会员等级：', order.vip_info?.grade_name ?? ''],
          ['开通时间：', order.vip_info?.granted ? dateTimeText(order.vip_info.granted) : ''],
          ['下单时间：', order.create_date],
        ]}
      />
      {order.order_status !== 'CANCEL' && (
        <FactList
          title="付款信息"
          facts={[
            ['付款方式：', isPaid ? paidWith(order, tradeInfo) : payStatuses.NOTPAY],
            ['付款时间：', isPaid && 'payDate' in tradeInfo ? tradeInfo.payDate : ''],
          ]}
        />
      )}
    </section>
  )
}

/** How long a purchase lasts, such as 有效期30天. */
const purchasePeriod = ({ vip_info: bought }: Pick<Order, 'vip_info'>): string =>
  bought ? `有效期${bought.days}天` : ''
