import { possibleActions, type DeskAftersaleActionName } from '@/lib/domain/aftersale/desk-actions'
import type { AftersaleState } from '@/lib/domain/aftersale/states'
import type { AftersaleType } from '@/lib/domain/aftersale/values'

describe('what the desk can do with an after-sale', () => {
  it.each<[AftersaleType, AftersaleState, DeskAftersaleActionName[]]>([
    ['ONLY_REFUND', { status: 0, progress: 0 }, ['review']],
    ['REFUND_GOODS', { status: 0, progress: 0 }, ['review']],
    ['REFUND_GOODS', { status: 1, progress: 1 }, ['refuse']],
    ['REFUND_GOODS', { status: 1, progress: 2 }, ['receive', 'refund', 'refuse']],
    ['REFUND_GOODS', { status: 1, progress: 8 }, ['refund', 'refuse']],
    ['EXCHANGING_GOODS', { status: 1, progress: 2 }, ['receive', 'resend', 'refuse']],
    ['EXCHANGING_GOODS', { status: 1, progress: 8 }, ['resend', 'refuse']],
    ['REFUND_GOODS', { status: 2, progress: 4 }, []],
    ['REFUND_GOODS', { status: 3, progress: 3 }, []],
    ['ONLY_REFUND', { status: 4, progress: 7 }, []],
  ])('%s at %o: %j', (type, state, actions) => {
    expect(possibleActions({ ...state, type })).toEqual(actions)
  })
})
