import 'server-only'
import { isOpenShop } from '@/lib/server/catalogue/goods-lookup/visible-products'

/**
 * Whether the shop in a row of `distributors` can hand out the product of an exchange coupon in a row of `cards`: it is
 * open, offers pickup, and is the coupon's shop when the coupon names one (contract member §7.6).
 */
export const handsOutSql = (card: string, shop: string): string =>
  `(${isOpenShop(shop)} and ${shop}.is_ziti and ${card}.distributor_id in (0, ${shop}.distributor_id))`

/**
 * Whether a shop may hand out a product: its own products and those of the mall. `distributorId` is the shop of the
 * product.
 */
export const mayHandOutSql = (shopId: string, distributorId: string): string =>
  `${distributorId} in (0, ${shopId})`

/**
 * Whether at least one shop hands out a product for the coupon in a row of `cards`; true for coupons that exchange
 * nothing.
 */
export const canBeCollectedSql = (card: string, distributorId: string): string =>
  `(${card}.card_type <> 'new_gift' or exists (
     select 1 from distributors hd
      where ${mayHandOutSql('hd.distributor_id', distributorId)} and ${handsOutSql(card, 'hd')}))`
