import { placedState, returnTarget } from '@/lib/web/checkout-history'

describe('going back to a checkout', () => {
  it('stays there while no order is placed', () => {
    for (const state of [null, undefined, 'text', 0, {}, { key: 1 }]) expect(returnTarget(state)).toBeNull()
  })

  it('leads to the orders once it is placed', () => {
    expect(returnTarget(placedState(null, '5438376000000001'))).toBe('/member/trade')
  })

  it('keeps what the router has written into the history', () => {
    expect(placedState({ tree: ['a'] }, '5438376000000001')).toMatchObject({ tree: ['a'] })
  })
})
