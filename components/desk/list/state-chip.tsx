import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import type { AftersaleStatus } from '@/lib/domain/aftersale/values'
import type { OrderDes } from '@/lib/domain/order/labels'

/** Colours of states: each has one meaning in the whole desk. */
export type StateTone = keyof typeof tones

const tones = {
  /** The mall has to do something. */
  todo: 'bg-vip-gold text-ink',
  /** Somebody else has to, or it goes on by itself. */
  going: 'bg-banner-pale text-link',
  /** It ended as it should. */
  done: 'bg-programme-tint text-programme-deep',
  /** It ended otherwise, or is off. */
  closed: 'bg-page text-muted',
  /** It failed. */
  problem: 'bg-brand-tint text-brand-deep',
} as const

/** The state of a row in a word. */
export const StateChip = ({ tone, children }: { tone: StateTone; children: ReactNode }) => (
  <span className={cx('rounded-control inline-block px-2 py-0.5 text-xs whitespace-nowrap', tones[tone])}>
    {children}
  </span>
)

/** An offline transfer that waits for its check is `todo`, which the order itself does not tell. */
export const orderTones: Readonly<Record<OrderDes, StateTone>> = {
  NOTPAY: 'going',
  WAIT_GROUPS_SUCCESS: 'going',
  PAYED: 'todo',
  PAYED_PENDING: 'todo',
  PAYED_PARTAIL: 'todo',
  PAYED_WAIT_PROCESS: 'todo',
  WAIT_BUYER_CONFIRM: 'going',
  DONE: 'done',
  CANCEL: 'closed',
  CANCEL_WAIT_PROCESS: 'todo',
  CANCEL_REFUND_PROCESS: 'going',
  CANCEL_REFUND_FAIL: 'problem',
  CLOSED: 'closed',
  REFUND_PROCESS: 'going',
  REFUND_SUCCESS: 'closed',
}

export const aftersaleTones: Readonly<Record<AftersaleStatus, StateTone>> = {
  0: 'todo',
  1: 'going',
  2: 'done',
  3: 'closed',
  4: 'closed',
}
