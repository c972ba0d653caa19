import 'server-only'
import { randomInt } from 'node:crypto'

/** A random code of twelve digits. A unique constraint rejects duplicates: callers try again with another code. */
export const newCouponCode = (): string =>
  String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12)
