/**
 * Whether a barcode is a GTIN of 8, 12, 13 or 14 digits with its check digit, as GS1 defines it. Shops
 * also write numbers of their own into this field.
 */
export function isGtin(barcode: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(barcode) || /^0+$/.test(barcode)) return false
  const sum = [...barcode]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
