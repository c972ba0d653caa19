/**
 * The SKU text of the contract (`颜色：红,尺码：M`) as pages show it: its values alone, 红；M (contract trade §2.2). A part without
 * a name is its value.
 */
export const shownSpec = (itemSpecDesc: string): string =>
  itemSpecDesc
    .split(',')
    .map((part) => part.slice(part.indexOf('：') + 1))
    .join('；')
