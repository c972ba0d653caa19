import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { reductionTypes } from '@/lib/domain/promotion/rule'
import { call } from '../call'
import { cents, seconds, wireId, wireShopId } from '../fields'

const tags = ['促销']

/** A SKU of a package. */
const packageSku = z.object({
  item_id: z.int(),
  item_spec_desc: z.string(),
  pics: z.array(z.string()),
  price: cents,
  /**
   * Current price for the viewer without the package, before promotion and subsidy: 活动价, 会员价 or `price`. Our own field.
   */
  alone_price: cents.optional(),
  /** The one of `alone_promotions` that it joins when it is bought alone. Our own field. */
  alone_promotion: z.int().optional(),
  /**
   * Subsidy of the renewal programme for a piece bought alone at `alone_price`, with the percentage and the largest
   * amount; absent where it pays nothing. Our own field.
   */
  alone_subsidy: z.object({ class_name: z.string(), fee: cents, rate: z.number(), cap: cents }).optional(),
  /** The market price when it is above `package_price`, else `price`. */
  market_price: cents,
  package_price: cents,
  store: z.int(),
})

/** A product of a package with its SKUs; prices are the lowest of them. */
const packageGoods = z.object({
  itemId: z.int(),
  item_id: z.int(),
  default_item_id: z.int(),
  goods_id: z.int(),
  itemName: z.string(),
  item_name: z.string(),
  pics: z.array(z.string()),
  price: cents,
  market_price: cents,
  package_price: cents,
  store: z.int(),
  nospec: z.boolean(),
  spec_items: z.array(packageSku),
})
export type PackageGoods = z.infer<typeof packageGoods>

/** Prices of a SKU by its id: `market_price` alone, `price` in the package. */
const priceTable = z.record(z.string(), z.object({ market_price: cents, price: cents }))

/** `full` and `minus` are cents, or `full` pieces with `quantity`; `discount` is percent off. */
const alonePromotion = z.object({
  marketing_id: z.int(),
  marketing_type: z.enum(reductionTypes),
  condition_type: z.enum(['totalfee', 'quantity']),
  /** 上不封顶: the top tier applies once per multiple. */
  can_repeat: z.boolean(),
  rules: z.array(z.object({ full: z.int(), minus: cents.optional(), discount: z.number().optional() })),
})

const packageHead = z.object({
  package_id: z.int(),
  package_name: z.string(),
  goods_id: z.int(),
  main_item_id: z.int(),
  distributor_id: z.int(),
  start_time: seconds,
  end_time: seconds,
  valid_grade: z.array(z.int()),
})

const packageDetail = packageHead.extend({
  mainItem: packageGoods,
  main_package_price: priceTable,
  itemLists: z.array(packageGoods),
  package_price: priceTable,
  /** The 满减 and 满折 that parts join when they are bought alone; a package joins none. Our own field. */
  alone_promotions: z.array(alonePromotion).optional(),
  /** Pieces for which the programme still pays the viewer, of classes with a limit per person. Our own field. */
  subsidy_pieces: z.array(z.object({ class_name: z.string(), pieces: z.int() })).optional(),
})
export type PackageDetail = z.infer<typeof packageDetail>

/** Packages (组合), which contract goods §14.4 names. Their shapes follow what H5 reads. */
export const packagesContract = {
  /** The running packages that a product is a part of, those with it as main product first. */
  list: call('GET', '/promotions/package', '商品的组合优惠', { tags })
    .input(z.object({ item_id: wireId(), distributor_id: wireShopId().optional() }))
    .output(z.object({ list: z.array(packageHead), total_count: z.int() })),

  detail: call('GET', '/promotions/package/{package_id}', '组合优惠详情', {
    tags,
    invalid: goodsMessages.activityOver,
  })
    .input(z.object({ package_id: wireId() }))
    .output(packageDetail),
}
