/** The field that a search for orders compares: an order number, a mobile number, or else the name of a product. */
export function orderSearch(keywords: string): { order_id?: string; mobile?: string; item_name?: string } {
  const digits = keywords.replaceAll(/[\s-]/g, '')
  if (/^1\d{10}$/.test(digits)) return { mobile: digits }
  if (/^\d{12,}$/.test(digits)) return { order_id: digits }
  return keywords === '' ? {} : { item_name: keywords }
}
