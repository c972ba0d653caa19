import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Database } from '@/lib/server/ground/db/connection'
import { lineProblem } from './offer-problem'
import { readLineOffers, type LineOffer } from './offers'
import { removeLines } from './remove-lines'
import { setQuantities } from './sql'

/** A line and its new quantity. */
export interface LineQuantity {
  cartId: number
  num: number
}

/** The error for a change of a line that is not, or no longer, in the cart. */
export const noSuchLine = () => new MallError('数据错误')

/**
 * Checks new quantities of lines (contract trade §2.3).
 * @param lines the stored lines
 * @throws MallError 数据错误 for a line that is not among them, and as `addToCart`
 */
export function assertQuantities(
  lines: readonly LineOffer[],
  changes: readonly LineQuantity[],
  viewer: Viewer,
  now: number,
): void {
  const stored = new Map(lines.map((line) => [line.cartId, line]))
  if (changes.some(({ cartId }) => !stored.has(cartId))) throw noSuchLine()
  for (const { cartId, num } of changes) {
    const line = stored.get(cartId)
    const problem = num > 0 && line && lineProblem(line, num, viewer, now)
    if (problem) throw new MallError(problem)
  }
}

/**
 * Sets the quantity of one line and checks it; 0 removes it (contract trade §2.3).
 * The write needs no transaction: offers may change at any time, and the statement itself waits for other changes of
 * the cart.
 * @returns the line, or null when it was removed
 * @throws MallError as `assertQuantities`
 */
export async function setQuantity(db: Database, viewer: Viewer, now: number, { cartId, num }: LineQuantity) {
  const { userId } = viewer
  if (num === 0) {
    if ((await removeLines(db, userId, [cartId], null)) === 0) throw noSuchLine()
    return null
  }
  const lines = await readLineOffers(db, viewer, now, [cartId])
  assertQuantities(lines, [{ cartId, num }], viewer, now)
  const [line] = lines
  if (!line || (await setQuantities(db, userId, [{ cartId, num }], now)) === 0) throw noSuchLine()
  return { cartId, itemId: line.itemId, shopId: line.shopId, num }
}
