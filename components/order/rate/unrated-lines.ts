import type { Order } from '@/lib/contract/trade/order'

/** The lines of an order without a review; a SKU that is in several lines is reviewed once. */
export const unratedLines = ({ items }: Pick<Order, 'items'>): Order['items'] => [
  ...new Map(items.filter((item) => item.is_rate !== 1).map((item) => [item.item_id, item])).values(),
]
