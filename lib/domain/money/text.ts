/**
 * Cents as yuan with thousands separators and two decimals: `123456` → `1,234.56` (spec 1 §9). By hand: the first
 * `Intl.NumberFormat` of a page keeps a phone busy for a fifth of a second.
 */
export const yuanText = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')

/** The same with the currency sign: `¥1,234.56`. */
export const priceText = (cents: number): string =>
  cents < 0 ? `-¥${yuanText(-cents)}` : `¥${yuanText(cents)}`

/** Cents as short yuan for sentences such as 满300元: `30000` → `300`, `1250` → `12.5`. */
export const shortYuan = (cents: number): string => String(cents / 100)

/** Percent off as the Chinese rate: 5 → `9.5` (折), 20 → `8`. */
export const discountRate = (percentOff: number): string => String((100 - percentOff) / 10)

/** Decimal yuan as cents; what is below one cent is dropped (contract trade §13.2). */
export const centsOf = (yuan: number): number =>
  // 19.9 * 100 is 1989.9999999999998; the decimals that people write end long before the sixth.
  Math.trunc(Number((yuan * 100).toFixed(6)))
