import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { MallError } from '@/lib/domain/errors'
import { causesOf } from '@/lib/server/ground/db/connection'

/**
 * What a failure of items means. `passing`: the database or another service is away or busy, or two transactions were in
 * each other's way: no item is to blame. `lasting`: the mall refuses what an item asks for. `unclear`: any other error.
 */
type Failure = 'passing' | 'lasting' | 'unclear'

/**
 * Codes of errors that pass: connections (08), transactions that were aborted or ended (25), serialization failures and
 * deadlocks (40), resources (53), locks (55), time limits and shutdowns (57), files (58), and those of sockets.
 */
const passingCode = /^(?:08|25|40|53|55|57|58)[0-9A-Z]{3}$|^E[A-Z]+$/

/** Errors of the driver and of transactions that have no code. */
const passingMessage =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The database does not answer|The transaction (?:was rolled back|has ended))/

const isPassing = (cause: Error): boolean => {
  if (cause instanceof MallError) return cause.status >= 500 || cause.status === 429
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return passingCode.test(code) || passingMessage.test(cause.message)
}

export function failureOf(error: unknown): Failure {
  for (const cause of causesOf(error)) if (isPassing(cause)) return 'passing'
  return error instanceof MallError ? 'lasting' : 'unclear'
}

/** Attempts with which items meet a passing error before their task is left for later. */
export const mostPassing = 7
/** Attempts of one item alone before an unclear error refuses it. */
export const mostUnclear = 3

const shortestPause = 100
const longestPause = 5000

/** Milliseconds before the next attempt; each pause is twice as long as the one before. */
export const pauseAfter = (attempts: number): number =>
  Math.min(longestPause, shortestPause * 2 ** (attempts - 1))

/** Repeats work while its error passes. @throws the last error */
export async function retryPassing<T>(work: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++)
    try {
      return await work()
    } catch (error) {
      if (failureOf(error) !== 'passing' || attempts === mostPassing) throw error
      await sleep(pauseAfter(attempts))
    }
}
