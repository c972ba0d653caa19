import type { Permission } from '../desk/permissions'
import { canMove, type AftersaleEvent, type AftersaleState } from './states'
import type { AftersaleType } from './values'

interface DeskAftersaleAction {
  label: string
  permission: Permission
  /** One of them must be possible. */
  events: readonly AftersaleEvent[]
}

/** What people at the desk do with an after-sale, in the sequence of the buttons, with the permission of its call. */
export const deskAftersaleActions = {
  review: { label: '处理售后', permission: 'aftersale:approve', events: ['refuse'] },
  receive: { label: '确认收货', permission: 'aftersale:write', events: ['receive'] },
  refund: { label: '退款', permission: 'aftersale:approve', events: ['approveRefund'] },
  resend: { label: '补发', permission: 'aftersale:write', events: ['resend'] },
  refuse: { label: '驳回', permission: 'aftersale:approve', events: ['refuseRefund'] },
} as const satisfies Record<string, DeskAftersaleAction>
export type DeskAftersaleActionName = keyof typeof deskAftersaleActions

/** The actions that are possible for an after-sale now (contract trade §12.4). */
export const possibleActions = (
  aftersale: AftersaleState & { type: AftersaleType },
): DeskAftersaleActionName[] =>
  (Object.keys(deskAftersaleActions) as DeskAftersaleActionName[]).filter((name) =>
    deskAftersaleActions[name].events.some((event) => canMove(aftersale, event)),
  )
