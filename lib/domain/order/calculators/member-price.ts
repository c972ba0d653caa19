import { discountRate, yuanText } from '../../money'
import { memberPriceOf } from '../../price'
import { normalLines, discountLine, type Calculator } from '../bill'

/** 会员价 for lines without an activity price (contract trade §3.2). */
export const applyMemberPrice: Calculator = (bill, { viewer }) => {
  if (!viewer) return
  for (const line of normalLines(bill)) {
    const { price, gradePrices } = line.sku
    const memberPrice = line.isLastPrice ? undefined : memberPriceOf(price, viewer, gradePrices)
    if (memberPrice === undefined) continue
    const isVip = viewer.vipGradeId > 0
    const fixedPrice = (isVip ? gradePrices.vip : null) ?? gradePrices.normal
    line.memberPrice = memberPrice
    line.memberDiscount = (price - memberPrice) * line.num
    discountLine(line, {
      id: isVip ? viewer.vipGradeId : viewer.gradeId,
      type: 'member_price',
      info: '会员价',
      rule:
        fixedPrice === null
          ? `会员折扣优惠${discountRate(isVip ? viewer.vipDiscount : viewer.gradeDiscount)}折`
          : `会员价直减${yuanText(price - memberPrice)}`,
      discountFee: line.memberDiscount,
    })
  }
}
