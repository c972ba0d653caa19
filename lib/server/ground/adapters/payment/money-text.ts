import 'server-only'

/** Cents in the amount format of the providers: `12.30`. */
export const yuanText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Cents of an amount such as `12.3`; null for any other text. No floating point: 1.15 × 100 is not 115. */
export function centsOf(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}
