import { api } from '@/lib/client/call/api'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { queryClient } from '@/lib/client/call/query-client'
import { toast } from '@/lib/client/press/toast'
import { forgetGuestCart, readGuestCart, setGuestNum, type GuestCart } from './guest-cart'

/** Failed products that the toast names; more are counted. */
const maxNamedProducts = 2

interface Failure {
  item_name: string
  message: string
}

/** Adds the lines one by one, each removed when it is done. */
async function addEach({ lines }: GuestCart): Promise<Failure[]> {
  const failures: Failure[] = []
  // The latest line last, because the cart shows what was added last first.
  for (const { itemId, num, name } of lines.toReversed()) {
    try {
      await api.cart.add({ item_id: itemId, num, shop_type: 'distributor' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push({ item_name: name, message: error.message })
    }
    setGuestNum(itemId, 0)
  }
  return failures
}

async function addAll(cart: GuestCart): Promise<Failure[]> {
  try {
    const { failures } = await api.cart.merge({
      merge_key: cart.key,
      items: cart.lines.map(({ itemId, num }) => ({ item_id: itemId, num })),
    })
    return failures
  } catch (error) {
    // Another back end does not know the call.
    if (error instanceof ApiError && error.status === 404) return addEach(cart)
    throw error
  }
}

/**
 * Merges the guest cart into the cart of the member who has just signed in. A failed call keeps it for the next
 * attempt; the key makes a repetition harmless. Products that could not be added are reported in one toast.
 */
export async function mergeGuestCart(): Promise<void> {
  const cart = readGuestCart()
  if (!cart) return
  try {
    const failures = await addAll(cart)
    forgetGuestCart(cart.key)
    void queryClient().invalidateQueries({ queryKey: query.cart.key() })
    if (failures.length === 0) return
    const reasons = failures
      .slice(0, maxNamedProducts)
      .map(({ item_name: name, message }) => (message.startsWith(name) ? message : `${name}${message}`))
    const rest = failures.length > maxNamedProducts ? `等${failures.length}件商品` : ''
    // Not an error: it has to outlive the page of the sign-in.
    toast.info(`部分商品未能全部加入购物车：${reasons.join('；')}${rest}`)
  } catch {
    // Signing in succeeded; the cart page tries again.
  }
}
