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

/** Prices of a SKU of a package on the wire, in cents. */
export interface PackagePrices {
  price: number
  /** What the viewer pays for it alone now, without subsidy; other back ends do not tell. */
  alone_price?: number | undefined
  /** What the programme pays for a piece of it that is bought alone; a package gets nothing (`packageTerms`). */
  alone_subsidy?: { class_name: string; fee: number } | undefined
  package_price: number
}

/** A class of the programme with the pieces for which it still pays the viewer; absent for any number. */
export interface ClassPieces {
  class_name: string
  pieces: number
}

/** What SKUs of a package cost in it and when each is bought alone now, in cents. */
export interface PackageComparison {
  price: number
  /** With `subsidy` taken off. */
  alone: number
  /** What the programme pays when they are bought alone. */
  subsidy: number
}

/** Compares a package with its parts: of several parts of one class the programme pays for the best ones. */
export function comparePackage(
  skus: readonly PackagePrices[],
  limits: readonly ClassPieces[] = [],
): PackageComparison {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const subsidies = Map.groupBy(
    skus.flatMap(({ alone_subsidy: subsidy }) => subsidy ?? []),
    ({ class_name: name }) => name,
  )
  const subsidy = sum(
    [...subsidies].flatMap(([name, paid]) => {
      const { pieces = paid.length } = limits.find(({ class_name: limited }) => limited === name) ?? {}
      const fees = paid.map(({ fee }) => fee).toSorted((one, other) => other - one)
      return fees.slice(0, pieces)
    }),
  )
  return {
    price: sum(skus.map(({ package_price: price }) => price)),
    alone: sum(skus.map(({ price, alone_price: alone = price }) => alone)) - subsidy,
    subsidy,
  }
}

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
    return { problem: '活动未开始或已过期' }
  if (!allowsGrade(offered, joiner)) return { problem: '您的会员等级不能参加该活动' }
  const memberOf = new Map(offered.members.map((member) => [member.itemId, member]))
  const main = memberOf.get(mainItemId)
  if (!main?.isMain) return { problem: '活动不适用该商品' }
  const others = itemIds.flatMap((itemId) => memberOf.get(itemId) ?? [])
  const products = new Set(others.map(({ goodsId }) => goodsId))
  if (others.some(({ isMain }) => isMain) || products.size !== itemIds.length)
    return { problem: choosePackageItems }
  return { members: [main, ...others] }
}
