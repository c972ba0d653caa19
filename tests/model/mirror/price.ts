import { shareWithGifts, withGifts, type Priceable } from './offers'
import { memberOf, skuOf, type Card, type LineKind, type State, type World, type WorldSku } from './state'

/** The price of an order, by contract trade §3.3, §4.6, §5 and §13.1. */

export interface Request {
  itemId: number
  num: number
  /** The price in a package; absent for single SKUs. */
  packagePrice?: number
}

interface PricedLine {
  itemId: number
  kind: LineKind
  num: number
  total: number
  subsidyFee: number
  subsidyNum: number
  /** Before subsidy, gifts and points. */
  priced: number
}

export interface Priced {
  lines: PricedLine[]
  itemFee: number
  freight: number
  total: number
  coupon: string | null
  points: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/**
 * The shares of an amount: each by its part of the whole, rounded as given; the last one takes the rest. A share never
 * exceeds its line (contract trade §13.2: never below 0), so the excess of the last one goes to those before it.
 */
function shares(amount: number, weights: readonly number[], share: (part: number) => number): number[] {
  const whole = sum(weights)
  let rest = amount
  const result = weights.map((weight, at) => {
    const own = at === weights.length - 1 ? 0 : Math.min(share(weight / whole), weight, rest)
    rest -= own
    return own
  })
  for (let at = result.length - 1; at >= 0 && rest > 0; at--) {
    const more = Math.min(rest, (weights[at] ?? 0) - (result[at] ?? 0))
    result[at] = (result[at] ?? 0) + more
    rest -= more
  }
  return result
}

/** An amount split by worth; the last line takes the rest (contract trade §13.2). */
export const byWorth = (amount: number, weights: readonly number[]): number[] =>
  shares(amount, weights, (part) => Math.round(amount * rounded(part, 4)))

/** Calls `split` with the weights sorted by `keys` and returns its shares in the sequence of the weights. */
function ascending(
  weights: readonly number[],
  keys: readonly number[],
  split: (sorted: number[]) => number[],
) {
  const sorted = keys.map((key, at) => ({ key, at })).sort((a, b) => a.key - b.key || a.at - b.at)
  const found = split(sorted.map(({ at }) => weights[at] ?? 0))
  const result = weights.map(() => 0)
  sorted.forEach(({ at }, rank) => (result[at] = found[rank] ?? 0))
  return result
}

const worldSku = (world: World, itemId: number): WorldSku => {
  const found = world.skus.find((sku) => sku.itemId === itemId)
  if (!found) throw new Error(`the world has no SKU ${itemId}`)
  return found
}

/** The discount of a coupon; 0 when it does not fit, which is not an error (contract trade §4.6). */
function couponWorth(card: Card, base: number): number {
  if (base < card.least) return 0
  const worth = card.kind === 'cash' ? card.worth : Math.floor((Math.min(base, card.most) * card.worth) / 100)
  return worth >= base ? 0 : worth
}

/** The freight of lines in cents: pieces with the same rule count together; here every SKU has a rule of its own. */
const freightOf = (world: World, lines: readonly Priceable[]) =>
  sum(
    lines.map(({ itemId, num }) => {
      const rule = worldSku(world, itemId).freight
      return rule ? rule.first + (num - 1) * rule.next : 0
    }),
  )

/** The subsidy of each piece of a line: a piece costs floor(total / num), the last one takes the rest (ADR 0034). */
export function pieceSubsidies({ programme: { rate, cap } }: World, total: number, num: number): number[] {
  const each = Math.floor(total / num)
  return Array.from({ length: num }, (_, unit) => {
    const price = unit === num - 1 ? total - each * (num - 1) : each
    return Math.min(Math.floor((price * rate) / 100), cap)
  })
}

/**
 * 国家补贴: a verified person gets it for pieces within the remaining limit and budget; lines with the larger amount
 * per piece come first (ADR 0034).
 */
function subsidiesOf(
  world: World,
  state: State,
  userId: number,
  lines: readonly Priceable[],
  totals: readonly number[],
): { num: number; fee: number }[] {
  const { limit, budget } = world.programme
  const member = memberOf(state, userId)
  let left = member.isVerified ? Math.max(0, Math.min(limit - member.pieces, budget - state.usedPieces)) : 0
  const shares = lines.map(() => ({ num: 0, fee: 0 }))
  const pieces = lines.map(({ num }, at) => pieceSubsidies(world, totals[at] ?? 0, num))
  const first = (at: number) => pieces[at]?.[0] ?? 0
  const sorted = lines
    .map(({ itemId, kind }, at) => ({
      at,
      isSubsidised: kind === 'normal' && worldSku(world, itemId).isSubsidised,
    }))
    .filter(({ isSubsidised }) => isSubsidised)
    .sort((a, b) => first(b.at) - first(a.at) || a.at - b.at)
  for (const { at } of sorted) {
    const paid = (pieces[at] ?? []).slice(0, left).filter((fee) => fee > 0)
    shares[at] = { num: paid.length, fee: sum(paid) }
    left -= paid.length
  }
  return shares
}

/**
 * A line of which only some pieces are subsidised becomes two order items, the unsubsidised one first (ADR 0095). Each
 * costs its pieces of the line, rounded down for the unsubsidised one; gifts and points are shared by price. `pointFee`
 * is already deducted from `total`.
 */
function orderItems(line: PricedLine, pointFee: number): PricedLine[] {
  const { num, subsidyNum, subsidyFee, priced, total } = line
  if (subsidyFee === 0 || subsidyNum === num) return [line]
  const plain = Math.floor((priced * (num - subsidyNum)) / num)
  const part = (amount: number, of: number, all: number) => (all === 0 ? 0 : Math.floor((amount * of) / all))
  const shared = total + pointFee
  const before = part(shared, plain, priced - subsidyFee)
  const own = before - part(pointFee, before, shared)
  return [
    { ...line, num: num - subsidyNum, total: own, subsidyFee: 0, subsidyNum: 0, priced: plain },
    { ...line, num: subsidyNum, total: total - own, priced: priced - plain },
  ]
}

/** The discount that points give on goods, or the text of the refusal (contract trade §13.1). */
export function pointsWorth(
  world: World,
  state: State,
  userId: number,
  points: number,
  goods: number,
): number | string {
  if (points === 0) return 0
  const money = (amount: number) => Math.floor(rounded((amount / world.deductPoint) * 100, 4))
  if (goods === 0) return '本单不能使用积分!'
  if (points > memberOf(state, userId).points) return '积分不足'
  if (money(points) > goods && money(points - 1) > goods) return '超出本单可用积分抵扣'
  return Math.min(money(points), goods)
}

/**
 * Prices an order of these SKUs at current prices.
 * @returns the text of the refusal when the points may not be used
 */
export function price(
  world: World,
  state: State,
  request: {
    userId: number
    lines: readonly Request[]
    coupon: string | null
    points: number
    isPickup: boolean
    wantsPlus: boolean
  },
): Priced | string {
  const requested = request.lines.map(({ itemId, num, packagePrice }): Priceable => {
    const listFee = (packagePrice ?? skuOf(state, itemId).price) * num
    return { itemId, num, kind: packagePrice === undefined ? 'normal' : 'package', listFee, total: listFee }
  })
  const joined = requested.filter(
    ({ itemId, kind }) => kind === 'normal' && worldSku(world, itemId).inReduction,
  )
  const base = sum(joined.map(({ total }) => total))
  const { full, minus, repeats } = world.reduction
  if (base >= full) {
    const fee = Math.min(base, minus * (repeats ? Math.floor(base / full) : 1))
    const parts = byWorth(
      fee,
      joined.map(({ total }) => total),
    )
    joined.forEach((line, at) => (line.total -= parts[at] ?? 0))
  }

  const lines = withGifts(world, state, requested, request.wantsPlus)
  const listFees = lines.map(({ listFee }) => listFee)
  const totals = lines.map(({ total }) => total)
  const take = (amounts: readonly number[]) =>
    amounts.forEach((amount, at) => (totals[at] = (totals[at] ?? 0) - amount))

  const freight = request.isPickup || sum(totals) === 0 ? 0 : freightOf(world, lines)

  const held =
    request.coupon === null ? undefined : memberOf(state, request.userId).coupons.get(request.coupon)
  const card = held?.orderId === null ? world.cards.find(({ cardId }) => cardId === held.cardId) : undefined
  // The coupon does not apply to gifts and plus items, which follow the requested lines.
  const couponable = totals.slice(0, requested.length)
  const off = card ? couponWorth(card, sum(couponable)) : 0
  if (off > 0) take(ascending(couponable, couponable, (sorted) => byWorth(off, sorted)))
  const priced = [...totals]
  const subsidies = subsidiesOf(world, state, request.userId, lines, totals)
  take(subsidies.map(({ fee }) => fee))
  shareWithGifts(state, lines, totals)

  const { points } = request
  const fee = pointsWorth(world, state, request.userId, points, sum(totals))
  if (typeof fee === 'string') return fee
  const pointFees =
    points === 0
      ? totals.map(() => 0)
      : ascending(totals, listFees, (sorted) =>
          shares(fee, sorted, (part) => Math.ceil(fee * rounded(part, 6))),
        )
  take(pointFees)
  return {
    lines: lines.flatMap(({ itemId, kind, num }, at) =>
      orderItems(
        {
          itemId,
          kind,
          num,
          total: totals[at] ?? 0,
          subsidyFee: subsidies[at]?.fee ?? 0,
          subsidyNum: subsidies[at]?.num ?? 0,
          priced: priced[at] ?? 0,
        },
        pointFees[at] ?? 0,
      ),
    ),
    itemFee: sum(listFees),
    freight,
    total: sum(totals) + freight,
    coupon: off > 0 ? request.coupon : null,
    points,
  }
}
