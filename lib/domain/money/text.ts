/**
 * Cents as yuan with thousands separators and two decimals: `123456` → `1,234.56` (spec 1 §9). Without
 * `Intl.NumberFormat`, whose first use blocks a phone for 200 ms.
 */
export const yuanText = (cents: number): string =>
  (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')

/** The same with the currency sign: `¥1,234.56`. */
export const priceText = (cents: number): string =>
  cents < 0 ? `-¥${yuanText(-cents)}` : `¥${yuanText(cents)}`

/** `yuanText` without the decimals of whole amounts, for a design that gives them no room (spec 4 §W0012): `1,234`. */
export const wholeYuan = (cents: number): string => yuanText(cents).replace(/\.00$/, '')

/** Cents as yuan without trailing zeros, for texts such as 满300元: `30000` → `300`, `1250` → `12.5`. */
export const shortYuan = (cents: number): string => String(cents / 100)

/** Percent off as a Chinese rate (折): 5 → `9.5`, 20 → `8`. */
export const discountRate = (percentOff: number): string => String((100 - percentOff) / 10)

/** Decimal yuan as cents; fractions of a cent are dropped (contract trade §13.2). */
export const centsOf = (yuan: number): number =>
  // 19.9 * 100 is 1989.9999999999998: six decimals are more than any typed amount has.
  Math.trunc(Number((yuan * 100).toFixed(6)))
