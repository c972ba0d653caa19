'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { reviewPageSize } from '@/lib/domain/content/review'
import type { ReviewedProduct, ReviewFilter } from './review-request'

/** A page of current reviews. The previous page stays visible until the next is fetched. */
export const useReviewPage = ({ goodsId, isPoints }: ReviewedProduct, filter: ReviewFilter, page: number) =>
  useQuery({
    ...query.review.list.queryOptions({
      input: {
        item_id: goodsId,
        page,
        pageSize: reviewPageSize,
        ...(isPoints ? { order_type: 'pointsmall' as const } : {}),
        ...(filter.level ? { level: filter.level } : {}),
        ...(filter.withPictures ? { has_pic: true } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  })

export interface PraiseState {
  isPraised: boolean
  praiseNum: number
}

/** Likes of the member and a toggle; guests are sent to the login page and back. */
export function usePraise(rateIds: readonly number[]) {
  const user = useSession()
  const router = useClientNavigation()
  // Local clicks win over states that were fetched before them.
  const [clicked, setClicked] = useState<ReadonlyMap<number, PraiseState>>(new Map())
  const states = useQuery({
    ...query.review.praised.queryOptions({ input: { rate_ids: [...rateIds] }, meta: { silent: true } }),
    enabled: Boolean(user) && rateIds.length > 0,
  })
  const change = useSingleMutation({
    mutationFn: (rateId: number) => api.review.praise({ rate_id: rateId }),
    onSuccess: ({ status, count }, rateId) =>
      setClicked((before) => new Map([...before, [rateId, { isPraised: status, praiseNum: count }]])),
  })
  const stateOf = (rateId: number): PraiseState | undefined => {
    const state = states.data?.list.find(({ rate_id }) => rate_id === rateId)
    return clicked.get(rateId) ?? (state && { isPraised: state.status, praiseNum: state.praise_num })
  }
  const toggle = (rateId: number) => {
    if (!user) router.push(loginHrefFromHere())
    else if (!change.isPending) change.mutate(rateId)
  }
  return { stateOf, toggle }
}

/** All replies to a review, and a mutation to write one. */
export function useAnswers(rateId: number) {
  const client = useQueryClient()
  const answers = useQuery(
    query.review.replies.queryOptions({ input: { rate_id: rateId, page: 1, pageSize: 50 } }),
  )
  const writing = useSingleMutation({
    mutationFn: (answer: { content: string; anonymous: boolean }) =>
      api.review.reply({ rate_id: rateId, ...answer }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.review.key() }),
  })
  return { answers, writing }
}
