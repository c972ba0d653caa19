import { centsOf } from './text'

/** Cents of an amount in yuan as people type it, with at most two decimals; NaN for anything else. */
export function typedCents(text: string): number {
  const plain = text.normalize('NFKC').trim()
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? centsOf(Number(plain)) : Number.NaN
}
