import * as aftersaleMessages from '../messages/aftersale'
import { yuanText } from '../money'
import type { OrderState } from '../order/states'
import {
  allotUnits,
  leftUnits,
  refundsWhole,
  type AftersaleLine,
  type AllottedUnit,
  type RequestedUnits,
} from './allot'
import { maxUnits, type AftersaleType } from './values'

/** An order as an application for after-sales sees it; amounts in cents, times in epoch seconds. */
export interface AftersaleOrder extends OrderState {
  /** Until when a completed order can be after-saled; null while it is not completed. */
  aftersaleUntil: number | null
  freightFee: number
  /** Freight of after-sales that were not refused. */
  freightApplied: number
  lines: readonly AftersaleLine[]
}

export interface AftersaleRules {
  /** Whether freight is paid back with the last unit (`is_refund_freight`). */
  refundsFreight: boolean
}

export interface Application {
  type: AftersaleType
  units: readonly RequestedUnits[]
  /** Cents of freight that the buyer asks for; absent asks for what the rules give. */
  freight?: number | undefined
}

/** Whether the term of after-sales of a completed order has passed; it runs from the completion. */
export const isAftersaleOver = (
  { orderStatus, aftersaleUntil }: Pick<OrderState, 'orderStatus'> & { aftersaleUntil: number | null },
  now: number,
): boolean => orderStatus === 'DONE' && now >= (aftersaleUntil ?? 0)

/** Whether after-sales of an order can be requested at a moment, whatever is left of it (contract trade §10.1). */
export function orderProblem(
  order: Pick<OrderState, 'orderStatus' | 'cancelStatus'> & { aftersaleUntil: number | null },
  now: number,
): string | null {
  const { orderStatus, cancelStatus } = order
  const isOpenForIt =
    ['PAYED', 'WAIT_BUYER_CONFIRM', 'DONE'].includes(orderStatus) &&
    ['NO_APPLY_CANCEL', 'FAILS'].includes(cancelStatus)
  if (!isOpenForIt) return aftersaleMessages.aftersaleImpossible
  if (isAftersaleOver(order, now)) return '该订单已超过售后申请时效'
  return null
}

/** Seconds in which a completed order can still be after-saled; −1 before the time runs (contract trade §8.2). */
export const aftersaleSecondsLeft = (
  { orderStatus, aftersaleUntil }: Pick<OrderState, 'orderStatus'> & { aftersaleUntil: number | null },
  now: number,
): number => (orderStatus === 'DONE' ? Math.max(0, (aftersaleUntil ?? 0) - now) : -1)

/** Several entries of one line count together: separately each of them could pass. */
function merged(units: readonly RequestedUnits[]): RequestedUnits[] {
  const byLine = new Map<number, RequestedUnits>()
  for (const { id, num, fee, points } of units) {
    const before = byLine.get(id)
    const add = (a: number | undefined, b: number | undefined) =>
      a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0)
    byLine.set(id, {
      id,
      num: (before?.num ?? 0) + num,
      fee: add(before?.fee, fee),
      points: add(before?.points, points),
    })
  }
  return [...byLine.values()]
}

/** Why units of a line cannot be applied for, or null (contract trade §10.1). */
function lineProblem(line: AftersaleLine, { num }: RequestedUnits, type: AftersaleType): string | null {
  const name = line.itemName
  if (num > line.num || num > maxUnits) return aftersaleMessages.aftersaleQuantityTooLarge
  if (type !== 'ONLY_REFUND' && line.deliveredNum === 0) return `${name} 未发货，不能申请退换货`
  const appliedNum = line.applied.num
  const left = leftUnits({ ...line, appliedNum })
  if (num > left)
    return `${name} 剩余可申请售后的数量为${left},申请售后数量为${num},已申请售后数量为:${appliedNum}`
  return null
}

/** Why the amounts that a buyer asks for are too high, or null. */
function amountProblem(allotted: readonly AllottedUnit[], wanted: RequestedUnits): string | null {
  const most = (of: (unit: AllottedUnit) => number) => allotted.reduce((sum, unit) => sum + of(unit), 0)
  const [fee, points] = [most(({ share }) => share.fee), most(({ share }) => share.points)]
  if (wanted.fee !== undefined && wanted.fee > fee)
    return `售后申请金额不能超过剩余金额! ${yuanText(wanted.fee)} > ${yuanText(fee)}`
  if (wanted.points !== undefined && wanted.points > points)
    return `售后申请积分不能超过剩余积分! ${wanted.points} > ${points}`
  return null
}

/** The freight that an application gets back, or why the requested amount is refused (contract trade §10.1). */
function freightOf(
  order: AftersaleOrder,
  application: Application,
  isWhole: boolean,
  { refundsFreight }: AftersaleRules,
): { freight: number } | { problem: string } {
  const wanted = application.freight ?? 0
  const left = order.freightFee - order.freightApplied
  if (wanted > 0 && order.freightFee === 0) return { problem: '订单未付运费' }
  if (wanted > 0 && wanted > left) return { problem: aftersaleMessages.aftersaleFreightTooLarge }
  if (wanted > 0 && !isWhole) return { problem: '部分退不支持退运费' }
  return { freight: refundsFreight && isWhole ? (application.freight ?? left) : 0 }
}

/**
 * Decides an application and what each of its units gets back; one after-sale per unit (contract trade §10.1).
 * @returns the units, or the first text of contract trade §10.1 that applies
 */
export function decideApplication(
  order: AftersaleOrder | null,
  application: Application,
  rules: AftersaleRules,
  now: number,
): { units: AllottedUnit[] } | { problem: string } {
  if (!order) return { problem: aftersaleMessages.aftersaleOrderUnknown }
  const problem = orderProblem(order, now)
  if (problem) return { problem }
  if (application.units.length === 0) return { problem: '请提交审核售后的商品' }
  const { type } = application
  const allotted: AllottedUnit[] = []
  const more = new Map<number, number>()
  for (const wanted of merged(application.units)) {
    const line = order.lines.find(({ id }) => id === wanted.id)
    if (!line) return { problem: aftersaleMessages.aftersaleLinesInvalid }
    const entry = application.units.find(({ id, num }) => id === line.id && num < 1)
    if (entry) return { problem: `${line.itemName} 售后的商品数量必须大于0` }
    if (order.zitiStatus === 'PENDING') return { problem: '请先核销订单' }
    const refusal = lineProblem(line, wanted, type)
    if (refusal) return { problem: refusal }
    const units = allotUnits(line, wanted, type)
    const excess = amountProblem(units, wanted)
    if (excess) return { problem: excess }
    allotted.push(...units)
    more.set(line.id, type === 'EXCHANGING_GOODS' ? 0 : wanted.num)
  }
  if (allotted.length > maxUnits) return { problem: aftersaleMessages.aftersaleQuantityTooLarge }
  const isWhole = type !== 'EXCHANGING_GOODS' && refundsWhole(order.lines, more)
  const freight = freightOf(order, application, isWhole, rules)
  if ('problem' in freight) return freight
  const last = allotted.at(-1)
  if (last) last.freight = freight.freight
  return { units: allotted }
}
