import 'server-only'
import type { Cart } from '@/lib/contract/trade/cart'
import * as cartMessages from '@/lib/domain/messages/cart'
import { emptyCart } from '@/lib/domain/order/empty-cart'
import { requestedLines, type BillLine } from '@/lib/domain/order/price/bill'
import { priceCart, priceLines } from '@/lib/domain/order/price/calculate'
import { cartLineState } from '@/lib/domain/order/price/cart-line'
import { priceableLines } from '@/lib/domain/order/price/package-line'
import { expectSubsidies } from '@/lib/domain/order/subsidy/estimate-subsidy'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import { cartContext } from '@/lib/server/trade/bill/bill-context'
import { loadCartFacts, type CartFacts, type FactLine } from '@/lib/server/trade/bill/load-facts'
import { withoutAppOffers } from './app-offers'
import { removeLines } from './remove-lines'
import { repairLines } from './sql'
import { wireGroup } from './wire-group'
import { wireCartLine } from './wire-line'

interface ReadOptions {
  source?: 'cart' | 'fastbuy'
  /** Only lines of this shop. */
  shopId?: number | undefined
  /** The client is a desktop, which has no limited-time sales, plus items and package prices. */
  isPc?: boolean
}

/**
 * A member's cart: a group per shop with prices and promotions, and the lines that cannot be ordered (contract trade
 * §2.2). Quantities above the stock are lowered and invalid lines unchecked, also in the database, so that the checkout
 * shows the same.
 */
export async function readCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  { source = 'cart', shopId, isPc = false }: ReadOptions = {},
): Promise<Cart> {
  const stored = await loadCartFacts(db, viewer, now, source)
  const facts = isPc ? withoutAppOffers(stored) : stored
  const { valid, invalid, repairs } = checkCartLines(facts, viewer)
  if (source === 'cart') {
    if (facts.lostIds.length > 0) await removeLines(db, viewer.userId, facts.lostIds, null)
    if (repairs.length > 0) await repairLines(db, viewer.userId, repairs)
  }
  const shopIds = [...new Set(valid.map((line) => line.sku.distributorId))].filter(
    (id) => shopId === undefined || id === shopId,
  )
  const groups = shopIds.map((id) => {
    const lines = valid.filter((line) => line.sku.distributorId === id)
    const context = cartContext(facts, viewer, now, id)
    const checked = priceCart(priceableLines(lines.filter((line) => line.isChecked)), context)
    const unchecked = priceLines(priceableLines(lines.filter((line) => !line.isChecked)), context)
    return { id, lines, checked, unchecked }
  })
  if (facts.subsidy)
    expectSubsidies(
      groups.flatMap(({ checked }) => checked.lines),
      groups.flatMap(({ unchecked }) => unchecked.lines),
      { ...facts.subsidy, place: facts.subsidy.home },
    )
  const reader = { viewer, programme: facts.subsidy }
  return {
    ...emptyCart,
    valid_cart: groups.map(({ id, lines, checked, unchecked }) => {
      // A buy-now line has id 0, like the lines that promotions add; those are left out here.
      const priced = Map.groupBy(
        [...requestedLines(checked), ...requestedLines(unchecked)],
        ({ cartId }) => cartId,
      )
      const wires = lines.map((line) =>
        wireCartLine(line, priced.get(line.cartId) ?? [], line.isChecked, reader),
      )
      return wireGroup(id, facts, checked, wires)
    }),
    invalid_cart: invalid
      .filter(({ line }) => shopId === undefined || line.sku.distributorId === shopId)
      .map(({ line, problem }) => {
        const context = cartContext(facts, viewer, now, line.sku.distributorId)
        const priced: BillLine[] = priceLines(priceableLines([line]), context).lines
        return wireCartLine(line, priced, false, reader, problem)
      }),
  }
}

/**
 * The cart as GET cart/list shows it: `total_fee` has the 满减 and 满折 added back, `discount_fee` still contains them.
 * Selected plus items count with their list price and their discount (contract trade §2.2).
 */
export async function listCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  options: ReadOptions,
): Promise<Cart> {
  const cart = await readCart(db, viewer, now, options)
  return {
    ...cart,
    valid_cart: cart.valid_cart.map((group) => {
      const chosen = group.plus_buy_activity.flatMap(({ plus_item }) => (plus_item ? [plus_item] : []))
      const sum = (of: (item: (typeof chosen)[number]) => number) =>
        chosen.reduce((total, item) => total + of(item), 0)
      return {
        ...group,
        item_fee: group.item_fee + sum(({ price }) => price),
        discount_fee: group.discount_fee + sum(({ price, plus_price }) => price - plus_price),
        total_fee: group.total_fee + group.promotion_discount + sum(({ plus_price }) => plus_price),
      }
    }),
  }
}

/** Separates orderable lines from invalid ones with their problem, and lists the stored lines to correct. */
function checkCartLines(facts: CartFacts, viewer: Viewer) {
  const valid: FactLine[] = []
  const invalid: { line: FactLine; problem: string }[] = []
  const repairs: { cartId: number; num: number; was: number; checked: boolean }[] = []
  for (const line of facts.lines) {
    const { num, problem } = cartLineState(line, viewer)
    if (problem === null) valid.push({ ...line, num })
    else invalid.push({ line, problem })
    if (num !== line.num || (problem !== null && line.isChecked)) {
      repairs.push({ cartId: line.cartId, num, was: line.num, checked: problem === null })
    }
  }
  return { valid, invalid, repairs }
}

/** Number of orderable lines and pieces, for the cart badge (contract trade §2.7). */
export async function countCart(db: Queries, viewer: Viewer, now: number, shopId: number | undefined) {
  const { valid_cart: groups } = await readCart(db, viewer, now, { shopId })
  const lines = groups.flatMap((group) => group.list)
  return { cart_count: lines.length, item_count: lines.reduce((sum, line) => sum + line.num, 0) }
}

/**
 * Whether the checked lines of a shop can go to checkout, and the reason if not (`cart.check` of the legacy gateway,
 * contract trade §16).
 */
export async function precheckCart(
  db: Queries,
  viewer: Viewer,
  now: number,
  source: 'cart' | 'fastbuy',
  shopId: number | undefined,
): Promise<{ status: boolean; message: string }> {
  const { valid_cart: groups } = await readCart(db, viewer, now, { source, shopId })
  if (groups.length === 0) return { status: false, message: cartMessages.cartEmpty }
  const hasChecked = groups.some((group) => group.cart_total_count > 0)
  return hasChecked
    ? { status: true, message: '' }
    : { status: false, message: cartMessages.cartNothingChosen }
}
