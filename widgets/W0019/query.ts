import type { Coordinates } from '@/lib/domain/shop/coordinates'

/** Shops that the widget shows at most (spec 2 §9). */
const maxShops = 10

/**
 * The call for nearby shops (contract goods §10.3): the nearest ones first.
 * @param from null for shops of the mall without a position, as the designer shows them
 */
export const nearbyQuery = (from: Coordinates | null) => ({
  ...(from ?? { type: 1 as const }),
  page: 1,
  pageSize: maxShops,
  sort_type: 1 as const,
  is_valid: 'true' as const,
  show_discount: 1,
})
