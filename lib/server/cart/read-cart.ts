import 'server-only'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { cartLineState } from '@/lib/domain/order/cart-line'
import { priceCart, priceLines } from '@/lib/domain/order/calculate'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/session/viewer'
import { cartContext } from '@/lib/server/bill/bill-context'
import { loadCartFacts, type CartFacts, type FactLine } from '@/lib/server/bill/load-facts'
import { repairLines, removeLines } from './sql'
import { groupWire, lineWire } from './wire'

export const emptyCart: Cart = { valid_cart: [], invalid_cart: [], is_check_store: true, crossborder_show: 0 }

/**
 * A member's cart: a group per shop with prices and promotions, and the lines that cannot be ordered (contract trade
 * §2.2). Quantities above the stock are lowered and invalid lines unticked for good, so that checkout agrees with what
 * was shown.
 * @param shopId only that shop
 */
export async function readCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  { source = 'cart', shopId }: { source?: 'cart' | 'fastbuy'; shopId?: number | undefined } = {},
): Promise<Cart> {
  const facts = await loadCartFacts(db, viewer, now, source)
  const { valid, invalid, changed } = sortOut(facts, viewer)
  if (source === 'cart') {
    if (facts.lostIds.length > 0) await removeLines(db, viewer.userId, facts.lostIds, null)
    if (changed.length > 0) await repairLines(db, viewer.userId, changed)
  }
  const shopIds = [...new Set(valid.map((line) => line.sku.distributorId))]
  const wanted = shopIds.filter((id) => shopId === undefined || id === shopId)
  return {
    ...emptyCart,
    valid_cart: wanted.map((id) => {
      const lines = valid.filter((line) => line.sku.distributorId === id)
      const context = cartContext(facts, viewer, now, id)
      const ticked = priceCart(
        lines.filter((line) => line.isChecked),
        context,
      )
      const idle = priceLines(
        lines.filter((line) => !line.isChecked),
        context,
      )
      const priced = new Map([...ticked.lines, ...idle.lines].map((line) => [line.cartId, line]))
      const wires = lines.flatMap((line): CartLine[] => {
        const bill = line.cartId === 0 ? ticked.lines[0] : priced.get(line.cartId)
        return bill ? [lineWire(bill, line.isChecked, viewer)] : []
      })
      return groupWire(id, facts.shops.get(id), ticked, wires)
    }),
    invalid_cart: invalid
      .filter(({ line }) => shopId === undefined || line.sku.distributorId === shopId)
      .flatMap(({ line, problem }) =>
        priceLines([line], cartContext(facts, viewer, now, line.sku.distributorId)).lines.map((priced) =>
          lineWire(priced, false, viewer, problem),
        ),
      ),
  }
}

/** Which lines can be ordered, which cannot and why, and what of the stored lines has to be written back. */
function sortOut(facts: CartFacts, viewer: Viewer) {
  const valid: FactLine[] = []
  const invalid: { line: FactLine; problem: string }[] = []
  const changed: { cartId: number; num: number; was: number; checked: boolean }[] = []
  for (const line of facts.lines) {
    const { num, problem } = cartLineState(line.sku, line.num, viewer)
    if (problem === null) valid.push({ ...line, num })
    else invalid.push({ line, problem })
    if (num !== line.num || (problem !== null && line.isChecked)) {
      changed.push({ cartId: line.cartId, num, was: line.num, checked: problem === null })
    }
  }
  return { valid, invalid, changed }
}
