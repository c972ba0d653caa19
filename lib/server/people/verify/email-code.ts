import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { redeemCode, storeCode, tryCode } from './one-time-code'

/** Seconds for which a code works (contract member §5.6). */
export const emailCodeLifetime = 600
/** The lifetime, and the least seconds between two codes. */
const times = { lifetime: emailCodeLifetime, minInterval: 60 }

const keyOf = (email: string) => `mail-login:${email}`

/** Stores the code for an address; false when the last one was made less than the minimum interval ago. */
export const storeEmailCode = (tx: Queries, mall: Mall, email: string, code: string): Promise<boolean> =>
  storeCode(tx, mall, keyOf(email), code, times)

/** Whether a code is the one that was sent to an address; each can be tried five times and used once. */
export const isEmailCode = (mall: Mall, email: string, code: string): Promise<boolean> =>
  redeemCode(mall, keyOf(email), code.trim())

/** As `isEmailCode`, without using up the code. */
export const matchesEmailCode = (mall: Mall, email: string, code: string): Promise<boolean> =>
  tryCode(mall, keyOf(email), code.trim())
