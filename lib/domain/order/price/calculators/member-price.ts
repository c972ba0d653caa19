import { discountRate, yuanText } from '@/lib/domain/money'
import { memberOffer } from '@/lib/domain/person/viewer-price'
import { normalLines, discountLine, type Calculator } from '../bill'

/** 会员价 for lines without an activity price (contract trade §3.2). */
export const applyMemberPrice: Calculator = (bill, { viewer }) => {
  if (!viewer) return
  for (const line of normalLines(bill)) {
    const { price, gradePrices } = line.sku
    const offer = line.isLastPrice ? null : memberOffer(price, viewer, gradePrices)
    if (!offer) continue
    line.memberPrice = offer.price
    line.memberGradeName = offer.gradeName
    line.memberDiscount = (price - offer.price) * line.num
    discountLine(line, {
      id: offer.isVip ? viewer.vipGradeId : viewer.gradeId,
      type: 'member_price',
      info: '会员价',
      rule:
        offer.percent === null
          ? `会员价直减${yuanText(price - offer.price)}`
          : `会员折扣优惠${discountRate(offer.percent)}折`,
      discountFee: line.memberDiscount,
    })
  }
}
