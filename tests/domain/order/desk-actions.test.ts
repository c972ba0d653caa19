import { possibleActions, type DeskOrderAction } from '@/lib/domain/order/desk-actions'
import type { OfflineTransfer, OrderState } from '@/lib/domain/order/states'

const paid = {
  orderStatus: 'PAYED',
  payStatus: 'PAYED',
  deliveryStatus: 'PENDING',
  zitiStatus: 'NOTZITI',
  cancelStatus: 'NO_APPLY_CANCEL',
} as const satisfies OrderState
const unpaid = { ...paid, orderStatus: 'NOTPAY', payStatus: 'NOTPAY' } as const
const left = [{ num: 2, deliveredNum: 1, cancelledNum: 0 }]
const gone = [{ num: 2, deliveredNum: 1, cancelledNum: 1 }]

describe('what the desk can do with an order', () => {
  it.each<[string, OrderState & OfflineTransfer, typeof left, DeskOrderAction[]]>([
    ['a paid order is shipped, or its rest cancelled', paid, left, ['ship', 'cancelRest']],
    ['an order without units that are left is neither', paid, gone, []],
    ['a partly shipped order goes on', { ...paid, deliveryStatus: 'PARTAIL' }, left, ['ship', 'cancelRest']],
    [
      'a buyer who asks to cancel gets an answer first',
      { ...paid, cancelStatus: 'WAIT_PROCESS' },
      left,
      ['reviewCancel'],
    ],
    [
      'a refused request leaves the order to be shipped',
      { ...paid, cancelStatus: 'FAILS' },
      left,
      ['ship', 'cancelRest'],
    ],
    ['a pickup order is handed over', { ...paid, zitiStatus: 'PENDING' }, left, ['pickUp', 'cancelRest']],
    ['an unpaid order gets cheaper', unpaid, left, ['changePrice']],
    [
      'a voucher is reviewed before the price changes',
      { ...unpaid, offlineStatus: 0 },
      left,
      ['reviewVoucher'],
    ],
    ['a refused voucher leaves an unpaid order', { ...unpaid, offlineStatus: 2 }, left, ['changePrice']],
    ['a team must be complete first', { ...paid, orderStatus: 'WAIT_GROUPS_SUCCESS' }, left, []],
    [
      'a shipped order waits for its buyer',
      { ...paid, orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' },
      gone,
      [],
    ],
    ['a cancelled order has ended', { ...unpaid, orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' }, left, []],
  ])('%s', (_name, state, lines, actions) => {
    expect(possibleActions({ ...state, hasGoods: true }, lines)).toEqual(actions)
  })

  it('an order of a grade or of stored value has nothing to ship or to lower', () => {
    expect(possibleActions({ ...unpaid, hasGoods: false }, [])).toEqual([])
    expect(possibleActions({ ...unpaid, offlineStatus: 0, hasGoods: false }, [])).toEqual(['reviewVoucher'])
  })
})
