import type { OrderEvent } from './states'

/** The units of an order line; `deliveredNum` counts what was shipped or handed over. */
export interface LineUnits {
  id: number
  num: number
  deliveredNum: number
  cancelledNum: number
}

/** Units of one line that a parcel takes or that are cancelled. */
export interface ChosenUnits {
  id: number
  num: number
}

/** Units that are neither shipped nor cancelled. */
export const unshippedUnits = ({ num, deliveredNum, cancelledNum }: Omit<LineUnits, 'id'>): number =>
  num - deliveredNum - cancelledNum

/**
 * The units that a request names: of each line as many as it says, or all that are left; without a list all that are
 * left (contract operator).
 * @returns null for lines that the order does not have or names twice, and for more units than are left
 */
export function chooseUnits(
  lines: readonly LineUnits[],
  requested: readonly { id: number; num?: number | undefined }[] = [],
): ChosenUnits[] | null {
  const left = new Map(lines.map((line) => [line.id, unshippedUnits(line)]))
  const chosen =
    requested.length === 0
      ? [...left].filter(([, num]) => num > 0).map(([id, num]) => ({ id, num }))
      : requested.map(({ id, num }) => ({ id, num: num ?? left.get(id) ?? 0 }))
  const isPossible = chosen.every(({ id, num }) => num >= 1 && num <= (left.get(id) ?? 0))
  const isUnique = new Set(chosen.map(({ id }) => id)).size === chosen.length
  return chosen.length > 0 && isPossible && isUnique ? chosen : null
}

/** The lines after units of them were shipped or cancelled. */
export const withUnits = (
  lines: readonly LineUnits[],
  chosen: readonly ChosenUnits[],
  column: 'deliveredNum' | 'cancelledNum',
): LineUnits[] =>
  lines.map((line) => {
    const units = chosen.find(({ id }) => id === line.id)?.num ?? 0
    return { ...line, [column]: line[column] + units }
  })

const isComplete = (lines: readonly LineUnits[]) => lines.every((line) => unshippedUnits(line) === 0)

/** The event of an order when a parcel has left it with these lines. */
export const shippingEvent = (lines: readonly LineUnits[]): OrderEvent =>
  isComplete(lines) ? 'ship' : 'shipPart'

/** The event of an order when cancelled units have left it with these lines (contract operator). */
export function cancelRestEvent(lines: readonly LineUnits[]): OrderEvent {
  if (!isComplete(lines)) return 'cancelRest'
  return lines.some((line) => line.deliveredNum > 0) ? 'cancelRestShipped' : 'cancelRestAll'
}
