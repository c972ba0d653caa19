/** The order class and order type of the purchase of a paid grade (contract member §9.2). */
export const vipOrderClass = 'membercard'
