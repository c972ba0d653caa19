import { memberOf, type Order, type State, type World } from './state'

/** Points that orders earn (contract trade §13.1): for the price of the goods, credited when an order completes. */

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export const expectedReward = ({ gainPoint }: World, lines: readonly { total: number }[]): number =>
  Math.floor(Number(((sumOf(lines.map(({ total }) => total)) * gainPoint) / 100).toFixed(4)))

/** The remaining expected points after a part of the goods was refunded. */
function kept({ bonus, lines }: Order, refunded: number): number {
  const goods = sumOf(lines.map(({ total }) => total))
  return goods === 0 ? 0 : bonus - Math.floor((bonus * refunded) / goods)
}

/** Credits the reward of a completed order. Pending refunds already count. */
export function creditReward(state: State, order: Order): void {
  const counts = ['READY', 'due', 'SUCCESS']
  const refunds = order.refunds.filter(
    ({ type, state: at }) => (type === 0 || type === 4) && counts.includes(at),
  )
  order.reward = kept(order, sumOf(refunds.map(({ fee, freight }) => fee - freight)))
  memberOf(state, order.userId).points += order.reward
}

/** Takes back the reward of a refunded unit, as far as the buyer still has it. */
export function takeReward(state: State, order: Order): void {
  const member = memberOf(state, order.userId)
  const refunded = sumOf(order.lines.map((line) => line.refunded))
  const due = Math.min(member.points, order.reward - kept(order, refunded))
  if (due <= 0) return
  order.reward -= due
  member.points -= due
}
