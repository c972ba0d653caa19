import type { FavouriteKind } from '../trade/favourites'

/** A button that a guest pressed and that needs a member: a product or shop as favourite, 到货通知 of a SKU. */
export interface CarriedPress {
  kind: FavouriteKind | 'restock'
  id: number
  /** Toast of the page once it is done, instead of that of the kind. */
  message?: string | undefined
}

/** Where the last press is kept; apart from `finishCarriedPress`, because public pages load this. */
export const carriedPressKey = 'pressed'

/** Keeps the press of a guest in this tab; the sign-in that follows carries it out. */
export function carryPress(press: CarriedPress): void {
  try {
    sessionStorage.setItem(carriedPressKey, JSON.stringify({ ...press, at: Date.now() }))
  } catch {
    // Without storage the member presses again.
  }
}

/** Whether the sign-in has a press to carry out. */
export function hasCarriedPress(): boolean {
  try {
    return carriedPressKey in sessionStorage
  } catch {
    return false
  }
}
