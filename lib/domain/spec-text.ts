/** The SKU text of the contract (`颜色：红,尺码：M`) as pages show it: 颜色：红；尺码：M (contract trade §2.2). */
export const shownSpec = (itemSpecDesc: string): string => itemSpecDesc.replaceAll(',', '；')

/** Only the values of a SKU text (`红；M`), where the room is too short for the names. */
export const specValues = (itemSpecDesc: string): string =>
  itemSpecDesc
    .split(',')
    .map((part) => part.slice(part.indexOf('：') + 1))
    .join('；')
