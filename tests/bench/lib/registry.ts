import { isShort } from './effort.ts'

/** The types of a bench. A new bench is a file beside main.ts and an entry in its list. */

export type Outcome = {
  what: string
  value: number
  unit?: string
  /** Smallest acceptable value, or with `atMost` the largest. */
  target?: number
  atMost?: boolean
  /** Processor time of the server per call, in milliseconds; with PostgreSQL, that of the database beside it. */
  cpu?: { mall: number; database?: number }
}

export type Bench = {
  /** Name on the command line: `npm run bench -- pages`. */
  name: string
  /** One line for the table. */
  subject: string
  needsWrk?: true
  run: () => Promise<Outcome[]>
}

/** Whether the target of an outcome counts. In the short form only that nothing fails does. */
export const counts = ({ target }: Outcome): boolean => target !== undefined && !(isShort && target > 0)

/** Whether an outcome meets its target, where that counts. */
export function reached(outcome: Outcome): boolean {
  const { value, target = Number.NaN, atMost } = outcome
  return !counts(outcome) || (atMost ? value <= target : value >= target)
}
