import { freeTrade, leaveTeam, release, settledTrade } from './orders'
import { pointsWorth } from './price'
import { expectedReward } from './rewards'
import { memberOf, present, skuOf, touch, type Order, type State, type Team, type World } from './state'

/** Group buying (contract trade §8.6, §12.3): an order takes a seat, a payment keeps it. */

const paidSeats = (team: Team) => [...team.seats.values()].filter(Boolean).length

/** Whether a member may order in a group. @param teamId null opens a team */
export function canJoin(
  world: World,
  state: State,
  userId: number,
  teamId: number | null,
  num: number,
): boolean {
  const { itemId, people } = world.group
  const { store } = skuOf(state, itemId)
  if (teamId === null)
    return (
      num + people - 1 <= store &&
      ![...state.teams.values()].some(({ leader, status }) => leader === userId && status === 1)
    )
  const team = present(state.teams.get(teamId), 'the team')
  const isMember = [...team.seats.keys()].some((orderId) => state.orders.get(orderId)?.userId === userId)
  return (
    num + people - team.seats.size - 1 <= store &&
    team.leader !== userId &&
    !isMember &&
    team.status === 1 &&
    state.now < team.end &&
    paidSeats(team) > 0 &&
    team.seats.size < people
  )
}

/** The price of a group order after points, or the text of the refusal of the points (contract trade §13.1). */
export function groupTotal(
  world: World,
  state: State,
  { userId, num, points }: { userId: number; num: number; points: number },
): number | string {
  const goods = world.group.price * num
  const worth = pointsWorth(world, state, userId, points, goods)
  return typeof worth === 'string' ? worth : goods - worth
}

/** Places a group order: the group price alone, one SKU (contract trade §3.1, ADR 0036). */
export function placeInGroup(
  world: World,
  state: State,
  placed: { orderId: string; userId: number; num: number; teamId: number; opens: boolean; points: number },
): void {
  const { orderId, userId, num, teamId, points } = placed
  const { itemId, people, seconds } = world.group
  const total = groupTotal(world, state, placed)
  if (typeof total === 'string') throw new Error(total)
  const sku = skuOf(state, itemId)
  sku.store -= num
  sku.sold += num
  memberOf(state, userId).points -= points
  if (placed.opens)
    state.teams.set(teamId, {
      teamId,
      leader: userId,
      people,
      status: 1,
      end: state.now + seconds,
      seats: new Map(),
    })
  const team = present(state.teams.get(teamId), 'the team')
  team.seats.set(orderId, false)
  const order: Order = {
    orderId,
    userId,
    orderStatus: 'NOTPAY',
    payStatus: 'NOTPAY',
    deliveryStatus: 'PENDING',
    zitiStatus: 'NOTZITI',
    cancelStatus: 'NO_APPLY_CANCEL',
    lines: [
      {
        id: 0,
        itemId,
        kind: 'normal',
        num,
        total,
        delivered: 0,
        cancelled: 0,
        applied: 0,
        refunded: 0,
        returned: 0,
        points: 0,
        appliedFee: 0,
        appliedPoints: 0,
        subsidyFee: 0,
        subsidyNum: 0,
        priced: 0,
        subsidyLowered: 0,
      },
    ],
    total,
    freight: 0,
    points,
    bonus: expectedReward(world, [{ total }]),
    reward: 0,
    coupon: null,
    autoCancel: Math.min(state.now + world.cancelSeconds, team.end),
    autoFinish: null,
    aftersaleUntil: null,
    teamId,
    voucher: null,
    isOffline: false,
    trades: [],
    refunds: [],
  }
  state.orders.set(orderId, order)
  state.touched.add(orderId)
  if (total > 0) return
  order.trades.push(freeTrade(order))
  order.payStatus = 'PAYED'
  paySeat(state, order)
}

/** Records a paid seat; the last one completes the team. */
export function paySeat(state: State, order: Order): void {
  const team = present(state.teams.get(order.teamId ?? 0), 'the team')
  order.orderStatus = 'WAIT_GROUPS_SUCCESS'
  team.seats.set(order.orderId, true)
  if (paidSeats(team) < team.people) return
  team.status = 2
  for (const orderId of team.seats.keys()) touch(state, orderId).orderStatus = 'PAYED'
}

/** Ends a team whose time is over: its orders end, and paid ones are refunded. */
export function failTeam(state: State, team: Team): void {
  team.status = 3
  for (const orderId of team.seats.keys()) {
    const order = touch(state, orderId)
    release(state, order)
    leaveTeam(state, order)
    for (const trade of order.trades) if (trade.state === 'NOTPAY') trade.state = 'CLOSED'
    const paid = settledTrade(order)
    if (order.orderStatus === 'WAIT_GROUPS_SUCCESS' && paid)
      order.refunds.push({
        type: 1,
        fee: order.total,
        points: order.points,
        freight: order.freight,
        state: 'due' as const,
        tradeId: paid.tradeId,
        bn: '',
        parts: [],
      })
    Object.assign(order, { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' })
  }
}
