/**
 * The shop name of what the mall itself sells (shop 0): on every page and in every answer (contract trade §8.1, §10.2).
 */
export const mallShopName = '焕新自营'
