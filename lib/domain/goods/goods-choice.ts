import type { ApproveStatus } from '../approve-status'
import { shownPrice, type WirePrices } from './price'
import type { PickerSku, Selection } from './sku-picker'
import { subsidyAmount, type GoodsSubsidy } from './subsidy'

/** A SKU with the data for selecting and buying it. Money in cents. */
export interface PickSku extends PickerSku, WirePrices {
  /** Whether it can be selected; a SKU that is not offered has no stock and does not count for the price range. */
  offered: boolean
  start_num: number
  limit_num?: number | undefined
  /** Pieces that the viewer may still buy, as the mall counts them; known with the live prices. */
  limit_left?: number | undefined
  seckill_id?: number | undefined
  /** Points for a piece besides the money; only of products of the points mall. */
  point?: number
  /** Its own picture; empty without one. */
  pic: string
}

export interface PickValue {
  spec_value_id: number
  name: string
  /** Picture of the chip; empty without one. */
  chip: string
  /** Pictures for the gallery while it is selected; empty without any. */
  pics: string[]
}

export interface PickGroup {
  spec_id: number
  spec_name: string
  spec_values: PickValue[]
}

/** A product as the interactive parts of a detail page and the fast-buy dialog know it. */
export interface PickGoods {
  itemId: number
  goodsId: number
  distributorId: number
  name: string
  status: ApproveStatus
  gift: boolean
  /** Only for employee purchase. */
  staffOnly: boolean
  /** The shop that sells it is open. */
  shopOpen: boolean
  pics: string[]
  groups: PickGroup[]
  /** At least one: a product without specifications has one SKU without values. */
  skus: PickSku[]
  activity: PickActivity | null
  /** Subsidy for a piece; null without one. */
  subsidy: Pick<GoodsSubsidy, 'className' | 'rate' | 'cap' | 'priceLimit'> | null
  /** The viewer has a paid grade; known with the live prices. */
  isVip?: boolean | undefined
  /**
   * 会员优先购 reserves it for grades that the viewer does not have. For a guest known at once, for a member with the live
   * prices.
   */
  reserved?: boolean | undefined
  /**
   * Classes of the programme of which the viewer has used up the pieces; known with an answer for the viewer or the
   * live prices.
   */
  subsidyUsedUp?: string[] | undefined
}

/** An announced or running seckill (`normal`) or limited-time sale; times in epoch seconds. */
interface PickActivity {
  name: string
  type: 'normal' | 'limited_time_sale'
  /** By the clock of the server. */
  hasBegun: boolean
  startTime: number
  endTime: number
}

/** An activity on the wire (contract goods §3.4). */
interface WireActivity {
  activity_name: string
  seckill_type: PickActivity['type']
  status: string
  activity_start_time: number
  activity_end_time: number
}

export const pickActivity = (info: WireActivity | null | undefined): PickActivity | null =>
  info
    ? {
        name: info.activity_name,
        type: info.seckill_type,
        hasBegun: info.status === 'in_sale',
        startTime: info.activity_start_time,
        endTime: info.activity_end_time,
      }
    : null

/**
 * Whether a SKU can be selected, and its stock. Of a product on sale, only SKUs on sale are offered (contract goods
 * §3.2). Of a product that is not on sale, every variant can be viewed; `saleState` disables buying.
 */
export const offerOf = (goods: ApproveStatus, sku: { approve_status: ApproveStatus; store: number }) => {
  const offered = goods !== 'onsale' || sku.approve_status === 'onsale'
  return { offered, store: offered ? sku.store : 0 }
}

/** The fields of a SKU that change by the minute. */
interface LiveSku extends WirePrices {
  store: number
  approve_status?: ApproveStatus | undefined
  limit_num?: number | undefined
  limit_left?: number | undefined
  seckill_id?: number | undefined
}

/**
 * Current prices and stock, as `goods.priceStore` returns them. A plain ECShopX back end returns no statuses and
 * activities (contract goods §2.5).
 */
export interface LivePrices extends LiveSku {
  shop_valid?: boolean | undefined
  activity_info?: WireActivity | null | undefined
  is_vip?: boolean | undefined
  subsidy_used_up?: string[] | undefined
  is_reserved?: boolean | undefined
  spec_items: (LiveSku & { item_id: number })[]
}

/**
 * A product with the current prices, stock and activity of this viewer, so that a page that was cached before a seckill
 * began still sells it with a ticket. SKUs missing in `live` are not offered, because while an activity sells only its
 * SKUs are (contract goods §3.2). Fields missing in `live` keep the cached value.
 */
export function withLive(goods: PickGoods, live: LivePrices | undefined): PickGoods {
  if (!live) return goods
  const status = live.approve_status ?? goods.status
  const knowsActivity = live.activity_info !== undefined
  const byId = new Map(live.spec_items.map((sku) => [sku.item_id, sku]))
  const skus = goods.skus.map((sku): PickSku => {
    const now = byId.get(sku.item_id) ?? (goods.groups.length === 0 ? live : undefined)
    if (!now) return { ...sku, offered: false, store: 0 }
    const { approve_status = sku.offered ? status : 'instock', store } = now
    return {
      ...sku,
      ...offerOf(status, { approve_status, store }),
      price: now.price,
      market_price: now.market_price,
      member_price: now.member_price,
      act_price: now.act_price,
      limit_left: now.limit_left,
      ...(knowsActivity ? { limit_num: now.limit_num, seckill_id: now.seckill_id } : {}),
    }
  })
  return {
    ...goods,
    status,
    shopOpen: live.shop_valid ?? goods.shopOpen,
    activity: knowsActivity ? pickActivity(live.activity_info) : goods.activity,
    isVip: live.is_vip,
    subsidyUsedUp: live.subsidy_used_up,
    reserved: live.is_reserved ?? goods.reserved,
    skus,
  }
}

/** Whether a seckill sells this product now: it needs a ticket and cannot be added to the cart (spec 1 §4). */
export const isSeckill = (goods: PickGoods): boolean =>
  goods.activity?.type === 'normal' && goods.skus.some((sku) => sku.act_price !== undefined)

/** The viewer has used up the pieces that the programme pays for in the class of this product. */
export const hasUsedUpSubsidy = ({ subsidy, subsidyUsedUp }: PickGoods): boolean =>
  subsidy !== null && (subsidyUsedUp?.includes(subsidy.className) ?? false)

/** 国补价 of a SKU for the viewer in cents; undefined where the programme pays nothing, or nothing more. */
export function subsidisedPrice(goods: PickGoods, sku: WirePrices): number | undefined {
  if (!goods.subsidy || hasUsedUpSubsidy(goods)) return undefined
  const { cents } = shownPrice(sku)
  const amount = subsidyAmount(cents, goods.subsidy)
  return amount > 0 ? cents - amount : undefined
}

/** The price in cents that the viewer pays for a piece: 国补价 with a subsidy, else the shown price. */
export const paidPrice = (goods: PickGoods, prices: WirePrices): number =>
  subsidisedPrice(goods, prices) ?? shownPrice(prices).cents

/** The SKUs whose prices are shown: the offered ones, or all when none is offered. */
export const offeredSkus = ({ skus }: PickGoods): PickSku[] => {
  const offered = skus.filter((sku) => sku.offered)
  return offered.length > 0 ? offered : skus
}

/**
 * The SKU shown while none is selected: the default one, whose price lists show too. While an activity sells, its
 * cheapest one (contract goods §3.2); the cheapest one also when the default one is not offered.
 */
export function leadSku(goods: PickGoods): PickSku | undefined {
  const offered = offeredSkus(goods)
  const isSale = offered.some((sku) => sku.act_price !== undefined)
  const own = isSale ? undefined : offered.find((sku) => sku.item_id === goods.goodsId)
  return (
    own ?? cheapest(offered.some((sku) => sku.store > 0) ? offered.filter((sku) => sku.store > 0) : offered)
  )
}

const cheapest = ([first, ...rest]: readonly PickSku[]): PickSku | undefined =>
  rest.reduce<PickSku | undefined>(
    (best, sku) => (best && shownPrice(best).cents <= shownPrice(sku).cents ? best : sku),
    first,
  )

/** Whether the price without a selection is the lowest of several: 起. */
export function isLowestPrice(goods: PickGoods): boolean {
  const lead = leadSku(goods)
  const others = offeredSkus(goods).map((sku) => shownPrice(sku).cents)
  const own = lead ? shownPrice(lead).cents : 0
  return others.some((cents) => cents > own) && others.every((cents) => cents >= own)
}

/** The pictures of a selected value, such as a colour; those of the product when no selected value has any. */
export const pickedPics = (goods: PickGoods, selection: Selection): string[] =>
  goods.groups
    .flatMap((group) => group.spec_values.filter((value) => selection[group.spec_id] === value.spec_value_id))
    .find((value) => value.pics.length > 0)?.pics ?? goods.pics
