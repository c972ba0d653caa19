import type { Card } from '@/lib/contract/catalogue/coupon'
import { widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import { listKeys } from '@/lib/domain/design/list-keys'
import { isFields } from '@/lib/domain/fields'
import { parseId, type WidgetGoods } from '@/widgets/loader'
import { currentCard } from '@/widgets/stored-card'

/** Current values of stored products and coupons: a missing id is not known yet, null is not visible to shoppers. */
export interface CurrentContent {
  goods: ReadonlyMap<number, WidgetGoods | null>
  coupons: ReadonlyMap<number, Card | null>
}

export const unknownContent: CurrentContent = { goods: new Map(), coupons: new Map() }

export const missingGoods = '商品已失效'
export const missingCoupon = '优惠券已失效'

type Entry = Readonly<Record<string | symbol, unknown>>

/** Null takes the entry out of its list. */
type Change = (entry: Entry, kind: 'goods' | 'coupons', id: number) => Entry | null

/**
 * Applies a change to the products and coupons in stored settings, which it finds by their shape as the server does:
 * products have `goods_id` and `price`, coupons `card_id`. Unchanged values keep their identity.
 */
function changeStored(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const list = value as unknown[]
    const changed = list.flatMap((one) => {
      const next = changeStored(one, change)
      return next === null && one !== null ? [] : [next]
    })
    return changed.length === list.length && changed.every((one, index) => one === list[index])
      ? list
      : changed
  }
  if (!isFields(value)) return value
  const goodsId = 'price' in value ? parseId(value.goods_id as string) : undefined
  if (goodsId !== undefined) return change(value, 'goods', goodsId)
  const couponId = parseId(value.card_id as string)
  if (couponId !== undefined) return change(value, 'coupons', couponId)
  let changed: Entry = value
  for (const key of listKeys) {
    if (!Array.isArray(value[key])) continue
    const list = changeStored(value[key], change)
    if (list !== value[key]) changed = { ...changed, [key]: list }
  }
  return changed
}

interface Ids {
  goods: readonly number[]
  coupons: readonly number[]
}

const found = new WeakMap<object, Ids>()

/** The ids of the products and coupons in the settings of one widget; stored settings never change in place. */
function idsIn(settings: object): Ids {
  const known = found.get(settings)
  if (known) return known
  const ids = { goods: [] as number[], coupons: [] as number[] }
  changeStored(settings, (entry, kind, id) => {
    ids[kind].push(id)
    return entry
  })
  found.set(settings, ids)
  return ids
}

/** The ids of all products and coupons of a page, sorted, each once. */
export function contentIds(document: DesignDocument): { goods: number[]; coupons: number[] } {
  const ids = { goods: new Set<number>(), coupons: new Set<number>() }
  for (const id of Object.keys(document.widgets)) {
    const own = idsIn(widgetOf(document, id)?.settings ?? {})
    for (const one of own.goods) ids.goods.add(one)
    for (const one of own.coupons) ids.coupons.add(one)
  }
  const sorted = (set: ReadonlySet<number>) => [...set].toSorted((a, b) => a - b)
  return { goods: sorted(ids.goods), coupons: sorted(ids.coupons) }
}

/**
 * The settings with the current names, pictures and prices of their products and coupons. Those that shoppers cannot
 * see are marked in the canvas (`missing`) and left out of the preview. Nothing of it is stored.
 */
export const withCurrentContent = (
  settings: Record<string, unknown>,
  { goods, coupons }: CurrentContent,
  mode: 'design' | 'preview',
): Record<string, unknown> =>
  changeStored(settings, (entry, kind, id) => {
    const current = kind === 'goods' ? goods.get(id) : coupons.get(id)
    if (current === undefined) return entry
    if (current === null)
      return mode === 'preview'
        ? null
        : { ...entry, missing: kind === 'goods' ? missingGoods : missingCoupon }
    return { ...entry, ...('goodsId' in current ? goodsFields(current) : couponFields(current)) }
  }) as Record<string, unknown>

const goodsFields = (card: WidgetGoods): Entry => {
  const { name, brief, picture, price, marketPrice } = card
  return {
    goods_name: name,
    brief,
    goods_pic: picture,
    price,
    market_price: marketPrice,
    [currentCard]: card,
  }
}

const couponFields = ({ card_type, title, description, discount, reduce_cost }: Card): Entry => ({
  card_type,
  title,
  description,
  discount,
  reduce_cost,
})
