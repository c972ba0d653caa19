import type { OrderType } from '@/lib/domain/order/kinds'

/** The running group-buying activities. */
export const groupsHref = '/groups'

/** A team: what its members share. */
export const teamHref = (teamId: number): string => `/groups/${teamId}`

/** 我的拼团. */
export const ownTeamsHref = '/member/groups'

/** The checkout of a group order; without a team it opens one (contract trade §6.1). */
export const groupCheckoutHref = (order: {
  distributorId: number
  activityId: number
  teamId?: number | undefined
}): string =>
  `/cart/checkout?${new URLSearchParams({
    mode: 'fastbuy',
    id: String(order.distributorId),
    order_type: 'normal_groups' satisfies OrderType,
    bargain_id: String(order.activityId),
    ...(order.teamId === undefined ? {} : { team_id: String(order.teamId) }),
  })}`
