import { discountRate, yuanText } from '../../money'
import { memberPriceOf } from '../../price'
import { boughtLines, discountLine, type Calculator } from '../bill'

/** 会员价 for lines without an activity price (contract trade §3.2). */
export const applyMemberPrice: Calculator = (bill, { viewer }) => {
  if (!viewer) return
  for (const line of boughtLines(bill)) {
    const { price, gradePrices } = line.sku
    const own = line.isLastPrice ? undefined : memberPriceOf(price, viewer, gradePrices)
    if (own === undefined) continue
    const isVip = viewer.vipGradeId > 0
    const isFixed = (isVip ? gradePrices.vip : null) ?? gradePrices.normal
    line.memberPrice = own
    line.memberDiscount = (price - own) * line.num
    discountLine(line, {
      id: isVip ? viewer.vipGradeId : viewer.gradeId,
      type: 'member_price',
      info: '会员价',
      rule:
        isFixed === null
          ? `会员折扣优惠${discountRate(isVip ? viewer.vipDiscount : viewer.gradeDiscount)}折`
          : `会员价直减${yuanText(price - own)}`,
      discountFee: line.memberDiscount,
    })
  }
}
