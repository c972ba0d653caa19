import 'server-only'
import type { CartLine } from '@/lib/contract/trade/cart'
import { yuanText } from '@/lib/domain/money'
import type { BillLine, SkuFacts } from '@/lib/domain/order/price/bill'
import { lineBase, struckBase } from '@/lib/domain/order/price/line-price'
import { skusOf } from '@/lib/domain/order/price/package-line'
import { subsidyNote } from '@/lib/domain/order/subsidy/subsidy-note'
import type { Viewer } from '@/lib/domain/person/viewer'
import {
  isReduction,
  limitedBuyLeft,
  limitedBuyTag,
  packageTag,
  rulesText,
  wireTypeOf,
  type Marketing,
} from '@/lib/domain/promotion'
import type { SubsidyFacts } from '@/lib/server/catalogue/subsidy/subsidy-terms'
import { wireDiscount } from '@/lib/server/ground/wire/discount'
import type { FactLine } from '@/lib/server/trade/bill/load-facts'

/** The viewer of a line, and the programme with the region of the member's default address. */
interface LineReader {
  viewer: Viewer | null
  programme: Pick<SubsidyFacts, 'regions' | 'home'> | null
}

const wirePromotion = (marketing: Marketing): CartLine['promotions'][number] => ({
  marketing_id: marketing.marketingId,
  activity_id: marketing.marketingId,
  marketing_type: wireTypeOf[marketing.marketingType],
  marketing_name: marketing.marketingName,
  promotion_tag: marketing.promotionTag,
  condition_rules: rulesText(marketing),
})

function wireLine(
  line: BillLine,
  isChecked: boolean,
  { viewer, programme }: LineReader,
  problem?: string,
): CartLine {
  const { sku, num } = line
  const note =
    problem === undefined && line.subsidy && programme
      ? subsidyNote(line.subsidy, programme.regions, programme.home !== null)
      : null
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
    market_price: lineBase(line),
    ...(line.memberPrice === undefined ? {} : { member_price: line.memberPrice }),
    ...(line.activityPrice === undefined ? {} : { activity_price: line.activityPrice }),
    total_fee: line.totalFee,
    discount_fee: line.memberDiscount + line.promotionDiscount,
    member_discount: line.memberDiscount,
    ...(line.memberGradeName === undefined ? {} : gradeTexts(line.memberGradeName, line.memberDiscount)),
    ...(line.subsidy?.wouldSave ? { expected_subsidy: line.subsidy.wouldSave } : {}),
    ...(line.subsidy && viewer?.subsidyUsedUp.includes(line.subsidy.className)
      ? { subsidy_state: 'used_up' as const }
      : {}),
    ...(note === null ? {} : { subsidy_note: note }),
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
    ...limitedBuyOf([sku]),
    ...(problem === undefined ? {} : { invalid_desc: problem }),
  }
}

const gradeTexts = (name: string, saved: number) => ({
  grade_name: name,
  discount_desc: `${name}为您节省${yuanText(saved)}元`,
})

/** The limit of the part of which the member may order the fewest pieces (contract trade §2.2). */
function limitedBuyOf(skus: readonly SkuFacts[]): Pick<CartLine, 'limitedBuy'> {
  const [limit] = skus
    .flatMap(({ limitedBuy }) => limitedBuy ?? [])
    .sort((a, b) => limitedBuyLeft(a) - limitedBuyLeft(b))
  if (!limit) return {}
  return {
    limitedBuy: {
      activity_id: limit.limitedBuyId,
      marketing_id: limit.limitedBuyId,
      marketing_type: 'limited_buy',
      marketing_name: limit.name,
      promotion_tag: limitedBuyTag,
      rule: { day: limit.day, limit: limit.limit },
      limit_total: limit.limit,
      limit_buy: limitedBuyLeft(limit),
      buy: limit.bought,
    },
  }
}

/** A package as one line: its prices are those of the whole package, `packages` has its parts (contract trade §2.2). */
function wirePackage(
  line: FactLine & { package: NonNullable<FactLine['package']> },
  parts: readonly BillLine[],
  wire: CartLine,
): CartLine {
  const skus = skusOf(line)
  const sum = (of: (part: BillLine) => number) => parts.reduce((total, part) => total + of(part), 0)
  const price = sum((part) => part.price)
  return {
    ...wire,
    activity_type: 'package',
    activity_id: line.package.packageId,
    package_name: line.package.packageName,
    price,
    package_price: price,
    market_price: sum(lineBase),
    total_fee: sum((part) => part.totalFee),
    store: Math.min(...skus.map((sku) => sku.store)),
    start_num: 1,
    promotions: [],
    ...limitedBuyOf(skus),
    packages: parts.map(({ sku, price: partPrice }) => ({
      item_id: sku.itemId,
      goods_id: sku.goodsId,
      item_name: sku.itemName,
      item_spec_desc: sku.itemSpecDesc,
      pics: sku.pic,
      num: line.num,
      price: sku.price,
      package_price: partPrice,
      market_price: struckBase(sku, partPrice),
      store: sku.store,
      promotion_tag: packageTag,
    })),
  }
}

/**
 * A cart line as the contract spells it (contract trade §2.2).
 * @param parts its priced lines: one, or one per part of a package
 * @param problem the reason why it cannot be ordered
 */
export function wireCartLine(
  line: FactLine,
  parts: readonly BillLine[],
  isChecked: boolean,
  reader: LineReader,
  problem?: string,
): CartLine {
  const [main] = parts
  if (!main) throw new Error(`the cart line ${line.cartId} was not priced`)
  const wire = wireLine(main, isChecked, reader, problem)
  return line.package ? wirePackage({ ...line, package: line.package }, parts, wire) : wire
}
