import { z } from 'zod'
import { call } from './call'
import { listOf, wireInt, wireText } from './fields'

const tags = ['未开启的功能']
const auth = 'member'

const gift = z.object({ is_open: z.literal('false'), ad_pic: z.literal(''), ad_title: z.literal('') })
const bookings = (path: `/${string}`, summary: string) =>
  call('GET', path, summary, { tags, auth })
    .input(z.object({ page: wireInt(1, 1_000_000).optional(), status: wireText(20).optional() }))
    .output(listOf(z.unknown()))

/**
 * Subjects of ECShopX that this mall does not have. Clients ask for them without need, and a refusal leaves their page
 * blank, so they are answered as switched off in the shape that clients read (contract clients F8, contract clients F20).
 */
export const switchedOffContract = {
  /** Whether a member works in a shop. */
  shopStaff: call('GET', '/distributor/bind/checkout', '是否绑定店务', { tags, auth })
    .input(z.object({}))
    .output(z.object({ result: z.object({}), status: z.literal(false) })),

  /** A text above the cart. */
  cartReminder: call('GET', '/cartremind/setting', '购物车提醒', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ is_open: z.literal(false), remind_content: z.literal('') })),

  /** Pictures that invite a guest to register. */
  registerGifts: call('GET', '/promotion/register', '注册促销', { tags, kept: {} })
    .input(z.object({ register_type: wireText(20).optional() }))
    .output(z.object({ general: gift, membercard: gift })),

  bookings: bookings('/registrationActivityList', '活动预约'),
  bookingRecords: bookings('/registrationRecordList', '预约记录'),
}
