import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/call/query'
import type { Order } from '@/lib/contract/trade/order'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { lostReward, missingPoints } from '@/lib/domain/order/reward'
import { rewardOf } from './aftersale-view'
import { unitsOf, type UnitDraft } from './unit-picker'

interface RefundEstimateProps {
  order: Order
  units: UnitDraft
  type: AftersaleType | undefined
}

/** The refund of the selected units, as the mall will decide it. */
function useEstimate({ order, units, type }: RefundEstimateProps) {
  const selected = unitsOf(units)
  return useQuery({
    ...query.aftersale.estimate.queryOptions({
      input: {
        order_id: order.order_id,
        // A list has no spelling in a form; JSON text has.
        detail: JSON.stringify(selected) as unknown as { num: number }[],
        aftersales_type: type ?? 'ONLY_REFUND',
      },
      meta: { silent: true },
    }),
    enabled: type !== undefined && type !== 'EXCHANGING_GOODS' && selected.length > 0,
    staleTime: 0,
    retry: false,
  })
}

/**
 * The sum beside the button that sends the application: on phones the estimate is further up than the screen is high.
 */
export function EstimateLine(props: RefundEstimateProps) {
  const { data } = useEstimate(props)
  if (!data || props.type === 'EXCHANGING_GOODS') return null
  return (
    <p className="text-text nums text-sm max-md:flex-[0_0_100%]! md:hidden">
      预计共退 <Price cents={data.refund_fee} className="text-base" />
    </p>
  )
}

/**
 * 预计退款: the refund for the selected units before the application is sent (goods, freight, points, coupon, subsidy), as
 * the mall will decide it.
 */
export function RefundEstimate({ order, units, type }: RefundEstimateProps) {
  const selected = unitsOf(units)
  const isExchange = type === 'EXCHANGING_GOODS'
  const { data, error } = useEstimate({ order, units, type })
  if (type === undefined || selected.length === 0) return null
  if (isExchange)
    return (
      <p className="bg-page rounded-control text-muted p-3 text-sm">
        换货不退款：商品金额、积分、优惠券和国家补贴均不变
      </p>
    )
  if (error)
    return (
      <p role="alert" className="bg-page rounded-control text-brand p-3 text-sm">
        {error.message}
      </p>
    )
  const lost = data ? lostReward(rewardOf(order), data.goods_fee) : 0
  const isTaken = order.order_status === 'DONE'
  const missing = data && isTaken ? missingPoints(lost, data.point_balance, data.refund_point) : 0
  return (
    <div aria-live="polite" className="nums bg-page rounded-control grid gap-1 p-3 text-sm">
      <Row name="预计退款">
        <Price cents={data?.refund_fee ?? null} className="text-lg" />
      </Row>
      {data && data.freight > 0 && (
        <Row name="其中运费">
          <Price cents={data.freight} tone="ink" className="font-normal!" />
        </Row>
      )}
      {data && data.freight === 0 && order.freight_type === 'cash' && order.freight_fee > 0 && (
        <Row name="运费">不退还</Row>
      )}
      {data && data.refund_point > 0 && (
        <Row name="退还积分">
          <span translate="no">{data.refund_point}</span>
        </Row>
      )}
      {data && order.coupon_discount > 0 && (
        <Row name="优惠券">{data.coupon_name ? `退还“${data.coupon_name}”` : '商品全部退款后退还'}</Row>
      )}
      {lost > 0 && (
        <Row name={isTaken ? '扣回赠送积分' : '订单完成后少得积分'}>
          <span translate="no">{lost}</span>
        </Row>
      )}
      {missing > 0 && (
        <p className="text-muted text-xs">
          积分余额不足，其中<span translate="no">{missing}</span>积分将从以后获得的积分中扣除
        </p>
      )}
      {data && data.subsidy_fee > 0 && (
        <p className="text-programme text-xs">
          国家补贴 <Price cents={data.subsidy_fee} tone="inherit" className="font-normal!" />{' '}
          将退回补贴计划，不退还给买家
          {data.subsidy_num > 0 && `；国补名额退还${data.subsidy_num}件`}
        </p>
      )}
      {data && data.subsidy_fee === 0 && order.subsidy_fee > 0 && (
        <p className="text-programme text-xs">国家补贴和国补名额不受影响</p>
      )}
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="text-muted">{name}</span>
      <span className="text-ink text-right">{children}</span>
    </p>
  )
}
