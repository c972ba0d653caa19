import { skuOf, type LineKind, type State, type World } from './state'

/** 满赠 and 加价购: lines that promotions add, and how the paid amount is shared with them (contract trade §3.1, §3.4). */

/** A line while it is priced; amounts in cents. */
export interface Priceable {
  itemId: number
  num: number
  kind: LineKind
  listFee: number
  total: number
}

const sumOf = (lines: readonly Priceable[]) => lines.reduce((sum, { total }) => sum + total, 0)

/** The lines with a gift for each multiple of the tier, and the selected plus item, as far as there is stock. */
export function withGifts(
  world: World,
  state: State,
  requested: readonly Priceable[],
  wantsPlus: boolean,
): Priceable[] {
  const joining = (by: 'inGift' | 'inPlus') =>
    requested.filter(({ itemId }) => world.skus.some((sku) => sku.itemId === itemId && sku[by]))
  const lines = [...requested]
  const { gift, plus } = world
  const times = Math.floor(sumOf(joining('inGift')) / gift.full)
  const towels = skuOf(state, gift.itemId)
  if (times > 0 && towels.store >= gift.num * times)
    lines.push({
      itemId: gift.itemId,
      num: gift.num * times,
      kind: 'gift',
      total: 0,
      listFee: towels.price * gift.num * times,
    })
  const isReached = joining('inPlus').length > 0 && sumOf(joining('inPlus')) >= plus.full
  if (wantsPlus && isReached && skuOf(state, plus.itemId).store > 0)
    lines.push({ itemId: plus.itemId, num: 1, kind: 'plus_buy', listFee: plus.price, total: plus.price })
  return lines
}

/**
 * Shares the paid amount by list value, which includes gifts and plus items, so that each can be refunded fairly. The
 * last line takes the rest.
 */
export function shareWithGifts(state: State, lines: readonly Priceable[], totals: number[]): void {
  if (!lines.some(({ kind }) => kind === 'gift' || kind === 'plus_buy')) return
  const values = lines.map(({ itemId, kind, num }, at) =>
    kind === 'gift' || kind === 'plus_buy' ? skuOf(state, itemId).price * num : (totals[at] ?? 0),
  )
  const [paid, worth] = [totals, values].map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0))
  if (!paid || !worth) return
  let rest = paid
  values.forEach((value, at) => {
    const share = at === values.length - 1 ? rest : Math.floor((value * paid) / worth)
    totals[at] = share
    rest -= share
  })
}
