'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { query } from '@/lib/client/call/query'
import { ownTeamsHref, teamHref } from '@/lib/web/group-href'
import { FinishCard } from './finish-card'

interface GroupPaidProps {
  orderId: string
  facts: readonly { name: string; value: ReactNode }[]
  links: ReactNode
}

/** A paid group order: the way to its team. Until the order is fetched the link leads to all teams. */
export function GroupPaid({ orderId, facts, links }: GroupPaidProps) {
  const { data } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    staleTime: 0,
  })
  const order = data && 'orderInfo' in data ? data.orderInfo : null
  const waits = !order || order.order_status === 'WAIT_GROUPS_SUCCESS'
  return (
    <FinishCard
      kind="success"
      title={waits ? '支付成功，等待成团' : '支付成功，拼团成功！'}
      text={waits ? '邀请好友参团，人满即发货；到时未满将全额退款' : '商家将尽快为您发货'}
      facts={facts}
    >
      <ButtonLink href={order?.team_id ? teamHref(order.team_id) : ownTeamsHref}>
        {waits ? '邀请好友参团' : '查看拼团'}
      </ButtonLink>
      {links}
    </FinishCard>
  )
}
