import type { PointRule } from '../order/price/bill'
import type { RewardRule } from '../order/reward'

/**
 * The rule about points as HTML, for malls whose operator wrote none: points earned by orders, and points as payment.
 */
export function pointRuleText(rule: PointRule, reward: RewardRule): string {
  const { name } = rule
  const limit = reward.limit === null ? '' : `，每单最多${reward.limit}${name}`
  const earns = reward.isOpen && reward.perYuan > 0
  const texts = [
    ...(earns ? [`订单完成后，商品实付金额每满1元可得${reward.perYuan}${name}${limit}。`] : []),
    ...(rule.isOpen
      ? [
          `下单时${rule.deductPoint}${name}可抵扣1元，最多抵扣商品金额的${rule.proportionLimit}%，运费不可抵扣。`,
        ]
      : []),
    `${name}可在积分商城兑换商品，不能提现或转让。`,
    `取消订单或退款后，已使用的${name}原路退回${earns ? `；因退款不再满足条件的赠送${name}相应扣回` : ''}。`,
  ]
  return texts.map((text) => `<p>${text}</p>`).join('')
}
