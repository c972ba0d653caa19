'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Order } from '@/lib/contract/trade/order'
import { isPointsOrder } from '@/lib/domain/order/points-price'
import { orderHref } from '../order-view'
import { RateLine } from './rate-line'
import { emptyReview, isBegun, reviewProblem, type ReviewDraft } from './review-draft'
import { unratedLines } from './unrated-lines'

/** 评价订单: stars, text and pictures per product (spec 3 §5). */
export function RatePage() {
  const orderId = useSearchParams().get('id') ?? ''
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    enabled: orderId !== '',
    staleTime: 0,
  })
  const order = data && 'orderInfo' in data ? data.orderInfo : null
  const lines = order ? unratedLines(order) : []
  const isOpen = order?.order_status === 'DONE' && lines.length > 0
  return (
    <MemberPanel
      title="评价订单"
      back="/member/trade"
      note={
        orderId && (
          <span className="nums">
            订单：<span translate="no">{orderId}</span>
          </span>
        )
      }
    >
      {orderId !== '' && isPending && (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="rounded-card h-64" />
          <Skeleton className="h-11" />
        </div>
      )}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {(orderId === '' || (data && !order)) && (
        <Empty
          occasion="lost"
          text="抱歉，没有找到这个订单"
          action={{ href: '/member/trade', label: '返回订单列表' }}
        />
      )}
      {order && !isOpen && (
        <Empty
          occasion="order"
          text={closedText(order)}
          action={{ href: orderHref(order.order_id), label: '查看订单' }}
        />
      )}
      {order && isOpen && (
        <RateForm
          key={order.order_id}
          orderId={order.order_id}
          lines={lines}
          isPoints={isPointsOrder(order)}
        />
      )}
    </MemberPanel>
  )
}

function closedText({ order_status: status, items }: Order): string {
  if (status !== 'DONE') return '订单完成后才能评价'
  const isRefunded = items.some((item) => item.refunded_fee > 0)
  return isRefunded ? '订单没有待评价的商品' : '订单已评价，感谢您的分享'
}

type Line = Order['items'][number]

interface RateFormProps {
  orderId: string
  lines: readonly Line[]
  /** The order is one of the points mall. */
  isPoints: boolean
}

function RateForm({ orderId, lines, isPoints }: RateFormProps) {
  const router = useClientNavigation()
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<Record<number, ReviewDraft>>({})
  const [isAnonymous, setAnonymous] = useState(false)
  /** How often 提交评价 met a missing field; lines say what is missing from then on. */
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = refusals > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) (wrong.querySelector('input') ?? wrong).focus()
  }, [refusals])
  const draftOf = (line: Line) => drafts[line.item_id] ?? emptyReview
  const begun = lines.filter((line) => isBegun(draftOf(line)))
  // Several products need not be reviewed together; without any the first one says what is missing.
  const rated = begun.length > 0 ? begun : lines.slice(0, 1)
  const submission = useSingleMutation({
    mutationFn: () =>
      api.review.create({
        order_id: orderId,
        anonymous: isAnonymous,
        rates: rated.map((line) => {
          const { star, content, pics } = draftOf(line)
          return { item_id: line.item_id, star, content: content.trim(), pics: [...pics] }
        }),
      }),
    onSuccess: async () => {
      toast.success('提交成功')
      await Promise.all([
        client.invalidateQueries({ queryKey: query.order.key() }),
        client.invalidateQueries({ queryKey: query.review.key() }),
      ])
      setRefusals(0)
      // The others stay to be reviewed.
      if (rated.length < lines.length) window.scrollTo({ top: 0 })
      else router.push(orderHref(orderId))
    },
  })
  const submit = () => {
    if (rated.some((line) => reviewProblem(draftOf(line)))) setRefusals(refusals + 1)
    else submission.mutate()
  }
  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {lines.length > 1 && (
        <p className="text-muted text-sm max-md:px-4">可以只评价其中的商品，其余的以后再评</p>
      )}
      {lines.map((line) => (
        <RateLine
          key={line.id}
          line={line}
          isPoints={isPoints}
          draft={draftOf(line)}
          showsProblem={refusals > 0 && rated.includes(line)}
          onChange={(part) =>
            setDrafts((now) => ({
              ...now,
              [line.item_id]: { ...(now[line.item_id] ?? emptyReview), ...part },
            }))
          }
        />
      ))}
      <div className="bottom-bar flex flex-wrap items-center justify-between gap-4">
        <Checkbox checked={isAnonymous} onChange={(event) => setAnonymous(event.target.checked)}>
          匿名提交
        </Checkbox>
        <Button type="submit" size="large" loading={submission.isPending} className="max-md:flex-1">
          提交评价
        </Button>
      </div>
    </form>
  )
}
