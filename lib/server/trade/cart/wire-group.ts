import 'server-only'
import type { CartGroup, CartLine } from '@/lib/contract/trade/cart'
import type { AppliedPlusBuy, Bill } from '@/lib/domain/order/price/bill'
import { struckBase } from '@/lib/domain/order/price/line-price'
import { wireTypeOf } from '@/lib/domain/promotion/types/wire'
import type { CartFacts } from '@/lib/server/trade/bill/load-facts'

/**
 * The cart group of one shop.
 * @param bill of the checked lines
 * @param lines all lines, newest first
 */
export function wireGroup(
  shopId: number,
  { shops, mallShop }: Pick<CartFacts, 'shops' | 'mallShop'>,
  bill: Bill,
  lines: CartLine[],
): CartGroup {
  const shop = shops.get(shopId)
  const checkedLines = lines.filter((line) => line.is_checked)
  const plusFee = bill.plusBuys.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0)
  const itemFee = bill.itemFee - plusFee
  const expectedSubsidy = bill.lines.reduce((sum, { subsidy }) => sum + (subsidy?.wouldSave ?? 0), 0)
  return {
    shop_id: shopId,
    shop_name: shop?.name ?? mallShop,
    address: shop?.address ?? '',
    mobile: shop?.mobile ?? '',
    hour: shop?.hour ?? '',
    is_ziti: shop?.isZiti ?? false,
    is_delivery: shop?.isDelivery ?? true,
    list: lines,
    cart_total_price: itemFee,
    item_fee: itemFee,
    // A package is one line with its own pieces, whatever its parts are.
    cart_total_num: checkedLines.reduce((sum, line) => sum + line.num, 0),
    cart_total_count: checkedLines.length,
    discount_fee: bill.memberDiscount + bill.promotionDiscount,
    member_discount: bill.memberDiscount,
    promotion_discount: bill.promotionDiscount,
    total_fee: bill.totalFee - plusFee,
    ...(expectedSubsidy > 0 ? { expected_subsidy: expectedSubsidy } : {}),
    ...(bill.freightReason.rule ? { freight_rule: bill.freightReason.rule } : {}),
    used_activity: bill.reductions.map(({ marketing }) => ({
      activity_id: marketing.marketingId,
      activity_name: marketing.marketingName,
    })),
    used_activity_ids: bill.reductions.map(({ marketing }) => marketing.marketingId),
    activity_grouping: bill.reductions.map(({ marketing, rule, cartIds, fee }) => ({
      cart_ids: cartIds,
      activity_id: marketing.marketingId,
      activity_name: marketing.marketingName,
      activity_tag: marketing.promotionTag,
      activity_type: wireTypeOf[marketing.marketingType],
      condition_rules: rule,
      discount_fee: fee,
    })),
    gift_activity: bill.gifts.map(({ marketing, rule, itemIds, gifts }) => ({
      activity_id: marketing.marketingId,
      discount_desc: {
        id: marketing.marketingId,
        type: wireTypeOf.full_gift,
        info: marketing.marketingName,
        rule,
        discount_fee: 0,
      },
      discount_fee: 0,
      activity_item_ids: itemIds,
      gifts: gifts.map(({ sku, num }) => ({
        ...wireAddedSku(sku),
        gift_num: num,
      })),
    })),
    plus_buy_activity: bill.plusBuys.filter(({ missing }) => missing === 0).map(wirePlusBuy),
    plus_buy_missing: bill.plusBuys
      .filter(({ missing }) => missing > 0)
      .map((offer) => ({
        ...wirePlusBuy(offer),
        condition_type: offer.marketing.conditionType,
        missing: offer.missing,
      })),
    logistics_list: [],
    vipgrade_guide_title: { guide_title_desc: '' },
  }
}

/** A 加价购 with its offers, of which there is at least one, and the member's selection (contract trade §2.2). */
function wirePlusBuy({ marketing, rule, itemIds, offers, chosen }: AppliedPlusBuy) {
  const items = offers.map((offer) => wirePlusItem(offer))
  return {
    activity_id: marketing.marketingId,
    activity_name: marketing.marketingName,
    activity_tag: marketing.promotionTag,
    discount_desc: {
      id: marketing.marketingId,
      type: wireTypeOf.plus_price_buy,
      info: marketing.marketingName,
      rule,
      discount_fee: 0,
      plus_price: Math.min(...offers.map(({ price }) => price)),
      max_limit: 1 as const,
    },
    plus_buy_items: Object.fromEntries(items.map((item) => [String(item.item_id), item])),
    ...(chosen ? { plus_item: wirePlusItem(chosen) } : {}),
    activity_item_ids: itemIds,
  }
}

const wirePlusItem = ({ sku, price }: AppliedPlusBuy['offers'][number]) => ({
  ...wireAddedSku(sku),
  market_price: struckBase(sku, price),
  store: sku.store,
  plus_price: price,
})

/** A SKU that a promotion adds to the cart: a gift, or an item of a 加价购. */
const wireAddedSku = (sku: AppliedPlusBuy['offers'][number]['sku']) => ({
  item_id: sku.itemId,
  goods_id: sku.goodsId,
  item_name: sku.itemName,
  item_spec_desc: sku.itemSpecDesc,
  pics: sku.pic,
  price: sku.price,
})
