import 'server-only'
import { cardOfClaim, claimCode } from '@/lib/domain/coupon/claim'
import { couponLife, type Coupon } from '@/lib/domain/coupon/index'
import type { FreightTemplate } from '@/lib/domain/delivery/freight'
import { isShownTo } from '@/lib/domain/goods/staff-goods'
import { isProgrammeOffered } from '@/lib/domain/goods/subsidy'
import type { SkuFacts } from '@/lib/domain/order/price/bill'
import { skusOf, type CartRequest } from '@/lib/domain/order/price/package-line'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { PointsMallSetting } from '@/lib/domain/points-mall'
import { addsLines, joinProblem, marketingStatus, type Marketing, type Package } from '@/lib/domain/promotion'
import { referenceAt, type Reference } from '@/lib/server/catalogue/reference/load-reference'
import { toSubsidyFacts, type SubsidyFacts } from '@/lib/server/catalogue/subsidy/subsidy-terms'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { packageLineOf } from './package-line-of'
import { toSkuFacts } from './sku-facts'
import {
  cartFacts,
  checkoutFacts,
  giftFacts,
  promotionById,
  readJoined,
  type ClaimableCoupon,
  type ShopFacts,
} from './sql'

type CartRow = RowOf<typeof cartFacts.cart>
/** Columns that not every statement has. */
type OnlyShown = 'shops' | 'mallShop'

/** A line whose SKU exists. */
export interface FactLine extends CartRequest {
  isChecked: boolean
}

/** The facts for pricing a cart. */
export interface CartFacts {
  lines: FactLine[]
  /** Ids of lines whose SKU no longer exists for the member: deleted, or a staff product now (ADR 0062). */
  lostIds: number[]
  /** SKUs of the lines, and of the gifts and plus items of promotions that cover one of them. */
  skus: Map<number, SkuFacts>
  /** Running promotions of the shops that sell the lines. */
  marketings: Marketing[]
  /** The item that the member selected in a 加价购, by promotion id. */
  plusChoices: Map<number, number>
  shops: Map<number, ShopFacts>
  /** Name of the mall's own shop; empty where only prices are read. */
  mallShop: string
  /** Freight templates of the SKUs. */
  templates: Map<number, FreightTemplate>
  /** The renewal programme; null when no line has its tag. */
  subsidy: SubsidyFacts | null
}

/** The facts for pricing an order; `trade`, `point` and `pointsMall` are the raw settings. */
export interface CheckoutFacts extends CartFacts {
  coupons: Coupon[]
  trade: Record<string, unknown> | null
  point: Record<string, unknown> | null
  pointsMall: PointsMallSetting | null
}

/** A SKU in a call, with its pieces. */
export interface NamedSku {
  itemId: number
  num: number
}

/**
 * The running promotions of the shops that sell the SKUs, with the number of uses by the member for those with a limit.
 */
function marketingsOf(
  { joined }: Pick<CartRow, 'joined'>,
  reference: Reference,
  skus: ReadonlyMap<number, SkuFacts>,
  now: number,
): Marketing[] {
  const shops = new Set([...skus.values()].map(({ distributorId }) => distributorId))
  const times = new Map(readJoined(joined).map((one) => [one.marketingId, one.joined]))
  return reference.marketings
    .filter((one) => shops.has(one.distributorId) && marketingStatus(one, now) === 'ongoing')
    .map((one) => ({ ...one, joined: times.get(one.marketingId) ?? 0 }))
}

const programmeOf = ({ settings, subsidyClasses, tags }: Reference) => ({
  programme: settings.programme ?? null,
  classes: subsidyClasses,
  tags: tags.values(),
})

const templatesOf = (
  skus: ReadonlyMap<number, SkuFacts>,
  { templates }: Reference,
): Map<number, FreightTemplate> =>
  new Map(
    [...skus.values()].flatMap(({ templatesId }) => {
      const template = templates.get(templatesId)
      return template ? [[templatesId, template] as const] : []
    }),
  )

function toFacts(
  row: Omit<CartRow, OnlyShown> & Partial<Pick<CartRow, OnlyShown>>,
  reference: Reference,
  viewer: Viewer | null,
  now: number,
  takesStaffGoods = false,
): CartFacts {
  const shown = toSkuFacts(row, reference, viewer, now).filter(
    (sku) => takesStaffGoods || isShownTo(sku, viewer),
  )
  const skus = new Map(shown.map((sku) => [sku.itemId, sku]))
  const packages = new Map<number, Package>(row.packages.map((one) => [one.packageId, one]))
  const lines: FactLine[] = []
  const lostIds: number[] = []
  for (const { itemId, packageId, packageItemIds, ...line } of row.lines) {
    const sku = skus.get(itemId)
    if (!sku) lostIds.push(line.cartId)
    else if (packageId === 0) lines.push({ ...line, sku, package: null, packageProblem: null })
    else {
      const chosen = { packageId, sku, itemIds: packageItemIds }
      lines.push({
        ...line,
        sku,
        ...packageLineOf(chosen, packages.get(packageId) ?? null, skus, viewer, now),
      })
    }
  }
  return {
    lines,
    lostIds,
    skus,
    marketings: marketingsOf(row, reference, skus, now),
    plusChoices: new Map(row.plusChoices.map(({ marketingId, itemId }) => [marketingId, itemId])),
    templates: templatesOf(skus, reference),
    shops: new Map((row.shops ?? []).map((shop) => [shop.distributorId, shop])),
    mallShop: row.mallShop ?? '',
    subsidy:
      row.subsidy && isProgrammeOffered(reference.settings.programme ?? null)
        ? toSubsidyFacts(row.subsidy, programmeOf(reference), now)
        : null,
  }
}

const viewerParams = (viewer: Viewer | null, now: number) => [
  viewer?.userId ?? 0,
  now,
  viewer?.vipGradeId ?? 0,
  viewer?.gradeId ?? 0,
]

/** The SKUs that promotions covering one of the lines give away or offer, unless the lines already contain them. */
function giftIds({ lines, marketings, skus }: CartFacts, viewer: Viewer | null, now: number): number[] {
  const ids = marketings
    .filter(
      (marketing) =>
        addsLines(marketing.marketingType) &&
        lines.some((line) => skusOf(line).some((sku) => joinProblem(marketing, sku, viewer, now) === null)),
    )
    .flatMap(({ rules }) => rules.flatMap(({ gifts = [], plus = [] }) => [...gifts, ...plus]))
    .map(({ itemId }) => itemId)
  return [...new Set(ids)].filter((itemId) => !skus.has(itemId))
}

/** Adds the SKUs of gifts and plus items for the lines to `facts`; few carts have any. */
async function addGifts(db: Queries, facts: CartFacts, viewer: Viewer | null, now: number): Promise<void> {
  const ids = giftIds(facts, viewer, now)
  if (ids.length === 0) return
  const row = only(
    await db.run(giftFacts, [...viewerParams(viewer, now), ids]),
    'the query for cart or checkout facts',
  )
  const gifts = toSkuFacts(row, await referenceAt(db, row.version), viewer, now)
  for (const sku of gifts) facts.skus.set(sku.itemId, sku)
}

/**
 * Reads the facts for pricing the cart or the buy-now line; one round trip, two when a 满赠 or 加价购 covers a line.
 * @param now epoch seconds
 */
export async function loadCartFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  source: 'cart' | 'fastbuy',
): Promise<CartFacts> {
  const params = viewerParams(viewer, now)
  const rows =
    source === 'cart' ? await db.run(cartFacts.cart, params) : await db.run(cartFacts.fastbuy, [...params, 0])
  const row = only(rows, 'the query for cart or checkout facts')
  const facts = toFacts(row, await referenceAt(db, row.version), viewer, now)
  await addGifts(db, facts, viewer, now)
  return facts
}

/** A coupon that is claimed with the order, in its state after the claim. */
const toCoupon = (card: ClaimableCoupon, now: number): Coupon => ({
  ...card,
  ...couponLife(card, now),
  code: claimCode(card.cardId),
  status: 1,
})

/** The lines of a checkout, and the coupons that it may use. */
export interface CheckoutQuery {
  source: 'checked' | 'fastbuy' | { named: NamedSku[] }
  /** 0 for the lines of all shops. */
  distributorId: number
  couponCode: string | null
  /** Reads every usable coupon of the member, so that the best one can be selected. */
  allCoupons: boolean
  /** Also reads every coupon that the member can claim for the products. */
  allClaimable?: boolean
  /** An order of employee purchase: its activity sells staff products to employees who are not staff of the mall. */
  takesStaffGoods?: boolean
  /** Whether the shops of the lines are shown, or used for a pickup; otherwise `shops` may be empty. */
  needsShops: boolean
}

/**
 * Reads the facts for pricing an order; one round trip, two when a 满赠 or 加价购 covers a line.
 * @param now epoch seconds
 */
export async function loadCheckoutFacts(
  db: Queries,
  viewer: Viewer | null,
  now: number,
  {
    source,
    distributorId,
    couponCode,
    allCoupons,
    allClaimable = false,
    needsShops,
    takesStaffGoods,
  }: CheckoutQuery,
): Promise<CheckoutFacts> {
  const isNamed = typeof source === 'object'
  const { full, plain } = checkoutFacts[isNamed ? 'direct' : source]
  const params = [...viewerParams(viewer, now), isNamed ? JSON.stringify(source.named) : distributorId]
  const isPlain = !needsShops && !allCoupons && couponCode === null
  const row: Partial<RowOf<typeof full>> & RowOf<typeof plain> = only(
    isPlain
      ? await db.run(plain, params)
      : await db.run(full, [...params, couponCode, allCoupons, allClaimable, cardOfClaim(couponCode ?? '')]),
    'the query for cart or checkout facts',
  )
  const reference = await referenceAt(db, row.version)
  const facts = toFacts(row, reference, viewer, now, takesStaffGoods)
  await addGifts(db, facts, viewer, now)
  return {
    ...facts,
    coupons: [...(row.coupons ?? []), ...(row.claimable ?? []).map((one) => toCoupon(one, now))],
    trade: reference.settings.trade ?? null,
    point: reference.settings.point ?? null,
    pointsMall: reference.settings.pointsmall ?? null,
  }
}

/** A running 满减, 满折, 满赠 or 加价购 of any shop; null for any other promotion. @param now epoch seconds */
export async function findMarketing(
  db: Queries,
  viewer: Viewer,
  now: number,
  marketingId: number,
): Promise<Marketing | null> {
  return only(
    await db.run(promotionById, [viewer.userId, now, marketingId]),
    'the query for cart or checkout facts',
  ).marketing
}
