import type { AftersaleProgress, AftersaleStatus, AftersaleType } from './values'

/** The columns that make up the state of an after-sale. */
export interface AftersaleState {
  status: AftersaleStatus
  progress: AftersaleProgress
}

/** The cause of a transition: the buyer, a merchant or operator, or a job. */
type AftersaleActor = 'buyer' | 'desk' | 'system'

/** States of the refund that belongs to an after-sale (contract trade §12.5). */
type RefundDecision = 'AUDIT_SUCCESS' | 'REFUSE' | 'CANCEL' | 'REFUNDCLOSE'

export interface AftersaleTransition {
  actor: AftersaleActor
  /** Where it may start, as `status-progress`. */
  from: readonly string[]
  /** Kinds of after-sales that know it; absent means all. */
  types?: readonly AftersaleType[]
  to: AftersaleState
  /** New state of the refund; absent leaves it as it is. */
  refund?: RefundDecision
  /** The unit can be applied for again. */
  givesBack?: true
  /** The word in 售后状态不能… (contract operator); transitions of buyers and jobs have texts of their own. */
  action?: '审核' | '收货' | '退款' | '补发'
}

const refused: AftersaleState = { status: 3, progress: 3 }
const handled: AftersaleState = { status: 2, progress: 4 }

const returning = ['REFUND_GOODS', 'EXCHANGING_GOODS'] as const

/** Every transition of an after-sale (contract trade §12.4): the only source for services and screens. */
export const transitions = {
  close: { actor: 'buyer', from: ['0-0'], to: { status: 4, progress: 7 }, refund: 'CANCEL', givesBack: true },
  refuse: { actor: 'desk', from: ['0-0'], to: refused, refund: 'REFUSE', givesBack: true, action: '审核' },
  /** Nothing comes back: the money can be paid at once. */
  agreeRefund: {
    actor: 'desk',
    from: ['0-0'],
    types: ['ONLY_REFUND'],
    to: { status: 1, progress: 9 },
    refund: 'AUDIT_SUCCESS',
    action: '审核',
  },
  agreeReturn: {
    actor: 'desk',
    from: ['0-0'],
    types: returning,
    to: { status: 1, progress: 1 },
    action: '审核',
  },
  /** The buyer brings the goods to a shop, so there is no parcel to wait for. */
  agreeOffline: {
    actor: 'desk',
    from: ['0-0'],
    types: returning,
    to: { status: 1, progress: 2 },
    action: '审核',
  },
  sendBack: { actor: 'buyer', from: ['1-1'], types: returning, to: { status: 1, progress: 2 } },
  /** The goods never came back; the contract ends returns only, and an exchange would stay open for ever. */
  expire: {
    actor: 'system',
    from: ['1-1'],
    types: returning,
    to: refused,
    refund: 'REFUSE',
    givesBack: true,
  },
  receive: {
    actor: 'desk',
    from: ['1-2'],
    types: returning,
    to: { status: 1, progress: 8 },
    action: '收货',
  },
  /** The money of an accepted 仅退款 was approved before; this only ends the after-sale. */
  approveOnlyRefund: {
    actor: 'desk',
    from: ['1-9'],
    types: ['ONLY_REFUND'],
    to: handled,
    action: '退款',
  },
  approveRefund: {
    actor: 'desk',
    from: ['1-2', '1-8'],
    types: ['REFUND_GOODS'],
    to: handled,
    refund: 'AUDIT_SUCCESS',
    action: '退款',
  },
  refuseRefund: {
    actor: 'desk',
    from: ['1-1', '1-2', '1-8', '1-9'],
    to: refused,
    refund: 'REFUSE',
    givesBack: true,
    action: '退款',
  },
  resend: {
    actor: 'desk',
    from: ['1-2', '1-8'],
    types: ['EXCHANGING_GOODS'],
    to: handled,
    refund: 'REFUNDCLOSE',
    action: '补发',
  },
  /** The provider has paid. */
  settle: {
    actor: 'system',
    from: ['1-9', '2-4'],
    types: ['ONLY_REFUND', 'REFUND_GOODS'],
    to: handled,
  },
} as const satisfies Record<string, AftersaleTransition>
export type AftersaleEvent = keyof typeof transitions

function keyOf({ status, progress }: AftersaleState): string {
  return `${status}-${progress}`
}

/** Whether an event is possible for an after-sale of this kind and state. */
export function canMove(aftersale: AftersaleState & { type: AftersaleType }, event: AftersaleEvent): boolean {
  const { from, types }: AftersaleTransition = transitions[event]
  return from.includes(keyOf(aftersale)) && (types === undefined || types.includes(aftersale.type))
}

/** The text of an operator's event in a state that does not know it (contract operator). */
export const refusalOf = (event: AftersaleEvent): string => {
  const { action }: AftersaleTransition = transitions[event]
  return `售后状态不能${action ?? '审核'}`
}

/** Why a buyer cannot withdraw an application, or null (contract trade §10.6). */
export function closeProblem({ status }: AftersaleState): string | null {
  if (status === 0) return null
  if (status === 4) return '售后已撤销， 不需要重复操作！'
  if (status === 3) return '售后已驳回， 不需要撤销！'
  return '售后单已被受理,不能撤销,请联系商家处理！'
}

/** Why a buyer cannot change an application, or null (contract trade §10.4). */
export function modifyProblem({ status }: AftersaleState): string | null {
  if (status === 0) return null
  if (status === 3) return '您的售后单已驳回，不支持再修改'
  if (status === 4) return '您的售后单已撤销，不支持再修改'
  return '您的售后单已处理，不支持再修改'
}

/** Why a buyer cannot report a return parcel, or null (contract trade §10.5). */
export function sendBackProblem(aftersale: AftersaleState & { type: AftersaleType }): string | null {
  if (aftersale.type === 'ONLY_REFUND') return '不需要回寄货品'
  return canMove(aftersale, 'sendBack') ? null : '您已提交回寄信息，请勿重复提交'
}
