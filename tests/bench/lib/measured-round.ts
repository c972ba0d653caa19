/** One round of load on a mall, and the outcomes of several. */
import { setTimeout as delay } from 'node:timers/promises'
import { median } from './compare.ts'
import type { BenchMall } from './malls.ts'
import type { Outcome } from './registry.ts'
import { rowText } from './table.ts'

const pattern = new RegExp(process.env.BENCH_ROWS ?? '')

/** Whether `BENCH_ROWS`, a regular expression, selects this row, such as `PostgreSQL: list, guest`; without it, all. */
export const isSelected = (row: string): boolean => pattern.test(row)

export type Target = {
  /** Calls per second, at least. */
  rate?: number
  /** Milliseconds of processor per call, mall and database together, at most. */
  cpu?: number
}

export type MeasuredRound = {
  perSecond: number
  /** Milliseconds of processor per call. */
  cpu: { mall: number; database?: number }
}

/** Runs `work`, which returns how many calls it sent and their rate, and divides the processor time by the calls. */
export async function measureRound<T extends { sent: number; perSecond: number }>(
  mall: BenchMall,
  work: () => Promise<T>,
): Promise<T & MeasuredRound> {
  const before = await idleTime(mall)
  const result = await work()
  const after = await idleTime(mall)
  const perCall = (seconds: number) => (seconds / result.sent) * 1000
  const database = after.database === undefined ? undefined : after.database - (before.database ?? 0)
  return {
    ...result,
    cpu: {
      mall: perCall(after.mall - before.mall),
      ...(database !== undefined && { database: perCall(database) }),
    },
  }
}

/** The processor time of the mall when nothing is left to do, such as the last requests of the warm-up. */
async function idleTime(mall: BenchMall): Promise<{ mall: number; database?: number }> {
  let time = await mall.cpuSeconds()
  for (let wait = 0; wait < 25; wait++) {
    await delay(200)
    const next = await mall.cpuSeconds()
    const used = next.mall - time.mall + (next.database ?? 0) - (time.database ?? 0)
    time = next
    // Timers of the mall use less than two ticks of /proc.
    if (used < 0.02) break
  }
  return time
}

/**
 * Prints and returns the outcomes of a row: its rate with processor time, and that time again where it has a target.
 */
export function toOutcomes(
  what: string,
  rounds: readonly MeasuredRound[],
  { rate, cpu: cpuTarget }: Target = {},
): Outcome[] {
  const medianOf = (value: (round: MeasuredRound) => number) => median(rounds.map(value))
  const hasDatabase = rounds.every(({ cpu }) => cpu.database !== undefined)
  const row: Outcome = {
    what,
    value: medianOf(({ perSecond }) => perSecond),
    unit: '/s',
    cpu: {
      mall: medianOf(({ cpu }) => cpu.mall),
      ...(hasDatabase && { database: medianOf(({ cpu }) => cpu.database ?? 0) }),
    },
    ...(rate && { target: rate }),
  }
  console.log(`  ${rowText(row)}`)
  if (!cpuTarget) return [row]
  const value = medianOf(({ cpu }) => cpu.mall + (cpu.database ?? 0))
  return [row, { what: `${what}: CPU`, value, unit: 'ms', target: cpuTarget, atMost: true }]
}
