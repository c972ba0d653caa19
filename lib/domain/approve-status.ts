/**
 * The sale states of a product and of each of its SKUs (contract goods §2.3): on sale, shown but not sold, sold in
 * shops only, off the shelf.
 */
export const approveStatuses = ['onsale', 'only_show', 'offline_sale', 'instock'] as const

export type ApproveStatus = (typeof approveStatuses)[number]

/** The states in which a product appears in lists and to search engines (contract goods §2.1). */
export const shownStatuses: readonly ApproveStatus[] = ['onsale', 'only_show']

/** The states in which a product or SKU can be bought (contract trade §2.1). */
export const soldStatuses: readonly ApproveStatus[] = ['onsale', 'offline_sale']
