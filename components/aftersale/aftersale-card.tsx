'use client'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { Aftersale } from '@/lib/contract/aftersale'
import { aftersaleTypes } from '@/lib/domain/aftersale/values'
import { pointsOrderClass } from '@/lib/domain/points-mall'
import { dateTimeText } from '@/lib/domain/text'
import { AftersaleButtons } from './aftersale-buttons'
import { AftersaleLine } from './aftersale-line'
import { aftersaleHref, statusLabel } from './aftersale-view'

/** Columns 订单详情, 金额, 积分, 状态, 操作; shared by table head and rows. */
export const aftersaleColumns = 'md:grid-cols-[minmax(0,1fr)_8rem_5rem_7rem_8rem]'

const cell = 'border-line flex flex-col items-center justify-center gap-1 px-2 py-4 text-center md:border-l'

/** An after-sale of the list. */
export function AftersaleCard({ aftersale }: { aftersale: Aftersale }) {
  const href = aftersaleHref(aftersale.aftersales_bn)
  const money = aftersale.refund_fee + aftersale.freight
  const isExchange = aftersale.aftersales_type === 'EXCHANGING_GOODS'
  return (
    <li className="rounded-card border-line bg-card overflow-hidden border">
      <div className="bg-page nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time className="max-md:hidden">{dateTimeText(aftersale.create_time)}</time>
        <span className="max-md:order-last max-md:w-full">
          售后编号：
          <Link href={href} className="tap text-text hover:text-brand transition-colors">
            {aftersale.aftersales_bn}
          </Link>
        </span>
        <span className="max-md:text-ink max-md:text-sm">{aftersale.distributor_info.name}</span>
        <span className="text-brand ml-auto text-sm md:hidden">{statusLabel(aftersale)}</span>
      </div>
      <div className={`grid ${aftersaleColumns}`}>
        <ul className="px-4">
          {aftersale.detail.map((detail) => (
            <li key={detail.detail_id} className="flex py-4">
              <AftersaleLine detail={detail} isPoints={aftersale.order_class === pointsOrderClass} />
            </li>
          ))}
        </ul>
        <div
          className={`${cell} max-md:border-line max-md:flex-row max-md:justify-end max-md:border-t max-md:px-4 max-md:py-3`}
        >
          <span className="text-muted text-xs">{aftersaleTypes[aftersale.aftersales_type]}</span>
          {isExchange ? (
            <span className="text-muted text-sm">不涉及退款</span>
          ) : (
            <Price cents={money} className="text-ink! text-base" />
          )}
        </div>
        <div className={`${cell} max-md:hidden`}>
          <span className="nums text-text">{aftersale.refund_point}</span>
        </div>
        <div className={`${cell} max-md:hidden`}>
          <span className="text-text">{statusLabel(aftersale)}</span>
        </div>
        <div
          className={`${cell} gap-2 max-md:flex-row-reverse max-md:flex-wrap max-md:justify-start max-md:px-4 max-md:pt-0`}
        >
          <AftersaleButtons aftersale={aftersale} />
          <Link
            href={href}
            className="text-link hover:text-brand max-md:border-line max-md:text-text max-md:rounded-control tap text-sm transition-colors max-md:flex max-md:h-9 max-md:items-center max-md:border max-md:px-4 max-md:text-xs"
          >
            售后详情
          </Link>
        </div>
      </div>
    </li>
  )
}
