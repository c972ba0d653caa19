import { z } from 'zod'
import { call } from '../call'
import { listOf, wireInt, wireShopId, wireText } from '../fields'

const tags = ['未开启的功能']
const auth = 'member'

const gift = z.object({ is_open: z.literal('false'), ad_pic: z.literal(''), ad_title: z.literal('') })
const bookings = (path: `/${string}`, summary: string) =>
  call('GET', path, summary, { tags, auth })
    .input(z.object({ page: wireInt(1, 1_000_000).optional(), status: wireText(20).optional() }))
    .output(listOf(z.unknown()))

const byId = z.object({ id: wireText(20) })
const none = z.tuple([])
const agreement = z.object({ type: z.string(), title: z.literal(''), content: z.literal('') })
/** A single record of a feature that is off: an empty list, as ECShopX answers. */
const nothing = (path: `/${string}`, summary: string, input: z.ZodObject = z.object({})) =>
  call('GET', path, summary, { tags, auth }).input(input).output(none)
/** An action that this mall does not offer; the answer is a refusal. */
const refused = (
  method: 'GET' | 'POST',
  path: `/${string}`,
  summary: string,
  input: z.ZodObject = z.object({}),
) =>
  call(method, path, summary, { tags, auth })
    .input(input)
    .output(z.object({ status: z.literal(true) }))

/**
 * Subjects of ECShopX that this mall does not have. Clients ask for them without need, and a refusal leaves their page
 * blank, so they are answered as switched off in the shape that clients read (contract clients F8, contract clients
 * F20).
 */
export const switchedOffContract = {
  /** Whether a member works in a shop. */
  shopStaff: call('GET', '/distributor/bind/checkout', '是否绑定店务', { tags, auth })
    .input(z.object({}))
    .output(z.object({ result: z.object({}), status: z.literal(false) })),

  /**
   * Shops that only their own members may enter: there are none, so every visitor may enter all shops (contract member
   * §11.4).
   */
  shopAdmits: call('GET', '/distributor/checkUserInWhite', '是否在店铺白名单', { tags })
    .input(z.object({ distributor_id: wireShopId().optional() }))
    .output(z.object({ status: z.literal(true) })),
  shopsOfMember: nothing('/distributor/whitelistByMember', '白名单店铺'),

  /** Members who promote the mall: there are none (contract clients F31). */
  promoter: call('GET', '/promoter/info', '推广员信息', { tags })
    .input(z.object({ user_id: wireText(20).optional() }))
    .output(z.object({ is_promoter: z.literal(false), shop_name: z.literal(''), shop_pic: z.literal('') })),

  /** A text above the cart. */
  cartReminder: call('GET', '/cartremind/setting', '购物车提醒', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ is_open: z.literal(false), remind_content: z.literal('') })),

  /** Pictures that invite a guest to register. */
  registerGifts: call('GET', '/promotion/register', '注册促销', { tags, kept: {} })
    .input(z.object({ register_type: wireText(20).optional() }))
    .output(z.object({ general: gift, membercard: gift })),

  /** Service cards (contract member §9.5). */
  serviceCards: bookings('/rights', '权益卡'),
  serviceCardLog: bookings('/rightsLogs', '权益卡核销记录'),
  serviceCard: nothing('/rights/{id}', '权益卡详情', byId),
  serviceCode: refused('GET', '/rightscode/{id}', '权益卡核销码', byId),

  /** Booking of events (contract member §15). */
  booking: nothing('/registrationActivity', '活动预约详情'),
  bookingRecord: nothing('/registrationRecordInfo', '预约记录详情'),
  book: refused('POST', '/registrationSubmit', '提交预约'),
  join: refused('POST', '/joinActivity', '参加活动'),
  cancelBooking: refused('POST', '/cancelRecord', '取消预约'),

  /** Terms for sales people of shops (contract member §12). */
  salesTerms: call('GET', '/shops/protocolsaleman', '导购协议', { tags })
    .input(z.object({}))
    .output(z.object({ salesman_service: agreement, salesman_privacy: agreement })),

  bookings: bookings('/registrationActivityList', '活动预约'),
  bookingRecords: bookings('/registrationRecordList', '预约记录'),
}
