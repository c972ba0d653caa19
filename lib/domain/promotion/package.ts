import * as goodsMessages from '../messages/goods'
import { marketingStatus, type Joiner } from './marketing'
import { allowsGrade, type GradeLimit } from './range'

/** A SKU of a package with its price in it, in cents. */
export interface PackageMember {
  itemId: number
  goodsId: number
  price: number
  /** A SKU of the main product, which every purchase contains. */
  isMain: boolean
}

/** A package (组合) with all SKUs that it may consist of; times in epoch seconds. */
export interface Package extends GradeLimit {
  packageId: number
  packageName: string
  distributorId: number
  startTime: number
  endTime: number
  disabled: boolean
  members: readonly PackageMember[]
}

/** The label of packages on lines. */
export const packageTag = '组合'

/** The message when a buyer named no SKU beside the main one, or one that the package does not have. */
export const choosePackageItems = '请选择组合商品'

/** How a package is priced (contract trade §3.1); coupons apply to it as to other lines. */
export const packageTerms = '套装按套装价结算，不参与国补、会员价、满减和满折，可用优惠券'

/**
 * The SKUs of a purchase of a package, the main one first: one of the main product, and one of each of some others
 * (contract trade §2.1).
 * @param itemIds the SKUs beside the main one
 * @returns the members, or the message why they cannot be bought together
 */
export function choosePackage(
  offered: Package | null,
  mainItemId: number,
  itemIds: readonly number[],
  joiner: Joiner,
  now: number,
): { members: PackageMember[] } | { problem: string } {
  if (itemIds.length === 0) return { problem: choosePackageItems }
  if (!offered || offered.disabled || marketingStatus(offered, now) !== 'ongoing')
    return { problem: goodsMessages.activityOver }
  if (!allowsGrade(offered, joiner)) return { problem: goodsMessages.activityNotForGrade }
  const memberOf = new Map(offered.members.map((member) => [member.itemId, member]))
  const main = memberOf.get(mainItemId)
  if (!main?.isMain) return { problem: goodsMessages.activityNotForGoods }
  const others = itemIds.flatMap((itemId) => memberOf.get(itemId) ?? [])
  const products = new Set(others.map(({ goodsId }) => goodsId))
  if (others.some(({ isMain }) => isMain) || products.size !== itemIds.length)
    return { problem: choosePackageItems }
  return { members: [main, ...others] }
}
