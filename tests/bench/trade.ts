/** What orders with everything in them cost: a large preview, and placing with subsidy, ledgers, outbox and audit. */
import { orderForm } from '../fixtures/orders/order-form.ts'
import { api } from './lib/demo-requests.ts'
import { onEachDatabase } from './lib/malls.ts'
import { measureCall } from './lib/measure-call.ts'
import { measureOrders } from './orders.ts'
import type { Bench, Outcome } from './lib/registry.ts'

const members = 16

/** The best coupon is picked, and points are used. */
function previewForm(): string {
  const form = new URLSearchParams(orderForm)
  form.delete('not_use_coupon')
  form.set('point_use', '1000')
  return form.toString()
}

async function measurePreview(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await onEachDatabase(
    () => members,
    async (mall) => {
      const requests = mall.tokens.map((token) => ({
        method: 'POST' as const,
        path: `${api}/getFreightFee`,
        token,
        form: previewForm(),
      }))
      outcomes.push(
        ...(await measureCall(mall, {
          what: 'preview of 50 lines with 6 promotions, coupon, points and subsidy',
          requests,
          isMembers: true,
          targets: { PostgreSQL: { cpu: 3 }, PGlite: { cpu: 3 } },
        })),
      )
    },
    (buyers) => buyers.ask('largeCarts', members),
  )
  return outcomes
}

export const trade: Bench = {
  name: 'trade',
  subject: 'a preview of 50 lines, and orders with subsidy against the same SQL sent directly',
  needsWrk: true,
  async run() {
    const withSubsidy = (await measureOrders('subsidise')).map((outcome) => ({
      ...outcome,
      what: `with subsidy, ${outcome.what}`,
    }))
    return [...(await measurePreview()), ...withSubsidy]
  },
}
