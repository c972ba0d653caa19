/** What of a goods decides whether a promotion or coupon covers it. */
export interface GoodsScope {
  goodsId: number
  /** Main category ids from the top down to the goods' own. */
  categoryPath: readonly number[]
  tagIds: readonly number[]
  brandId: number | null
  distributorId: number
}

/** 0 all · 1 goods · 2 main category · 3 tag · 4 brand · 5 all but these goods (contract trade §4.1). */
export interface Range {
  useBound: number
  boundIds: readonly number[]
}

/** Whether a range covers a goods. An unknown kind of range covers nothing. */
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

/** Grades something is reserved for; both empty means everybody. */
export interface GradeLimit {
  validGrades: readonly number[]
  validVipGrades: readonly number[]
}

/** Whether a member's grade, ordinary or paid, is among the allowed ones. */
export const allowsGrade = (
  limit: GradeLimit,
  viewer: { gradeId: number; vipGradeId: number } | null,
): boolean =>
  (limit.validGrades.length === 0 && limit.validVipGrades.length === 0) ||
  (viewer !== null &&
    (limit.validGrades.includes(viewer.gradeId) || limit.validVipGrades.includes(viewer.vipGradeId)))
