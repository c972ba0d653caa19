'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { MemberPanel } from '@/components/member/panel'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { AftersaleFacts } from './aftersale-facts'
import { AftersaleLine } from './aftersale-line'
import { AftersaleSiblings } from './aftersale-siblings'
import { AftersaleStatus } from './aftersale-status'
import { aftersaleListHref } from './aftersale-view'

/** Which after-sale: by its number, or the newest of an order's line or SKU. */
export type AftersaleKey =
  | { aftersales_bn: string }
  | { order_id: string; sub_order_id: number }
  | { order_id: string; item_id: number }

/** 售后详情 at the address with a query. Rendered in the browser only, because the query names the after-sale. */
export function AftersalePageByQuery() {
  const isHydrated = useHydrated()
  return isHydrated ? <ByQuery /> : <AftersaleFrame>{<AftersaleSkeleton />}</AftersaleFrame>
}

function ByQuery() {
  const params = useSearchParams()
  const aftersalesBn = params.get('aftersalesNo')?.trim()
  const orderId = params.get('orderId')?.trim()
  const [lineId, itemId] = [idOf(params.get('subOrderId')), idOf(params.get('itemId'))]
  const ofOrder: AftersaleKey | null = !orderId
    ? null
    : lineId !== null
      ? { order_id: orderId, sub_order_id: lineId }
      : itemId !== null
        ? { order_id: orderId, item_id: itemId }
        : null
  const key = aftersalesBn ? { aftersales_bn: aftersalesBn } : ofOrder
  return key ? (
    <AftersalePage of={key} />
  ) : (
    <AftersaleFrame>
      <Missing />
    </AftersaleFrame>
  )
}

function idOf(text: string | null): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** 售后详情: steps, application, goods. */
export function AftersalePage({ of }: { of: AftersaleKey }) {
  const { data, error, isPending, isRefetching, refetch } = useQuery({
    ...query.aftersale.info.queryOptions({ input: of, meta: { silent: true } }),
    staleTime: 0,
  })
  // A business error says that there is no such after-sale; everything else may pass.
  const isMissing = error instanceof ApiError && error.status === 422
  return (
    <AftersaleFrame>
      {isPending && <AftersaleSkeleton />}
      {isMissing && <Missing />}
      {error && !isMissing && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {data && <Loaded info={data} />}
    </AftersaleFrame>
  )
}

function Loaded({ info }: { info: AftersaleInfo }) {
  const [detail] = info.detail
  return (
    <div className="grid grid-cols-1 gap-4">
      <AftersaleStatus aftersale={info} />
      <AftersaleFacts info={info} className="rounded-card border-line border p-5 max-md:p-4" />
      <section
        aria-labelledby="aftersale-goods"
        className="rounded-card border-line bg-card border px-5 py-4 max-md:px-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="aftersale-goods" className="text-ink text-sm font-semibold">
            商品信息
          </h2>
          <Link
            href={`/member/trade/${info.order_id}`}
            className="text-link hover:text-brand nums flex items-center text-sm transition-colors max-md:min-h-11"
          >
            订单：<span translate="no">{info.order_id}</span>
          </Link>
        </div>
        {detail && (
          <div className="mt-3 flex">
            <AftersaleLine
              detail={detail}
              orderLine={detail.orderItem}
              isPoints={isPointsOrder(info.order_info)}
            />
          </div>
        )}
      </section>
      <AftersaleSiblings info={info} />
    </div>
  )
}

function AftersaleFrame({ children }: { children: React.ReactNode }) {
  return (
    <MemberPanel
      title="售后详情"
      back={aftersaleListHref}
      action={
        <Link
          href={aftersaleListHref}
          className="text-link hover:text-brand flex items-center text-sm transition-colors max-md:hidden"
        >
          <ChevronLeft className="size-4" aria-hidden />
          返回售后列表
        </Link>
      }
    >
      {children}
    </MemberPanel>
  )
}

const Missing = () => (
  <Empty
    occasion="lost"
    text="抱歉，没有找到这个售后单"
    action={{ href: aftersaleListHref, label: '返回售后列表' }}
  />
)

function AftersaleSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-card h-52" />
      <Skeleton className="rounded-card h-40" />
      <Skeleton className="rounded-card h-32" />
    </div>
  )
}
