/**
 * The SKU text of the contract (`颜色：红,尺码：M`) as pages show it: its values alone, 红；M (contract trade §2.2). A part
 * without a name is its value.
 */
export const shownSpec = (itemSpecDesc: string): string =>
  itemSpecDesc
    .split(',')
    .map((part) => part.slice(part.indexOf('：') + 1))
    .join('；')

/**
 * The name of an after-sale's product, which the contract writes with its SKU text behind it (contract trade §10.1),
 * without it.
 */
export function nameWithoutSpec(product: { item_name: string; item_spec_desc: string }): string {
  const suffix = `(${product.item_spec_desc})`
  return product.item_name.endsWith(suffix) ? product.item_name.slice(0, -suffix.length) : product.item_name
}
