/** An account as it is stored: cards are printed in groups of four digits. */
export const plainAccount = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** Whether the last digit is the check digit of the others (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The number of a bank card. */
export const isBankCard = (text: string): boolean => /^[1-9]\d{12,18}$/.test(text) && passesLuhn(text)

/** The account of a company: its length differs between banks, and it has no check digit. */
export const isCompanyAccount = (text: string): boolean => /^\d{8,32}$/.test(text)
