'use client'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api } from '@/lib/client/api'
import { query } from '@/lib/client/query'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import { reviewPageSize } from '@/lib/domain/review'
import type { ReviewChoice } from './review-request'

/** A page of a goods' reviews, as they are now. Turning the page keeps the old one until the new one is there. */
export const useReviewPage = (goodsId: number, choice: ReviewChoice, page: number) =>
  useQuery({
    ...query.review.list.queryOptions({
      input: {
        ...{ item_id: goodsId, page, pageSize: reviewPageSize },
        ...(choice.level ? { level: choice.level } : {}),
        ...(choice.withPictures ? { has_pic: true } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  })

export interface PraiseState {
  isPraised: boolean
  praiseNum: number
}

/** Which reviews the member praises, and the way to change it; a guest is led to the login page and back. */
export function usePraise(rateIds: readonly number[]) {
  const user = useSession()
  const router = useRouter()
  // What was pressed here counts more than what was asked before.
  const [pressed, setPressed] = useState<ReadonlyMap<number, PraiseState>>(new Map())
  const known = useQuery({
    ...query.review.praised.queryOptions({ input: { rate_ids: [...rateIds] }, meta: { silent: true } }),
    enabled: Boolean(user) && rateIds.length > 0,
  })
  const change = useMutation({
    mutationFn: (rateId: number) => api.review.praise({ rate_id: rateId }),
    onSuccess: ({ status, count }, rateId) =>
      setPressed((before) => new Map([...before, [rateId, { isPraised: status, praiseNum: count }]])),
  })
  const stateOf = (rateId: number): PraiseState | undefined => {
    const asked = known.data?.list.find(({ rate_id }) => rate_id === rateId)
    return pressed.get(rateId) ?? (asked && { isPraised: asked.status, praiseNum: asked.praise_num })
  }
  const toggle = (rateId: number) => {
    if (!user) router.push(loginHrefFromHere())
    else if (!change.isPending) change.mutate(rateId)
  }
  return { stateOf, toggle }
}

/** All answers to a review, and the way to write one. */
export function useAnswers(rateId: number) {
  const client = useQueryClient()
  const answers = useQuery(
    query.review.replies.queryOptions({ input: { rate_id: rateId, page: 1, pageSize: 50 } }),
  )
  const writing = useMutation({
    mutationFn: (answer: { content: string; anonymous: boolean }) =>
      api.review.reply({ rate_id: rateId, ...answer }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.review.key() }),
  })
  return { answers, writing }
}
