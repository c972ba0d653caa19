/** Digits of the code: no I, O, S, V and Z (GB 32100). */
const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** Powers of 3 modulo 31. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

export const creditCodeLength = 18

/** A code as it is compared and stored: without spaces, in capitals. */
export const plainCreditCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** The check digit of a 统一社会信用代码, from its first 17 characters (GB 32100). */
function creditCodeCheckDigit(code: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * digits.indexOf(code.charAt(index)), 0)
  return digits.charAt((31 - (sum % 31)) % 31)
}

/** Department, kind, six digits of the region, nine of the organisation, check digit. */
export const isCreditCode = (code: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code) &&
  code.endsWith(creditCodeCheckDigit(code))
