import 'server-only'

/**
 * A field of a CSV file (RFC 4180). Texts that begin like a formula are escaped, so that a spreadsheet does not run
 * them.
 */
const csvField = (value: string | number): string => {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?[\d.]+$/.test(value)
  const text = isFormula ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file, with its end. */
export const csvLine = (values: readonly (string | number)[]): string =>
  `${values.map(csvField).join(',')}\r\n`
