import { regionsText } from '../../goods/subsidy'
import type { LineSubsidy } from './subsidy-terms'

/**
 * The note about 国补 at a cart line, besides its amount: the reason for no or partial subsidy, else the regions of
 * delivery. Null without a note.
 * @param regions of the programme; none means everywhere
 * @param hasPlace whether `state` compares the regions with an address
 */
export function subsidyNote(
  { className, state, cut, wouldSave }: LineSubsidy,
  regions: readonly string[] = [],
  hasPlace = false,
): string | null {
  if (state === 'ended') return null
  if (state === 'outside') return `国补限${regionsText(regions)}收货，您的默认收货地址不在范围内`
  if (cut?.by === 'budget')
    return cut.paid === 0 ? `${className}的国补名额已用完` : `${className}的国补名额仅剩${cut.paid}件`
  if (cut) {
    const rule = `国补每人限${cut.limit}件${className}`
    if (cut.paid > 0) return `${rule}，此商品${cut.paid}件可享`
    return cut.hasDrawnAll ? `${rule}，您的名额已用完` : `${rule}，名额已用于其他商品`
  }
  return wouldSave > 0 && regions.length > 0 && !hasPlace ? `国补限${regionsText(regions)}收货` : null
}
