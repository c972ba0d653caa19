import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { addressBlock } from '@/lib/web/address-block'
import { clearAttempts, forgetAttempt, forgetNumber, sweepAttempts, takeAttempt } from './sql'

/** Seconds in which attempts count. */
const window = 600

/**
 * Most failed sign-ins within the window: `pair` of a number at one address, `number` of a number at any address,
 * `address` of an address with any numbers. Many people share an address, so the last one only stops programs that try
 * one password with many numbers.
 */
const limits = { pair: 5, number: 20, address: 300 }

export const tooManyAttempts = () => new MallError('登录尝试过于频繁，请10分钟后再试', { status: 429 })

/** Additional attempts for a number at an address of an earlier sign-in, per day. */
const beyond = { max: 30, window: daySeconds }

const beyondKey = (mobile: string, ip: string) => `known:${mobile}@${addressBlock(ip)}`
const pairKey = (mobile: string, ip: string) => `pair:${mobile}@${addressBlock(ip)}`

interface Counter {
  key: string
  max: number
}

/** One attempt to sign in, counted until it succeeds. */
export interface Attempt {
  /** False when a counter was full; then nothing was counted. */
  isAdmitted: boolean
  /** Reverts the attempt after correct credentials. */
  forgive: () => Promise<void>
}

/**
 * The counters of an attempt, always in the same sequence: rows are locked in it, so attempts cannot deadlock. Requests
 * from our own pages have no address.
 */
function countersOf(mobile: string, ip: string, withPassword: boolean): Counter[] {
  const address = addressBlock(ip)
  const counters: Counter[] = []
  if (withPassword) {
    counters.push({ key: pairKey(mobile, ip), max: limits.pair })
    counters.push({ key: `number:${mobile}`, max: limits.number })
  }
  // Separate counters: wrong passwords never block a sign-in with a code.
  if (address) counters.push({ key: `${withPassword ? 'address' : 'codes'}:${address}`, max: limits.address })
  return counters
}

class Full extends Error {}

/**
 * Counts an attempt before its credentials are checked, in all counters or in none: counting failures afterwards would
 * let parallel guesses pass together, and counting rejected ones would let an attacker at one address lock a number
 * (ADR 0050).
 * @param ip the caller's address; empty for requests from our own pages
 */
export async function countAttempt(
  { db, now }: Mall,
  mobile: string,
  ip: string,
  withPassword: boolean,
): Promise<Attempt> {
  const at = now()
  const counters = countersOf(mobile, ip, withPassword)
  const isAdmitted = await db
    .transaction(async (tx) => {
      const taken = await Promise.all(
        counters.map(({ key, max }) => tx.run(takeAttempt, [key, at, at - window, max])),
      )
      if (taken.some((rows) => rows.length === 0)) throw new Full()
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Full) return false
      throw error
    })
  return {
    isAdmitted,
    async forgive() {
      if (withPassword)
        for (const key of [pairKey(mobile, ip), beyondKey(mobile, ip)]) await db.run(clearAttempts, [key])
      if (isAdmitted) for (const { key } of counters) await db.run(forgetAttempt, [key, at])
    },
  }
}

/**
 * Counts an attempt that `countAttempt` did not admit, at an address from which the member signed in before: guesses
 * from elsewhere must not lock the owner out, and other users of the owner's network must not guess without limit (ADR
 * 0050).
 * @returns whether the password may be checked
 */
export async function countBeyond({ db, now }: Mall, mobile: string, ip: string): Promise<boolean> {
  const taken = await db.run(takeAttempt, [beyondKey(mobile, ip), now(), now() - beyond.window, beyond.max])
  return taken.length > 0
}

/** Unlocks a number, at every address, after it was locked because of wrong passwords. */
export async function clearFailedSignIns(db: Queries, mobile: string): Promise<void> {
  await db.run(forgetNumber, [`number:${mobile}`, [`pair:${mobile}@`, `known:${mobile}@`]])
}

/** Deletes counters without attempts in the longest window. @param now epoch seconds */
export async function sweepSignInAttempts(db: Queries, now: number): Promise<void> {
  await db.run(sweepAttempts, [now - beyond.window])
}
