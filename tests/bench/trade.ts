/** Measures trade with all features: previews, orders with subsidy, after-sales and refunds. */
import { orderForm } from '../fixtures/orders/order-form.ts'
import { measureAftersales } from './aftersales.ts'
import { api } from './lib/demo-requests.ts'
import { effort } from './lib/effort.ts'
import { type BenchMall, type DatabaseName, onEachDatabase } from './lib/malls.ts'
import { measureCall } from './lib/measure-call.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { measureOrders } from './orders.ts'

/** Members with a large cart. */
const members = 16
/** Seconds per round: the whole bench stays below six minutes. */
const seconds = effort(1, 4)
/** Each order needs a member with a filled cart, so this many orders per second can be measured. */
const mostOrders = { PostgreSQL: 1200, PGlite: 500 }
/** Seconds of load with the warm-up. */
const duration = 3 + 3 * seconds

/**
 * "placing an order" before subsidy, ledgers, outbox and audit were part of it, on two quiet cores: the row of `writes`
 * as it was measured at commit c5eab4a, the last one without them. `cpu` in milliseconds, mall and database together.
 */
const before: Record<DatabaseName, { rate: number; cpu: number }> = {
  PostgreSQL: { rate: 867, cpu: 1.86 },
  PGlite: { rate: 392, cpu: 2.69 },
}

/** The best coupon is picked, and points are used. */
function previewForm(): string {
  const form = new URLSearchParams(orderForm)
  form.delete('not_use_coupon')
  form.set('point_use', '1000')
  return form.toString()
}

type Preview = {
  items: { discount_info: { type: string; id: string }[] }[]
  coupon_discount: number
  point_fee: number
  discount_info: { type: string; id: string | number; discount_fee: number }[]
}

/** Throws unless the preview has the features that are measured. */
async function checkPreview(mall: BenchMall): Promise<void> {
  const answer = await fetch(`${mall.url()}${api}/getFreightFee`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mall.tokens[0]}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: previewForm(),
  })
  const { data } = (await answer.json()) as { data: Preview & { message?: string } }
  if (data.message !== undefined) throw new Error(`The preview was refused: ${data.message}`)
  const fees = (type: RegExp) => data.discount_info.filter((one) => type.test(one.type))
  const found = {
    lines: data.items.length,
    promotions: fees(/^full_/).length,
    coupon: data.coupon_discount > 0,
    points: data.point_fee > 0,
    subsidy: fees(/^subsidy$/).length > 0,
  }
  const isComplete = found.lines >= 50 && found.coupon && found.points && found.subsidy
  if (!isComplete) throw new Error(`The preview is not the large one: ${JSON.stringify(found)}`)
  console.log(`  ${mall.database}: the preview has ${JSON.stringify(found)}`)
}

async function measurePreview(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await onEachDatabase(
    () => members,
    async (mall) => {
      await checkPreview(mall)
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
          seconds,
          targets: { PostgreSQL: { cpu: 3 }, PGlite: { cpu: 3 } },
        })),
      )
    },
    (buyers) => buyers.ask('largeCarts', members),
  )
  return outcomes
}

/** The rate and the processor time of a row as shares of what they were before. */
function comparedWithBefore(database: DatabaseName, what: string, row: Outcome | undefined): Outcome[] {
  if (!row?.cpu) return []
  const then = before[database]
  return [
    {
      what: `${database}: ${what} compared with before`,
      value: row.value / then.rate,
      target: 0.7,
    },
    {
      what: `${database}: ${what}, CPU per order before compared with now`,
      value: then.cpu / (row.cpu.mall + (row.cpu.database ?? 0)),
      target: 0.7,
    },
  ]
}

/** Orders without and with subsidy, measured as `writes` measures them. */
async function measurePlacing(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const ofKind = { PostgreSQL: mostOrders.PostgreSQL * duration, PGlite: mostOrders.PGlite * duration }
  await onEachDatabase(
    (database) => 2 * ofKind[database],
    async (mall) => {
      const { database, tokens } = mall
      const request = (token: string) =>
        ({ method: 'POST', path: `${api}/order_new`, token, form: orderForm }) as const
      const kinds = [
        { what: 'placing an order with subsidy', tokens: tokens.slice(0, ofKind[database]) },
        { what: 'placing an order', tokens: tokens.slice(ofKind[database]) },
      ]
      for (const kind of kinds) {
        const call = {
          what: kind.what,
          requests: kind.tokens.map(request),
          isMembers: true,
          once: true,
          seconds,
        }
        const measured = await measureCall(mall, call)
        outcomes.push(...measured, ...comparedWithBefore(database, kind.what, measured[0]))
      }
    },
    async (buyers) => {
      await buyers.ask('spread')
      await buyers.ask('subsidiseHalf')
    },
  )
  return outcomes
}

export const trade: Bench = {
  name: 'trade',
  subject:
    'a preview of 50 lines; orders with subsidy, after-sales and refunds against the same SQL directly',
  needsWrk: true,
  async run() {
    return [
      ...(await measurePreview()),
      ...(await measurePlacing()),
      ...(await measureOrders('subsidise')),
      ...(await measureAftersales()),
    ]
  },
}
