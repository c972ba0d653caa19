import { memberOf, type Order, type State, type World } from './state'

/** Points that orders earn (contract trade §13.1): for what the goods cost, credited when an order completes. */

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

export const expectedReward = ({ gainPoint }: World, lines: readonly { total: number }[]): number =>
  Math.floor(Number(((sumOf(lines.map(({ total }) => total)) * gainPoint) / 100).toFixed(4)))

/** What is left of the expected points when a part of the goods was paid back. */
function kept({ bonus, lines }: Order, refunded: number): number {
  const goods = sumOf(lines.map(({ total }) => total))
  return goods === 0 ? 0 : bonus - Math.floor((bonus * refunded) / goods)
}

/** An order completes. Refunds that will still be paid count already. */
export function creditReward(state: State, order: Order): void {
  const counts = ['READY', 'due', 'SUCCESS']
  const refunds = order.refunds.filter(
    ({ type, state: at }) => (type === 0 || type === 4) && counts.includes(at),
  )
  order.reward = kept(order, sumOf(refunds.map(({ fee, freight }) => fee - freight)))
  memberOf(state, order.userId).points += order.reward
}

/** A unit was paid back: its part of the reward goes, as far as the buyer still has it. */
export function takeReward(state: State, order: Order): void {
  const member = memberOf(state, order.userId)
  const refunded = sumOf(order.lines.map((line) => line.refunded))
  const due = Math.min(member.points, order.reward - kept(order, refunded))
  if (due <= 0) return
  order.reward -= due
  member.points -= due
}
