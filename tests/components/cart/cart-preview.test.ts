import fc from 'fast-check'
import { cartSums } from '@/lib/client/cart/group-sums'
import { without, withQuantity, withTicks } from '@/lib/client/cart/optimistic'
import type { Cart } from '@/lib/contract/trade/cart'
import { cartGroup, cartLine, cartOf } from '../../fixtures/components/trade'

const line = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000 }),
  num: fc.integer({ min: 1, max: 50 }),
  is_checked: fc.boolean(),
  share: fc.integer({ min: 0, max: 100 }),
})
/** Carts of one to three shops with one to four lines each. */
const cart: fc.Arbitrary<Cart> = fc
  .array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((shops) => {
    let id = 0
    return cartOf(
      shops.map((lines, shop) =>
        cartGroup(
          lines.map(({ share, ...part }) =>
            cartLine({
              ...part,
              cart_id: ++id,
              discount_fee: Math.floor((part.price * part.num * share) / 100),
            }),
          ),
          { shop_id: shop },
        ),
      ),
    )
  })
const lines = (one: Cart) => one.valid_cart.flatMap((group) => group.list)

/** Sums match the lines, and no sum is negative. */
function expectConsistent(one: Cart) {
  for (const group of one.valid_cart) {
    const ticked = group.list.filter((entry) => entry.is_checked)
    const { payable, saved } = cartSums([group])
    expect(payable).toBe(ticked.reduce((sum, entry) => sum + entry.total_fee, 0))
    expect(payable).toBe(group.item_fee - group.discount_fee)
    expect(payable).toBeGreaterThanOrEqual(0)
    expect(saved).toBe(group.discount_fee - group.member_discount)
    // 满减 and 满折 are added back, as in cart/list.
    expect(group.total_fee).toBe(group.item_fee - group.member_discount)
    expect(group.cart_total_num).toBe(ticked.reduce((sum, entry) => sum + entry.num, 0))
  }
}

describe('the optimistic cart', () => {
  it('keeps sums and lines consistent after any change', () => {
    fc.assert(
      fc.property(
        cart,
        fc.nat(),
        fc.integer({ min: 1, max: 99 }),
        fc.boolean(),
        (before, pick, num, ticked) => {
          const all = lines(before)
          const chosen = all[pick % all.length]
          if (!chosen) return
          expectConsistent(withQuantity(before, chosen.cart_id, num))
          expectConsistent(withTicks(before, [chosen.cart_id], ticked))
          expectConsistent(without(before, [chosen.cart_id]))
        },
      ),
    )
  })

  it('selects a line when its quantity changes, as the server does', () => {
    const before = cartOf([cartGroup([cartLine({ is_checked: false })])])
    expect(lines(withQuantity(before, 1, 2))[0]).toMatchObject({ num: 2, is_checked: true })
  })

  it('drops a shop without lines, and removes invalid lines', () => {
    const before = cartOf([cartGroup([cartLine()])], [cartLine({ cart_id: 9 })])
    expect(without(before, [1, 9])).toMatchObject({ valid_cart: [], invalid_cart: [] })
  })

  it('leaves other lines unchanged', () => {
    const before = cartOf([cartGroup([cartLine(), cartLine({ cart_id: 2, num: 3 })])])
    expect(lines(withQuantity(before, 1, 5))[1]).toBe(lines(before)[1])
  })
})
