'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Order } from '@/lib/contract/trade/order'
import { orderHref } from '../order-view'
import { RateLine } from './rate-line'
import { emptyReview, isBegun, reviewProblem, type ReviewDraft } from './review-draft'

type Line = Order['items'][number]

interface RateFormProps {
  orderId: string
  /** At most one line per SKU (`unratedLines`). */
  lines: readonly Line[]
  /** The order is one of the points mall. */
  isPoints: boolean
}

/** The reviews of an order's products, sent together; lines that were not begun stay for later. */
export function RateForm({ orderId, lines, isPoints }: RateFormProps) {
  const router = useClientNavigation()
  const client = useQueryClient()
  /** By `item_id`: a review is of a SKU, and the lines have each SKU once. */
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
