import 'server-only'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { priceCart, priceLines } from '@/lib/domain/order/calculate'
import { cartLineState } from '@/lib/domain/order/cart-line'
import { cartContext } from '@/lib/server/bill/bill-context'
import { loadCartFacts, type CartFacts, type FactLine } from '@/lib/server/bill/load-facts'
import type { Queries } from '@/lib/server/db/connection'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { removeLines, repairLines } from './sql'
import { wireGroup, wireLine } from './wire'

export const emptyCart: Cart = { valid_cart: [], invalid_cart: [], is_check_store: true, crossborder_show: 0 }

/**
 * A member's cart: a group per shop with prices and promotions, and the lines that cannot be ordered (contract trade
 * §2.2). Quantities above the stock are lowered and invalid lines unchecked, also in the database, so that checkout
 * agrees with what was shown.
 * @param shopId only that shop
 */
export async function readCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  { source = 'cart', shopId }: { source?: 'cart' | 'fastbuy'; shopId?: number | undefined } = {},
): Promise<Cart> {
  const facts = await loadCartFacts(db, viewer, now, source)
  const { valid, invalid, repairs } = checkCartLines(facts, viewer)
  if (source === 'cart') {
    if (facts.lostIds.length > 0) await removeLines(db, viewer.userId, facts.lostIds, null)
    if (repairs.length > 0) await repairLines(db, viewer.userId, repairs)
  }
  const shopIds = [...new Set(valid.map((line) => line.sku.distributorId))].filter(
    (id) => shopId === undefined || id === shopId,
  )
  return {
    ...emptyCart,
    valid_cart: shopIds.map((id) => {
      const lines = valid.filter((line) => line.sku.distributorId === id)
      const context = cartContext(facts, viewer, now, id)
      const checked = priceCart(
        lines.filter((line) => line.isChecked),
        context,
      )
      const unchecked = priceLines(
        lines.filter((line) => !line.isChecked),
        context,
      )
      const priced = new Map([...checked.lines, ...unchecked.lines].map((line) => [line.cartId, line]))
      const wires = lines.flatMap((line): CartLine[] => {
        // A buy-now line has id 0, as gift lines have; it is the first of its bill.
        const billLine = line.cartId === 0 ? checked.lines[0] : priced.get(line.cartId)
        return billLine ? [wireLine(billLine, line.isChecked, viewer)] : []
      })
      return wireGroup(id, facts.shops.get(id), checked, wires)
    }),
    invalid_cart: invalid
      .filter(({ line }) => shopId === undefined || line.sku.distributorId === shopId)
      .flatMap(({ line, problem }) =>
        priceLines([line], cartContext(facts, viewer, now, line.sku.distributorId)).lines.map((priced) =>
          wireLine(priced, false, viewer, problem),
        ),
      ),
  }
}

/** Tells lines that can be ordered from invalid ones with their problem, and lists the stored lines to correct. */
function checkCartLines(facts: CartFacts, viewer: Viewer) {
  const valid: FactLine[] = []
  const invalid: { line: FactLine; problem: string }[] = []
  const repairs: { cartId: number; num: number; was: number; checked: boolean }[] = []
  for (const line of facts.lines) {
    const { num, problem } = cartLineState(line.sku, line.num, viewer)
    if (problem === null) valid.push({ ...line, num })
    else invalid.push({ line, problem })
    if (num !== line.num || (problem !== null && line.isChecked)) {
      repairs.push({ cartId: line.cartId, num, was: line.num, checked: problem === null })
    }
  }
  return { valid, invalid, repairs }
}

/** Lines and pieces that can be ordered, for the cart badge (contract trade §2.7). */
export async function countCart(db: Queries, viewer: Viewer, now: number, shopId: number | undefined) {
  const { valid_cart: groups } = await readCart(db, viewer, now, { shopId })
  const lines = groups.flatMap((group) => group.list)
  return { cart_count: lines.length, item_count: lines.reduce((sum, line) => sum + line.num, 0) }
}

/**
 * Whether the checked lines of a shop can go to checkout, and why not (`cart.check` of the legacy gateway, contract trade
 * §16).
 */
export async function precheckCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  source: 'cart' | 'fastbuy',
  shopId: number | undefined,
): Promise<{ status: boolean; message: string }> {
  const { valid_cart: groups } = await readCart(db, viewer, now, { source, shopId })
  if (groups.length === 0) return { status: false, message: '购物车为空' }
  const hasChecked = groups.some((group) => group.cart_total_count > 0)
  return hasChecked ? { status: true, message: '' } : { status: false, message: '购物车选中商品为空' }
}
