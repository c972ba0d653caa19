'use client'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, PackageOpen, RotateCcw, Store, WalletCards } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { query } from '@/lib/client/call/query'
import { orderTabLabel, type OrderTab } from '@/lib/domain/order/labels'
import { MemberPanel } from '../panel'

/** A tab of the order list (contract trade §8.1). */
const tab = (status: OrderTab) => ({
  label: orderTabLabel(status),
  href: `/member/trade?status=${status}`,
})

/** Links to the tabs of the order list and to the after-sales, with their counts. */
export function OrderShortcuts() {
  const { data } = useQuery(query.order.count.queryOptions({ input: {}, meta: { silent: true } }))
  const states = [
    { ...tab(5), Icon: WalletCards, count: data?.normal_notpay_notdelivery },
    {
      ...tab(1),
      Icon: PackageOpen,
      count: data && data.normal_payed_daifahuo + data.normal_payed_daishouhuo,
    },
    { ...tab(4), Icon: Store, count: data?.normal_payed_daiziti },
    { ...tab(7), Icon: MessageSquareText, count: data?.normal_not_rate },
    { label: '售后', href: '/member/trade/aftersale-list', Icon: RotateCcw, count: data?.aftersales },
  ]
  return (
    <MemberPanel
      title="我的订单"
      action={
        <Link
          href="/member/trade"
          className="text-muted hover:text-brand text-sm max-md:flex max-md:min-h-11 max-md:items-center"
        >
          全部订单
        </Link>
      }
    >
      <ul className="grid grid-cols-5">
        {states.map(({ label, href, Icon, count }) => (
          <li key={label}>
            <Link
              href={href}
              className="text-text hover:text-brand flex flex-col items-center gap-2 py-3 text-sm"
            >
              <span className="relative">
                <Icon className="size-8" strokeWidth={1.5} aria-hidden />
                {count ? (
                  <span
                    translate="no"
                    className="bg-brand nums absolute -top-1.5 left-5 min-w-4.5 rounded-full px-1 text-center text-xs leading-4.5 text-white"
                  >
                    {count > 99 ? '99+' : count}
                  </span>
                ) : null}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </MemberPanel>
  )
}
