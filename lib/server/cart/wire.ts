import 'server-only'
import type { CartGroup, CartLine } from '@/lib/contract/cart'
import { yuanText } from '@/lib/domain/money'
import { boughtLines, type Bill, type BillLine } from '@/lib/domain/order/bill'
import { sumLines } from '@/lib/domain/order/line-amounts'
import { isReduction, rulesText, type Marketing } from '@/lib/domain/promotion'
import type { ShopFacts } from '@/lib/server/bill/load-facts'
import { wireDiscount } from '@/lib/server/wire/discount'
import type { Viewer } from '@/lib/server/viewer/viewer'

const wirePromotion = (marketing: Marketing): CartLine['promotions'][number] => ({
  marketing_id: marketing.marketingId,
  activity_id: marketing.marketingId,
  marketing_type: marketing.marketingType,
  marketing_name: marketing.marketingName,
  promotion_tag: marketing.promotionTag,
  condition_rules: rulesText(marketing),
})

/** A priced line as the contract spells it (contract trade §2.2). `problem` is the reason why it cannot be ordered. */
export function wireLine(
  line: BillLine,
  isChecked: boolean,
  viewer: Viewer | null,
  problem?: string,
): CartLine {
  const { sku, num } = line
  const limited = line.isLastPrice && sku.activity ? sku.activity : null
  const applied = line.discounts.find(({ type }) => isReduction(type))
  return {
    cart_id: line.cartId,
    item_id: sku.itemId,
    goods_id: sku.goodsId,
    item_bn: sku.itemBn,
    shop_id: sku.distributorId,
    distributor_id: sku.distributorId,
    shop_type: 'distributor',
    activity_type: 'normal',
    item_type: 'normal',
    type: '0',
    item_name: sku.itemName,
    item_spec_desc: sku.itemSpecDesc,
    item_unit: sku.itemUnit,
    brief: sku.brief,
    pics: sku.pic,
    num,
    price: line.price,
    market_price: sku.marketPrice,
    ...(line.memberPrice === undefined ? {} : { member_price: line.memberPrice }),
    ...(line.activityPrice === undefined ? {} : { activity_price: line.activityPrice }),
    total_fee: line.totalFee,
    discount_fee: line.memberDiscount + line.promotionDiscount,
    member_discount: line.memberDiscount,
    ...(line.memberDiscount > 0 && viewer ? gradeTexts(viewer, line.memberDiscount) : {}),
    store: sku.store,
    start_num: sku.startNum,
    ...(limited && limited.limitNum > 0 ? { limit_num: limited.limitNum } : {}),
    is_checked: isChecked,
    is_last_price: line.isLastPrice,
    is_plus_buy: false,
    activity_id: applied?.id ?? line.choices[0]?.marketingId ?? 0,
    activity_info: line.discounts.map(wireDiscount),
    promotions: line.choices.map(wirePromotion),
    ...(limited
      ? {
          limitedTimeSaleAct: {
            activity_id: limited.seckillId,
            marketing_type: 'limited_time_sale' as const,
            marketing_name: limited.activityName,
            promotion_tag: '限时优惠',
            is_free_shipping: limited.isFreeShipping,
            validity_period: limited.validityPeriod,
          },
        }
      : {}),
    approve_status: sku.goodsStatus,
    parent_id: 0,
    ...(problem === undefined ? {} : { invalid_desc: problem }),
  }
}

function gradeTexts(viewer: Viewer, saved: number) {
  const name = viewer.vipGradeId > 0 ? viewer.vipGradeName : viewer.gradeName
  return { grade_name: name, discount_desc: `${name}为您节省${yuanText(saved)}元` }
}

/** The cart group of one shop: `checked` is the bill of the checked lines, `lines` are all lines, newest first. */
export function wireGroup(
  shopId: number,
  shop: ShopFacts | undefined,
  checked: Bill,
  lines: CartLine[],
): CartGroup {
  const bought = sumLines(boughtLines(checked))
  return {
    shop_id: shopId,
    shop_name: shop?.name ?? '自营',
    address: shop?.address ?? '',
    mobile: shop?.mobile ?? '',
    hour: shop?.hour ?? '',
    is_ziti: shop?.isZiti ?? false,
    is_delivery: shop?.isDelivery ?? true,
    list: lines,
    cart_total_price: checked.itemFee,
    item_fee: checked.itemFee,
    cart_total_num: bought.num,
    cart_total_count: bought.count,
    discount_fee: checked.memberDiscount + checked.promotionDiscount,
    member_discount: checked.memberDiscount,
    promotion_discount: checked.promotionDiscount,
    total_fee: checked.totalFee,
    used_activity: checked.reductions.map(({ marketing }) => ({
      activity_id: marketing.marketingId,
      activity_name: marketing.marketingName,
    })),
    used_activity_ids: checked.reductions.map(({ marketing }) => marketing.marketingId),
    activity_grouping: checked.reductions.map(({ marketing, rule, cartIds, fee }) => ({
      cart_ids: cartIds,
      activity_id: marketing.marketingId,
      activity_name: marketing.marketingName,
      activity_tag: marketing.promotionTag,
      activity_type: marketing.marketingType,
      condition_rules: rule,
      discount_fee: fee,
    })),
    gift_activity: checked.gifts.map(({ marketing, rule, itemIds, gifts }) => ({
      activity_id: marketing.marketingId,
      discount_desc: {
        id: marketing.marketingId,
        type: 'full_gift' as const,
        info: marketing.marketingName,
        rule,
        discount_fee: 0,
      },
      discount_fee: 0,
      activity_item_ids: itemIds,
      gifts: gifts.map(({ sku, num }) => ({
        item_id: sku.itemId,
        goods_id: sku.goodsId,
        item_name: sku.itemName,
        item_spec_desc: sku.itemSpecDesc,
        pics: sku.pic,
        price: sku.price,
        gift_num: num,
      })),
    })),
    plus_buy_activity: [],
    logistics_list: [],
    vipgrade_guide_title: { guide_title_desc: '' },
  }
}
