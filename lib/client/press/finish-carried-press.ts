import { api } from '../call/api'
import { favouriteCalls } from '../trade/favourites'
import { subscribedMessage } from '../trade/restock'
import { carriedPressKey, type CarriedPress } from './carried-press'
import { toast } from './toast'

/** Milliseconds after which a press no longer belongs to the sign-in. */
const lifetime = 30 * 60_000

const actions: Record<CarriedPress['kind'], { go: (id: number) => Promise<unknown>; message: string }> = {
  goods: { go: favouriteCalls.goods.add, message: favouriteCalls.goods.added },
  shop: { go: favouriteCalls.shop.add, message: favouriteCalls.shop.added },
  restock: { go: (id) => api.restock.subscribe({ item_id: id }), message: subscribedMessage },
}

/**
 * Carries out the action that a guest requested before the sign-in, and shows a toast. A refusal is not shown: the
 * sign-in succeeded.
 */
export async function finishCarriedPress(): Promise<void> {
  const kept = sessionStorage.getItem(carriedPressKey)
  sessionStorage.removeItem(carriedPressKey)
  if (kept === null) return
  try {
    const { kind, id, message, at } = JSON.parse(kept) as CarriedPress & { at: number }
    if (Date.now() - at > lifetime) return
    await actions[kind].go(id)
    toast.success(message ?? actions[kind].message)
  } catch {
    // The button of the page shows that it is not done.
  }
}
