import { transitions as aftersaleTransitions } from '@/lib/domain/aftersale/states'
import { canGo, transitions, type OrderEvent, type OrderState } from '@/lib/domain/order/states'
import type { Snapshot } from './snapshot'

/**
 * Replays the audit trail of all orders: every row must be a declared transition from the state after the previous
 * rows, and orders are never in a state without a row for it.
 */
export class AuditTrail {
  readonly #states = new Map<string, OrderState>()
  readonly #aftersales = new Map<string, string>()
  /** The last row that was read. */
  last = 0

  #followAftersale(bn: string, event: string): string[] {
    const at = this.#aftersales.get(bn)
    if (at === undefined) {
      this.#aftersales.set(bn, '0-0')
      return []
    }
    if (!(event in aftersaleTransitions)) return []
    const { from, to } = aftersaleTransitions[event as keyof typeof aftersaleTransitions]
    this.#aftersales.set(bn, `${to.status}-${to.progress}`)
    return (from as readonly string[]).includes(at) ? [] : [`after-sale ${bn}: ${event} from ${at}`]
  }

  /** @returns undeclared transitions and states, one sentence each */
  follow(found: Snapshot): string[] {
    const wrong = found.audit.flatMap(({ auditId, event, subject, id: orderId, before, after }) => {
      this.last = Math.max(this.last, auditId)
      if (subject === 'aftersale') return this.#followAftersale(orderId, event)
      if (event === 'place') {
        const row = found.orders.find((order) => order.orderId === orderId)
        this.#states.set(orderId, {
          orderStatus: 'NOTPAY',
          payStatus: 'NOTPAY',
          deliveryStatus: 'PENDING',
          zitiStatus: row?.zitiStatus === 'NOTZITI' || !row ? 'NOTZITI' : 'PENDING',
          cancelStatus: 'NO_APPLY_CANCEL',
        })
        return []
      }
      const state = this.#states.get(orderId)
      if (!state) return [`order ${orderId}: ${event} before it was placed`]
      if (!(event in transitions))
        return isNote(before, after) ? [] : [`order ${orderId}: ${event} is not declared`]
      const problem = canGo(state, event as OrderEvent)
        ? []
        : [`order ${orderId}: ${event} from ${JSON.stringify(state)}`]
      const said = Object.entries(before ?? {}).filter(
        ([key, value]) => key in state && state[key as keyof OrderState] !== value,
      )
      this.#states.set(orderId, { ...state, ...transitions[event as OrderEvent].to })
      return [...problem, ...said.map(([key]) => `order ${orderId}: ${event} says another ${key}`)]
    })
    for (const one of found.orders.flatMap(({ aftersales }) => aftersales)) {
      const at = this.#aftersales.get(one.bn)
      if (at !== one.at) wrong.push(`after-sale ${one.bn} became ${one.at} from ${at} without a transition`)
    }
    for (const row of found.orders) {
      const state = this.#states.get(row.orderId)
      if (!state) continue
      for (const name of Object.keys(state) as (keyof OrderState)[])
        if (row[name] !== state[name])
          wrong.push(
            `order ${row.orderId}: ${name} became ${row[name]} from ${state[name]} without a transition`,
          )
    }
    return wrong
  }
}

const stateColumns = ['orderStatus', 'payStatus', 'deliveryStatus', 'zitiStatus', 'cancelStatus']

/** Whether a row is about something other than the state, such as a remark or a price. */
const isNote = (before: object | null, after: object | null) =>
  ![...Object.keys(before ?? {}), ...Object.keys(after ?? {})].some((name) => stateColumns.includes(name))
