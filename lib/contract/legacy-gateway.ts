import { z } from 'zod'
import { call } from './call'

/**
 * Calls of the older gateway that this mall has no use for: gifts join their goods by themselves, the preview of an order
 * says what points pay, and orders are kept. Old clients go on when they get an empty success (contract trade §16).
 */
const accepted = (name: string, summary: string) =>
  call('GET', `/${name}`, summary, { tags: ['旧接口'], auth: 'member', legacyName: name })
    .input(z.object({}))
    .output(z.object({}))

export const legacyGatewayContract = {
  addGift: accepted('cart.addGift', '选择赠品'),
  userPoint: accepted('cart.user.point', '积分抵扣'),
  deleteTrade: accepted('trade.delete', '删除订单'),
}
