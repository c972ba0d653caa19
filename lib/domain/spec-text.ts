/** The SKU text of the contract (`颜色：红,尺码：M`) as pages show it, with Chinese commas (contract trade §2.2). */
export const shownSpec = (itemSpecDesc: string): string => itemSpecDesc.replaceAll(',', '，')
