import { placedState, returnTarget } from '@/lib/web/checkout-history'

describe('going back to the checkout', () => {
  it('stays on the checkout while no order is placed', () => {
    for (const state of [null, undefined, 'text', 0, {}, { key: 1 }]) expect(returnTarget(state)).toBeNull()
  })

  it('redirects to the orders once the order is placed', () => {
    expect(returnTarget(placedState(null, '5438376000000001'))).toBe('/member/trade')
  })

  it('preserves the router’s own history state', () => {
    expect(placedState({ tree: ['a'] }, '5438376000000001')).toMatchObject({ tree: ['a'] })
  })
})
