import { memberOf, skuOf, type CartLine, type State } from './state'

/** Carts (contract trade §2). Lines are kept in the sequence in which they were added. */

/** The lines newest first, as the cart shows them and orders take them. */
export const newestFirst = (lines: readonly CartLine[]): CartLine[] => [...lines].reverse()

/** Reading a cart lowers quantities to the stock and unchecks lines without any (contract trade §2.2). */
function readCart(state: State, userId: number): void {
  for (const line of memberOf(state, userId).cart) {
    const { store } = skuOf(state, line.itemId)
    if (store === 0) line.checked = false
    else line.num = Math.min(line.num, store)
  }
}

/** Adds pieces of a SKU. @returns whether the mall must accept it */
export function add(state: State, userId: number, itemId: number, num: number): boolean {
  const { cart } = memberOf(state, userId)
  const present = cart.find((line) => line.itemId === itemId)
  const total = (present?.num ?? 0) + num
  if (total > skuOf(state, itemId).store) return false
  memberOf(state, userId).wantsPlus = false
  if (present) Object.assign(present, { num: total, checked: true })
  else cart.push({ itemId, num, checked: true })
  readCart(state, userId)
  return true
}

/** Sets the quantity of a line; 0 removes it (contract trade §2.3). @returns whether the mall must accept it */
export function setQuantity(state: State, userId: number, itemId: number, num: number): boolean {
  const member = memberOf(state, userId)
  const line = member.cart.find((one) => one.itemId === itemId)
  if (!line) return false
  if (num === 0) {
    member.cart = member.cart.filter((one) => one !== line)
    return true
  }
  if (num > skuOf(state, itemId).store) return false
  Object.assign(line, { num, checked: true })
  return true
}

export function check(state: State, userId: number, itemId: number, checked: boolean): void {
  const line = memberOf(state, userId).cart.find((one) => one.itemId === itemId)
  if (line) line.checked = checked
}
