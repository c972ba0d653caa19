import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Bill } from '@/lib/domain/order/bill'
import { pointsMallClosed, pointsMallSetting, type PointsMallSetting } from '@/lib/domain/points-mall'
import type { CheckoutFacts } from '@/lib/server/trade/bill/load-facts'
import { pointRule } from '@/lib/server/ground/trade-setting/trade-settings'
import type { Viewer } from '@/lib/domain/person/viewer'

/** The points mall, where an order may be placed. @throws MallError 积分商城暂未开放 */
export function openPointsMall(facts: Pick<CheckoutFacts, 'pointsMall'>): PointsMallSetting {
  const setting = pointsMallSetting(facts.pointsMall)
  if (!setting.isOpen) throw new MallError(pointsMallClosed)
  return setting
}

/**
 * Refuses an order that costs more points than its buyer has. The preview shows such an order, so that the page can say how
 * many are missing; the statement that places it has a guard of its own.
 * @throws MallError 积分不足, with the mall's name for its points
 */
export function assertPoints(
  facts: Pick<CheckoutFacts, 'point'>,
  viewer: Viewer | null,
  { pointUse }: Pick<Bill, 'pointUse'>,
): void {
  if (viewer && pointUse > viewer.point) throw new MallError(`${pointRule(facts.point).name}不足`)
}
