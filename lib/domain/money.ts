/** An amount as it is read: `yuan` with thousands separators, `cents` with two digits, `text` both together. */
export interface MoneyParts {
  negative: boolean
  yuan: string
  cents: string
  text: string
}

const grouped = new Intl.NumberFormat('en-US')

/**
 * Takes an amount apart for showing (spec 1 §9: divided by 100, thousands separators, two decimals).
 *
 * @param cents integer cents; fractions are rounded to whole cents
 * @returns null for what is not a number, so that the caller shows a dash (spec/4-widgets A0.5)
 */
export function moneyParts(cents: number | null | undefined): MoneyParts | null {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return null
  const whole = Math.round(Math.abs(cents))
  const yuan = grouped.format(Math.trunc(whole / 100))
  const rest = String(whole % 100).padStart(2, '0')
  const negative = cents < 0 && whole > 0
  return { negative, yuan, cents: rest, text: `${negative ? '-' : ''}${yuan}.${rest}` }
}

/** The amount as one text with its sign: `¥1,999.00`, or `-` for what is not a number. */
export function formatMoney(cents: number | null | undefined): string {
  const parts = moneyParts(cents)
  return parts ? `${parts.negative ? '-' : ''}¥${parts.yuan}.${parts.cents}` : '-'
}
