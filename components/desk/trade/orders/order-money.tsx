import { OrderTotals } from '@/components/order/order-totals'
import { Link } from '@/components/ui/link'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersaleTypes } from '@/lib/domain/aftersale/values'
import { priceText } from '@/lib/domain/money'
import { refundStateText, tradeStates } from '@/lib/domain/order/money-states'
import { minuteText } from '@/lib/domain/time/china'
import { FormSection } from '../../form/form-section'
import { aftersaleTones, StateChip } from '../../list/state-chip'
import { deskAftersaleHref } from '../../menu/hrefs'
import type { DeskOrderPage } from './desk-order'

/** 金额: what was to pay, what was paid and what went back. */
export function OrderMoney(page: DeskOrderPage) {
  const { orderInfo: order, tradeList, refunds } = page
  return (
    <FormSection id="order-money" title="金额">
      <div className="flex flex-wrap gap-6">
        <div className="grid min-w-[min(100%,18rem)] flex-1 content-start gap-6">
          <Movements
            title="支付"
            emptyText="还没有支付"
            rows={tradeList.map((trade) => ({
              key: trade.tradeId,
              number: trade.tradeId,
              text: [trade.payTypeName ?? trade.payType, trade.transactionId].filter(Boolean).join(' · '),
              state: tradeStates[trade.tradeState],
              cents: trade.payFee,
              at: trade.payDate || minuteText(trade.timeStart),
            }))}
          />
          {refunds.length > 0 && (
            <Movements
              title="退款"
              rows={refunds.map((refund) => ({
                key: refund.refund_bn,
                number: refund.refund_bn,
                text: [
                  refund.refund_point > 0 && `${refund.refund_point} 积分`,
                  refund.freight_fee > 0 && `含运费 ${priceText(refund.freight_fee)}`,
                  refund.subsidy_fee > 0 && `补贴退回计划 ${priceText(refund.subsidy_fee)}`,
                ]
                  .filter(Boolean)
                  .join(' · '),
                state: refundStateText(refund.refund_status),
                cents: refund.refund_fee,
                at: minuteText(refund.refund_success_time || refund.create_time),
              }))}
            />
          )}
        </div>
        <OrderTotals order={order} />
      </div>
    </FormSection>
  )
}

interface Movement {
  key: string
  number: string
  text: string
  state: string
  cents: number
  at: string
}

const Movements = ({
  title,
  rows,
  emptyText,
}: {
  title: string
  rows: readonly Movement[]
  emptyText?: string
}) => (
  <section aria-label={title}>
    <h3 className="text-ink text-sm font-semibold">{title}</h3>
    {rows.length === 0 && <p className="text-muted mt-2 text-sm">{emptyText}</p>}
    <ul className="divide-line mt-1 divide-y empty:hidden">
      {rows.map(({ key, number, text, state, cents, at }) => (
        <li key={key} className="nums flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2 text-sm">
          <span className="text-ink">
            {state} {priceText(cents)}
          </span>
          <span className="text-muted text-xs break-all">{[number, text].filter(Boolean).join(' · ')}</span>
          <time className="text-muted ml-auto text-xs">{at}</time>
        </li>
      ))}
    </ul>
  </section>
)

/** 售后 of the order, each with a link to its page; nothing without one. */
export const OrderAftersales = ({ list }: { list: readonly Aftersale[] }) =>
  list.length > 0 && (
    <FormSection id="order-aftersales" title={`售后 (${list.length})`}>
      <ul className="divide-line divide-y">
        {list.map((aftersale) => (
          <li
            key={aftersale.aftersales_bn}
            className="nums flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm"
          >
            <Link
              href={deskAftersaleHref(aftersale.aftersales_bn)}
              className="text-link hover:text-brand tap"
            >
              {aftersale.aftersales_bn}
            </Link>
            <span>{aftersaleTypes[aftersale.aftersales_type]}</span>
            <span className="text-muted min-w-0 break-words">{aftersale.reason}</span>
            <span className="ml-auto flex items-center gap-3">
              {priceText(aftersale.refund_fee)}
              <StateChip tone={aftersaleTones[aftersale.aftersales_status]}>{aftersale.status_msg}</StateChip>
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  )
