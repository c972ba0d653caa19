import { z } from 'zod'
import { call } from './call'

/**
 * Calls of the legacy gateway that need no action here: gifts are added automatically, and the order preview contains the
 * points deduction. Old clients continue after an empty success (contract trade §16).
 * Their key in the contract, `older`, is part of their operation ids in the OpenAPI document.
 */
const accepted = (name: string, summary: string) =>
  call('GET', `/${name}`, summary, { tags: ['旧接口'], auth: 'member', legacyName: name })
    .input(z.object({}))
    .output(z.object({}))

export const legacyCallsContract = {
  addGift: accepted('cart.addGift', '选择赠品'),
  userPoint: accepted('cart.user.point', '积分抵扣'),
}
