import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { OrderDetail } from '@/lib/contract/order'
import { voucherProgress } from '@/lib/domain/order/offline-transfer'
import { paidWith, voucherHref } from './order-view'

type Fact = readonly [name: string, value: ReactNode]

/** 收货人信息 or 自提信息, 付款信息, 发票信息 and the remark. Empty values are left out. */
export function OrderFacts({ detail }: { detail: OrderDetail }) {
  const { orderInfo: order, tradeInfo } = detail
  const { ziti_info: pickup, invoice } = order
  const blocks: { title: string; facts: Fact[] }[] = []

  if ('name' in pickup) {
    blocks.push({
      title: '自提信息',
      facts: [
        ['自提点：', pickup.name],
        ['自提地址：', joined(pickup.province, pickup.city, pickup.area) + pickup.address],
        ['联系电话：', pickup.contract_phone],
        ['提货时间：', `${pickup.pickup_date} ${pickup.pickup_time.join('-')}`],
        ['提货人：', order.receiver_name],
        ['提货手机：', order.receiver_mobile],
      ],
    })
  } else {
    blocks.push({
      title: '收货人信息',
      facts: [
        ['收货人：', order.receiver_name],
        ['联系方式：', order.receiver_mobile],
        [
          '收货地址：',
          joined(order.receiver_state, order.receiver_city, order.receiver_district) + order.receiver_address,
        ],
      ],
    })
  }
  if (order.order_status !== 'CANCEL') {
    blocks.push({
      title: '付款信息',
      facts: [
        ['付款方式：', payment(detail)],
        ['付款时间：', 'payDate' in tradeInfo && order.pay_status === 'PAYED' ? tradeInfo.payDate : ''],
        ['付款凭证：', voucherLink(order)],
      ],
    })
  }
  if (invoice) {
    const isCompany = invoice.title === 'unit'
    blocks.push({
      title: '发票信息',
      facts: [
        ['类型：', isCompany ? '企业' : '个人'],
        ['开票状态：', order.is_invoiced ? '已开票' : '未开票'],
        [isCompany ? '公司名称：' : '发票抬头：', invoice.content],
        ['税号：', invoice.registration_number],
        ['公司地址：', invoice.company_address],
        ['电话号码：', invoice.company_phone],
        ['开户银行：', invoice.bankname],
        ['银行账号：', invoice.bankaccount],
      ],
    })
  }
  if (order.remark) blocks.push({ title: '备注', facts: [['给商家留言：', order.remark]] })

  return (
    <div className="rounded-card border-line bg-card grid gap-x-8 gap-y-6 border p-5 max-md:p-4 md:grid-cols-2">
      {blocks.map(({ title, facts }) => (
        <section key={title} aria-label={title}>
          <h2 className="text-ink text-sm font-semibold">{title}</h2>
          <dl className="nums mt-2 grid gap-1.5 text-sm">
            {facts
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name} className="flex gap-1">
                  <dt className="text-muted shrink-0">{name}</dt>
                  <dd className="text-text min-w-0 break-words">{value}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** How the order was paid, or that it is not yet. */
function payment({ orderInfo: order, tradeInfo }: OrderDetail): string {
  if (order.pay_status === 'PAYED') return paidWith(order, tradeInfo)
  return order.offline_pay_check_status === 0 ? voucherProgress.inReview : '尚未付款'
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

/** Joins region names; a municipality, which is province and city, appears once. */
const joined = (...names: string[]) => [...new Set(names)].join('')
