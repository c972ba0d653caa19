import type { ApproveStatus } from '../approve-status'

/** Fields of a product that decide whether a promotion or coupon covers it. */
export interface GoodsScope {
  goodsId: number
  /** The main category and those above it, top down; sales categories do not count (contract goods §16). */
  categoryPath: readonly number[]
  tagIds: readonly number[]
  brandId: number | null
  distributorId: number
}

/** 0 all · 1 products · 2 main categories · 3 tags · 4 brands · 5 all but these products (contract trade §4.1). */
export interface Range {
  useBound: number
  boundIds: readonly number[]
}

/**
 * Whether a range covers a product; an unknown kind of range covers nothing. lib/server/catalogue/coverage is the same
 * rule in SQL.
 */
export function covers({ useBound, boundIds }: Range, goods: GoodsScope): boolean {
  switch (useBound) {
    case 0:
      return true
    case 1:
      return boundIds.includes(goods.goodsId)
    case 2:
      return goods.categoryPath.some((id) => boundIds.includes(id))
    case 3:
      return goods.tagIds.some((id) => boundIds.includes(id))
    case 4:
      return goods.brandId !== null && boundIds.includes(goods.brandId)
    case 5:
      return !boundIds.includes(goods.goodsId)
    default:
      return false
  }
}

/** Fields that exclude a product from all offers. */
export interface OfferFacts {
  /** Only for employee purchase. */
  staffGoods: boolean
  /** Only given away. */
  isGift: boolean
  goodsStatus: ApproveStatus
}

export interface OfferScope extends GoodsScope, OfferFacts {}

/** Whether the mall sells a product online: no gift, not display-only, not sold in shops only. */
export const isSoldOnline = ({ isGift, goodsStatus }: Omit<OfferFacts, 'staffGoods'>): boolean =>
  !isGift && goodsStatus === 'onsale'

/** Whether a product takes promotions and coupons: the price of employee purchase takes no other offer. */
export const takesOffers = (goods: OfferFacts): boolean => !goods.staffGoods && isSoldOnline(goods)

/**
 * Whether a promotion or coupon holds for a product: the product takes offers, and the range covers it.
 * `marketingCoversSql` and `cardCoversSql` of lib/server/catalogue/coverage are the same rule in SQL.
 */
export const holdsFor = (range: Range, goods: OfferScope): boolean =>
  takesOffers(goods) && covers(range, goods)

/** Ordinary and paid grades that something is reserved for; all viewers when both are empty. */
export interface GradeLimit {
  validGrades: readonly number[]
  validVipGrades: readonly number[]
}

/** Whether the ordinary or paid grade of a viewer is among the allowed ones; a guest has none. */
export const allowsGrade = (
  limit: GradeLimit,
  viewer: { gradeId: number; vipGradeId: number } | null,
): boolean =>
  (limit.validGrades.length === 0 && limit.validVipGrades.length === 0) ||
  (viewer !== null &&
    (limit.validGrades.includes(viewer.gradeId) || limit.validVipGrades.includes(viewer.vipGradeId)))
