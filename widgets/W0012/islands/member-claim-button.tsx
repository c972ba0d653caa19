'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useReplayedClick } from '@/components/ui/replay-click'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ClaimButtonProps } from './claim-button'
import { TicketButton } from './ticket-button'

interface MemberClaimButtonProps extends ClaimButtonProps {
  /** The coupon was clicked before this code was loaded. */
  isAsked: boolean
}

/** A coupon as the member has it: 领取, 已领取 or 已使用. */
export function MemberClaimButton(props: MemberClaimButtonProps) {
  return (
    <Providers>
      <OwnTicket {...props} />
    </Providers>
  )
}

function OwnTicket({ cardId, cardIds, isAsked, action, isClaimable, children }: MemberClaimButtonProps) {
  const client = useQueryClient()
  const { data } = useQuery(
    query.coupon.cards.queryOptions({
      input: { page_no: 1, page_size: cardIds.length, card_id: [...cardIds] },
      meta: { silent: true },
    }),
  )
  const claim = useSingleMutation(
    query.coupon.receive.mutationOptions({
      onSuccess: () => toast.success('领取成功'),
      onSettled: () => client.invalidateQueries({ queryKey: query.coupon.key() }),
    }),
  )
  const send = () => claim.mutate({ card_id: cardId })
  useReplayedClick(isAsked, send)
  const own = data?.list.find(({ card_id: id }) => id === cardId)
  return (
    <TicketButton
      action={own?.button_status.text ?? action}
      isClaimable={own ? own.received_flag === 0 : isClaimable}
      isBusy={claim.isPending}
      onClick={send}
    >
      {children}
    </TicketButton>
  )
}
