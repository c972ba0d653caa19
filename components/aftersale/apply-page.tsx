'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import type { Order, OrderItem } from '@/lib/contract/trade/order'
import { aftersaleTypes, type AftersaleType } from '@/lib/domain/aftersale/values'
import { noGoodsChosen } from '@/lib/domain/messages/aftersale'
import { AftersaleFields, completeForm, emptyDraft, formErrors } from './aftersale-form'
import { aftersaleHref, aftersaleListHref, eligibleLines } from './aftersale-view'
import { firstUnits } from './apply-dialog'
import { EstimateLine, RefundEstimate } from './refund-estimate'
import { UnitPicker, unitsOf } from './unit-picker'
import { useAftersaleChanges } from './use-aftersale-changes'

/** 申请退款 / 退货 as a page of its own, at the address of older clients: `?tid&aftersales_type`. */
export function ApplyPage() {
  const isHydrated = useHydrated()
  return (
    <MemberPanel title="申请售后" back="/member/trade">
      {isHydrated ? <ByQuery /> : <FormSkeleton />}
    </MemberPanel>
  )
}

function ByQuery() {
  const params = useSearchParams()
  const orderId = params.get('tid')?.trim() ?? ''
  const wanted = params.get('aftersales_type') ?? ''
  const type = wanted in aftersaleTypes ? (wanted as AftersaleType) : undefined
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
  })
  if (orderId === '') return <NothingToApply />
  if (isPending) return <FormSkeleton />
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />
  const order = 'orderInfo' in data ? data.orderInfo : null
  const lines = order ? eligibleLines(order) : []
  if (!order || lines.length === 0) return <NothingToApply />
  return <ApplyForm order={order} lines={lines} type={type} />
}

const NothingToApply = () => (
  <Empty
    occasion="lost"
    text="没有可以申请售后的商品"
    action={{ href: '/member/trade', label: '返回订单列表' }}
  />
)

interface ApplyFormProps {
  order: Order
  lines: readonly OrderItem[]
  type: AftersaleType | undefined
}

function ApplyForm({ order, lines, type }: ApplyFormProps) {
  const router = useClientNavigation()
  const changes = useAftersaleChanges()
  const [units, setUnits] = useState(() => firstUnits(lines))
  const [draft, setDraft] = useState({ ...emptyDraft, type })
  const [isSubmitted, setSubmitted] = useState(false)
  const selected = unitsOf(units)
  const unitError = isSubmitted && selected.length === 0 ? noGoodsChosen : undefined
  const missing = formErrors(draft)
  const errors = isSubmitted
    ? {
        ...missing,
        ...(missing.reason
          ? { reason: draft.type === 'EXCHANGING_GOODS' ? '换货原因不能为空' : '退货原因不能为空' }
          : {}),
      }
    : {}

  const submit = () => {
    setSubmitted(true)
    const form = completeForm(draft)
    if (!form || selected.length === 0) return
    changes.apply.mutate(
      { orderId: order.order_id, distributorId: order.distributor_id, units: selected, form },
      {
        onSuccess: ({ aftersales_bn: [first, ...others] }) =>
          router.push(first && others.length === 0 ? aftersaleHref(first) : aftersaleListHref),
      },
    )
  }
  return (
    <form
      // Room for the fixed buttons of phones.
      className="max-md:bg-card max-md:rounded-card max-md:border-line grid max-w-2xl gap-5 max-md:mb-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:border max-md:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="nums text-muted text-sm">
        订单：<span translate="no">{order.order_id}</span>
      </p>
      <UnitPicker lines={lines} value={units} onChange={setUnits} />
      {unitError && (
        <p role="alert" className="text-brand text-xs">
          {unitError}
        </p>
      )}
      <AftersaleFields
        order={{ orderId: order.order_id, distributorId: order.distributor_id }}
        draft={draft}
        onChange={setDraft}
        errors={errors}
      />
      <RefundEstimate order={order} units={units} type={draft.type} />
      <div className="bottom-bar bottom-actions flex flex-wrap gap-3 max-md:*:flex-1">
        <EstimateLine order={order} units={units} type={draft.type} />
        <Button type="submit" loading={changes.apply.isPending}>
          提交
        </Button>
        <ButtonLink href={`/member/trade/${order.order_id}`} variant="ghost">
          取消
        </ButtonLink>
      </div>
    </form>
  )
}

function FormSkeleton() {
  return (
    <div
      role="status"
      aria-label="加载中"
      className="max-md:bg-card max-md:rounded-card max-md:border-line grid max-w-2xl gap-5 max-md:border max-md:p-4"
    >
      <Skeleton className="h-20" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-24" />
    </div>
  )
}
