/**
 * A running limited buy (限购) of a SKU for one member: `limit` pieces within `day` days, or within the whole activity
 * when `day` is 0 (contract trade §3.5).
 */
export interface LimitedBuy {
  limitedBuyId: number
  name: string
  day: number
  limit: number
  /** From when on orders count, epoch seconds. */
  since: number
  /** Pieces in the member's orders since then; 0 for a guest. */
  bought: number
}

/** Pieces that the member may still order. */
export const limitedBuyLeft = ({ limit, bought }: Pick<LimitedBuy, 'limit' | 'bought'>): number =>
  Math.max(0, limit - bought)

/** The limit as text: 限购2件, or with its period 每7天限购2件. */
export const limitedBuyText = ({ day, limit }: Pick<LimitedBuy, 'day' | 'limit'>): string =>
  day > 0 ? `每${day}天限购${limit}件` : `限购${limit}件`

/** The label of limited products (contract trade §2.2). */
export const limitedBuyTag = '限购商品'
