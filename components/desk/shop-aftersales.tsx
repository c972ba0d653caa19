'use client'
import { AftersaleLine } from '@/components/aftersale/aftersale-line'
import { Price } from '@/components/ui/price'
import { deskQuery } from '@/lib/client/call/desk'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { aftersaleStatuses, aftersaleTypes } from '@/lib/domain/aftersale/values'
import { dateTimeText } from '@/lib/domain/time/china'
import { DeskList } from './desk-list'
import { deskMenu } from './menu'

/** Those that are not ended come first; the others by their state. */
const tabs = [
  { value: 'open', label: '未完结' },
  { value: '2', label: aftersaleStatuses[2] },
  { value: '3', label: aftersaleStatuses[3] },
  { value: '4', label: aftersaleStatuses[4] },
] as const

/** The after-sales of the own shop, of all shops for operators (contract operator). */
export const ShopAftersales = () => (
  <DeskList
    path={deskMenu.aftersales.href}
    label="售后状态"
    tabs={tabs}
    optionsOf={(tab, page) =>
      deskQuery.aftersale.list.queryOptions({
        input: { ...page, open: tab === 'open', ...(tab === 'open' ? {} : { aftersales_status: tab }) },
        meta: { silent: true },
      })
    }
    emptyText="暂无售后单"
  >
    {(aftersale) => <ShopAftersale key={aftersale.aftersales_bn} aftersale={aftersale} />}
  </DeskList>
)

function ShopAftersale({ aftersale }: { aftersale: Aftersale }) {
  return (
    <li className="rounded-card border-line border">
      <div className="bg-page rounded-t-card nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time>{dateTimeText(aftersale.create_time)}</time>
        <span>
          售后编号：<span className="text-text">{aftersale.aftersales_bn}</span>
        </span>
        <span>
          订单编号：<span className="text-text">{aftersale.order_id}</span>
        </span>
        <span className="text-brand-deep ml-auto text-sm">{aftersale.status_msg}</span>
      </div>
      <ul className="px-4">
        {aftersale.detail.map((detail) => (
          <li key={detail.detail_id} className="flex py-4">
            <AftersaleLine detail={detail} />
          </li>
        ))}
      </ul>
      <p className="border-line text-muted flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 text-sm">
        <span className="min-w-0 break-words">
          {aftersaleTypes[aftersale.aftersales_type]} · {aftersale.reason} · {aftersale.progress_msg}
        </span>
        <Price cents={aftersale.refund_fee} className="text-ink! text-base" />
      </p>
    </li>
  )
}
