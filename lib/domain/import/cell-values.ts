import type { ApproveStatus } from '../approve-status'

/** What the text of a cell says: prices, numbers and states as people and other systems write them. */

/** The beginning of a cell as sentences quote it. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`

/** A number that a spreadsheet has shortened, such as 6.9312E+12: its digits are lost. */
export const isShortened = (text: string): boolean => /^\d(?:\.\d+)?E\+\d+$/i.test(text)

/**
 * Whether a text is a formula that no spreadsheet has worked out, or the error of one: no name begins with `=`. Signs such
 * as `+`, `-` and `@` begin honest names.
 */
export const isFormula = (text: string): boolean =>
  /^\s*=/.test(text) || /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/.test(text.trim())

/** The message for a cell that contains a formula. */
export const formulaProblem = (text: string): string =>
  `${quoted(text)}是表格公式或公式错误，请改成文字后重新导入`

/** A text with its full-width letters, digits and signs, as Chinese keyboards type them, in their usual width. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[！-～]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))

/** A decimal without signs and separators of thousands: `¥1,299.00`, `1299.00 CNY`, `1，299`; null when it is none. */
export function decimalOf(text: string): number | null {
  const plain = halfWidth(text).replaceAll(
    /[\s\u00a0]|[¥￥$€£元]|^(?:CNY|RMB|USD|EUR)|(?:CNY|RMB|USD|EUR)$/gi,
    '',
  )
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
  return /^-?\d{1,12}(?:\.\d{1,10})?$/.test(grouped) ? Number(grouped) : null
}

/**
 * Cents of a price.
 * @param rate yuan for one unit of the currency of the file
 * @returns null for a text that is no price, and for more than two decimals in yuan
 */
export function centsOf(text: string, rate = 1): number | null {
  const amount = decimalOf(text)
  if (amount === null || amount < 0) return null
  const cents = amount * 100
  // 0.29 × 100 is 28.999999999999996.
  if (rate === 1 && Math.abs(cents - Math.round(cents)) > 1e-4) return null
  return Math.round(cents * rate)
}

/** A whole number that is not negative, also written as `5.0` or `1,200`; null for anything else, such as a price. */
export function countOf(text: string): number | null {
  if (/[^\s\u00a0\d.,，-]/.test(text)) return null
  const amount = decimalOf(text)
  return amount !== null && amount >= 0 && Number.isInteger(amount) ? amount : null
}

const statuses: Readonly<Record<string, ApproveStatus>> = {
  onsale: 'onsale',
  前台可销售: 'onsale',
  上架: 'onsale',
  在售: 'onsale',
  销售中: 'onsale',
  active: 'onsale',
  offline_sale: 'offline_sale',
  前端不展示: 'offline_sale',
  前台不展示: 'offline_sale',
  仅门店销售: 'offline_sale',
  instock: 'instock',
  不可销售: 'instock',
  下架: 'instock',
  仓库中: 'instock',
  仓库: 'instock',
  draft: 'instock',
  archived: 'instock',
  only_show: 'only_show',
  前台仅展示: 'only_show',
  仅展示: 'only_show',
}

/** The state of sale that a cell names; null for an unknown one. */
export const statusOf = (text: string): ApproveStatus | null => statuses[text.trim().toLowerCase()] ?? null
