import { daySeconds, wallSeconds } from '../time/china'

const firstDay = Date.UTC(2012, 0, 1) / 1000

/**
 * The fixed parts of a 16-digit order id around its five-digit counter: days since 2012, the 90-second slot of the day,
 * and the last four digits of the member (contract trade §6.4).
 * @param now epoch seconds
 */
export function orderIdParts(now: number, userId: number): { head: string; tail: string } {
  const local = wallSeconds(now)
  const days = Math.floor((local - firstDay) / daySeconds)
  const slot = Math.floor((local % daySeconds) / 90)
  return {
    head: String(days).padStart(4, '0') + String(slot).padStart(3, '0'),
    tail: String(userId % 10_000).padStart(4, '0'),
  }
}

/** A complete order id. @param counter 0 to 99999 */
export function orderId(now: number, counter: number, userId: number): string {
  const { head, tail } = orderIdParts(now, userId)
  return head + String(counter).padStart(5, '0') + tail
}
