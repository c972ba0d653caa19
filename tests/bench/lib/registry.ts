/** What a bench is. A new one is a file beside main.ts and one line in its list. */

export type Outcome = {
  what: string
  value: number
  unit?: string
  /** Least acceptable value, or with `atMost` the greatest. */
  target?: number
  atMost?: boolean
}

export type Bench = {
  /** Word on the command line: `npm run bench -- pages`. */
  name: string
  /** One line for the table. */
  subject: string
  run: () => Promise<Outcome[]>
}

/** Whether an outcome keeps its target; one without a target always does. */
export function reached({ value, target, atMost }: Outcome): boolean {
  return target === undefined || (atMost ? value <= target : value >= target)
}
