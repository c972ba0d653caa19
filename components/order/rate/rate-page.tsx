'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import { useSingleMutation } from '@/lib/client/use-single-mutation'
import type { Order } from '@/lib/contract/order'
import { orderHref } from '../order-view'
import { RateLine } from './rate-line'
import { emptyReview, reviewProblem, type ReviewDraft } from './review-draft'

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
      note={orderId && <span className="nums">订单：{orderId}</span>}
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
          text={order.order_status === 'DONE' ? '订单已评价，感谢您的分享' : '订单完成后才能评价'}
          action={{ href: orderHref(order.order_id), label: '查看订单' }}
        />
      )}
      {order && isOpen && <RateForm key={order.order_id} orderId={order.order_id} lines={lines} />}
    </MemberPanel>
  )
}

type Line = Order['items'][number]

/** The products without a review; a SKU that is in several lines is reviewed once. */
const unratedLines = ({ items }: Order): Line[] => [
  ...new Map(items.filter((item) => item.is_rate !== 1).map((item) => [item.item_id, item])).values(),
]

function RateForm({ orderId, lines }: { orderId: string; lines: readonly Line[] }) {
  const router = useRouter()
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<Record<number, ReviewDraft>>({})
  const [isAnonymous, setAnonymous] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const draftOf = (line: Line) => drafts[line.item_id] ?? emptyReview
  const submission = useSingleMutation({
    mutationFn: () =>
      api.review.create({
        order_id: orderId,
        anonymous: isAnonymous,
        rates: lines.map((line) => {
          const { star, content, pics } = draftOf(line)
          return { item_id: line.item_id, star, content: content.trim(), pics: [...pics] }
        }),
      }),
    onSuccess: async () => {
      toast.success('提交成功')
      await client.invalidateQueries({ queryKey: query.order.key() })
      router.push(orderHref(orderId))
    },
  })
  const submit = () => {
    setSubmitted(true)
    const problem = lines.map((line) => reviewProblem(draftOf(line))).find((one) => one !== null)
    if (problem) toast.error(problem)
    else submission.mutate()
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {lines.map((line) => (
        <RateLine
          key={line.id}
          line={line}
          draft={draftOf(line)}
          showProblems={isSubmitted}
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
