import type { Permission } from '../desk/permissions'
import { canMove, type AftersaleEvent, type AftersaleState } from './states'
import type { AftersaleType } from './values'

interface DeskAftersaleAction {
  label: string
  permission: Permission
  /** Must be possible; for a review, which may have one of several results, its refusal is. */
  event: AftersaleEvent
}

/** The actions of the desk on an after-sale, in the sequence of the buttons, each with the permission of its call. */
export const deskAftersaleActions = {
  review: { label: '处理售后', permission: 'aftersale:approve', event: 'refuse' },
  receive: { label: '确认收货', permission: 'aftersale:write', event: 'receive' },
  refund: { label: '退款', permission: 'aftersale:approve', event: 'approveRefund' },
  resend: { label: '补发', permission: 'aftersale:write', event: 'resend' },
  refuse: { label: '驳回', permission: 'aftersale:approve', event: 'refuseRefund' },
} as const satisfies Record<string, DeskAftersaleAction>
export type DeskAftersaleActionName = keyof typeof deskAftersaleActions

/** The actions that are possible for an after-sale now (contract trade §12.4). */
export const possibleActions = (
  aftersale: AftersaleState & { type: AftersaleType },
): DeskAftersaleActionName[] =>
  (Object.keys(deskAftersaleActions) as DeskAftersaleActionName[]).filter((name) =>
    canMove(aftersale, deskAftersaleActions[name].event),
  )
