'use client'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersaleTypes } from '@/lib/domain/aftersale/values'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { dateTimeText } from '@/lib/domain/time/china'
import { AftersaleButtons } from './aftersale-buttons'
import { AftersaleLine } from './aftersale-line'
import { aftersaleHref, statusLabel } from './aftersale-view'

/** Columns 订单详情, 金额, 积分, 状态, 操作; shared by table head and rows. */
export const aftersaleColumns = '@min-[46rem]:grid-cols-[minmax(0,1fr)_8rem_5rem_7rem_8rem]'

const cell =
  'border-line flex flex-col items-center justify-center gap-1 px-2 py-4 text-center @min-[46rem]:border-l'

/** An after-sale of the list. */
export function AftersaleCard({ aftersale }: { aftersale: Aftersale }) {
  const href = aftersaleHref(aftersale.aftersales_bn)
  const money = aftersale.refund_fee + aftersale.freight
  const isExchange = aftersale.aftersales_type === 'EXCHANGING_GOODS'
  return (
    <li className="rounded-card border-line bg-card overflow-hidden border">
      <div className="bg-page nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time className="@max-[46rem]:hidden">{dateTimeText(aftersale.create_time)}</time>
        <span className="@max-[46rem]:order-last @max-[46rem]:w-full">
          售后编号：
          <Link href={href} translate="no" className="tap text-text hover:text-brand transition-colors">
            {aftersale.aftersales_bn}
          </Link>
        </span>
        <span className="@max-[46rem]:text-ink @max-[46rem]:text-sm">{aftersale.distributor_info.name}</span>
        <span className="text-brand ml-auto text-sm @min-[46rem]:hidden">{statusLabel(aftersale)}</span>
      </div>
      <div className={`grid grid-cols-1 ${aftersaleColumns}`}>
        <ul className="px-4">
          {aftersale.detail.map((detail) => (
            <li key={detail.detail_id} className="flex py-4">
              <AftersaleLine detail={detail} isPoints={isPointsOrder(aftersale)} />
            </li>
          ))}
        </ul>
        <div
          className={`${cell} @max-[46rem]:border-line @max-[46rem]:flex-row @max-[46rem]:justify-end @max-[46rem]:border-t @max-[46rem]:px-4 @max-[46rem]:py-3`}
        >
          <span className="text-muted text-xs">{aftersaleTypes[aftersale.aftersales_type]}</span>
          {isExchange ? (
            <span className="text-muted text-sm">不涉及退款</span>
          ) : (
            <Price cents={money} className="text-ink! text-base" />
          )}
        </div>
        <div className={`${cell} @max-[46rem]:hidden`}>
          <span translate="no" className="nums text-text">
            {aftersale.refund_point}
          </span>
        </div>
        <div className={`${cell} @max-[46rem]:hidden`}>
          <span className="text-text">{statusLabel(aftersale)}</span>
        </div>
        <div
          className={`${cell} gap-2 @max-[46rem]:flex-row-reverse @max-[46rem]:flex-wrap @max-[46rem]:justify-start @max-[46rem]:px-4 @max-[46rem]:pt-0`}
        >
          <AftersaleButtons aftersale={aftersale} />
          <Link
            href={href}
            className="text-link hover:text-brand @max-[46rem]:border-line @max-[46rem]:text-text @max-[46rem]:rounded-control tap text-sm transition-colors @max-[46rem]:flex @max-[46rem]:h-9 @max-[46rem]:items-center @max-[46rem]:border @max-[46rem]:px-4 @max-[46rem]:text-xs"
          >
            售后详情
          </Link>
        </div>
      </div>
    </li>
  )
}
