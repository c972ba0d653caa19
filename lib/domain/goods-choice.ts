import { shownPrice, type WirePrices } from './price'
import type { PickerSku, Selection } from './sku-picker'
import type { ApproveStatus } from './approve-status'

/** A sku with what choosing and buying it needs. Money in cents. */
export interface PickSku extends PickerSku, WirePrices {
  /** Whether it is on offer beside the others; one that is not has no stock and no say in the price. */
  offered: boolean
  start_num: number
  limit_num?: number | undefined
  seckill_id?: number | undefined
  /** Its own picture; empty when it has none. */
  pic: string
}

export interface PickValue {
  spec_value_id: number
  name: string
  /** Picture of the chip; empty when it has none. */
  chip: string
  /** Pictures that the gallery shows once it is chosen; empty when it has none. */
  pics: string[]
}

export interface PickGroup {
  spec_id: number
  spec_name: string
  spec_values: PickValue[]
}

/** What the interactive parts of a goods page and the fast-buy window know of a goods. */
export interface PickGoods {
  itemId: number
  goodsId: number
  distributorId: number
  name: string
  status: ApproveStatus
  gift: boolean
  /** Sold to staff only. */
  staffOnly: boolean
  /** Whether the shop that sells it is open. */
  shopOpen: boolean
  pics: string[]
  groups: PickGroup[]
  /** At least one: goods without specs have one sku without values. */
  skus: PickSku[]
  activity: PickActivity | null
}

/** A seckill (`normal`) or limited-time sale that is announced or sells; times in epoch seconds. */
interface PickActivity {
  name: string
  type: 'normal' | 'limited_time_sale'
  /** By the mall's clock. */
  hasBegun: boolean
  startTime: number
  endTime: number
}

/** An activity as the wire tells it (contract goods §3.4). */
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
 * Whether a sku can be chosen, and its stock if so: of goods on sale, only skus that are on sale themselves (contract
 * goods §3.2). Goods that are not on sale can be looked at in every variant; `saleState` closes them.
 */
export const offerOf = (goods: ApproveStatus, sku: { approve_status: ApproveStatus; store: number }) => {
  const offered = goods !== 'onsale' || sku.approve_status === 'onsale'
  return { offered, store: offered ? sku.store : 0 }
}

/** What of a sku changes by the minute. */
interface LiveSku extends WirePrices {
  store: number
  approve_status?: ApproveStatus | undefined
  limit_num?: number | undefined
  seckill_id?: number | undefined
}

/**
 * Prices and stock of the moment, as `goods.priceStore` answers. A plain ECShopX says nothing of states and activities
 * (contract goods §2.5).
 */
export interface LivePrices extends LiveSku {
  shop_valid?: boolean | undefined
  activity_info?: WireActivity | null | undefined
  spec_items: (LiveSku & { item_id: number })[]
}

/**
 * The goods with the prices, stock and activity of the moment and of this viewer: a page stored before a seckill began
 * sells it with a ticket all the same. A sku that the answer leaves out is not on offer now: while an activity sells, only
 * its skus are (contract goods §3.2). Of what the answer does not speak, the stored goods stands.
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
      ...(knowsActivity ? { limit_num: now.limit_num, seckill_id: now.seckill_id } : {}),
    }
  })
  return {
    ...goods,
    status,
    shopOpen: live.shop_valid ?? goods.shopOpen,
    activity: knowsActivity ? pickActivity(live.activity_info) : goods.activity,
    skus,
  }
}

/** Whether a seckill sells this goods now: it is bought with a ticket and never put into the cart (spec 1 §4). */
export const isSeckill = (goods: PickGoods): boolean =>
  goods.activity?.type === 'normal' && goods.skus.some((sku) => sku.act_price !== undefined)

/** The skus whose prices are told: those on offer, all where none is. */
export const offeredSkus = ({ skus }: PickGoods): PickSku[] => {
  const offered = skus.filter((sku) => sku.offered)
  return offered.length > 0 ? offered : skus
}

/** The sku that stands for the goods while none is chosen: the cheapest one in stock, else the cheapest. */
export function leadSku(goods: PickGoods): PickSku | undefined {
  const inStock = goods.skus.filter((sku) => sku.store > 0)
  const [first, ...rest] = inStock.length > 0 ? inStock : offeredSkus(goods)
  return rest.reduce<PickSku | undefined>(
    (best, sku) => (best && shownPrice(best).cents <= shownPrice(sku).cents ? best : sku),
    first,
  )
}

/** Whether the skus cost differently, so that a price without a choice is only where they begin. */
export const hasPriceRange = (goods: PickGoods): boolean =>
  new Set(offeredSkus(goods).map((sku) => shownPrice(sku).cents)).size > 1

/** The pictures of a chosen value, such as a colour; those of the goods while none that has some is chosen. */
export const pickedPics = (goods: PickGoods, selection: Selection): string[] =>
  goods.groups
    .flatMap((group) => group.spec_values.filter((value) => selection[group.spec_id] === value.spec_value_id))
    .find((value) => value.pics.length > 0)?.pics ?? goods.pics
