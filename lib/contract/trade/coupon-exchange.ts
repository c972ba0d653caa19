import { z } from 'zod'
import * as couponMessages from '@/lib/domain/messages/coupon'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { seconds, wireId, wireText } from '../fields'

const tags = ['优惠券']
const auth = 'member'
const done = z.object({ status: z.literal(true) })
const wrongCoupon = '核销卡券失败,提交卡券信息有误.'

/** Exchange coupons: a shop keeps a product until its owner collects it (contract member §7.6, contract member §17). */
export const couponExchangeContract = {
  exchange: call('POST', '/user/exchangeCard', '兑换券兑换', { tags, auth })
    .input(
      z.object({
        user_card_id: wireId(requestMessages.parametersInvalid),
        item_id: wireId(requestMessages.parametersInvalid),
        distributor_id: wireId(requestMessages.parametersInvalid),
      }),
    )
    .output(done),

  /** The kept product and its shop; `code` is shown to the shop. */
  info: call('GET', '/user/exchangeCardInfo', '兑换券信息', { tags, auth })
    .input(z.object({ user_card_id: wireId(couponMessages.voucherCouponMissing) }))
    .output(
      z.object({
        distributor_info: z.object({
          distributor_id: z.int(),
          name: z.string(),
          logo: z.string(),
          hour: z.string(),
          phone: z.string(),
          lng: z.string(),
          lat: z.string(),
          province: z.string(),
          city: z.string(),
          area: z.string(),
          address: z.string(),
        }),
        code: z.string(),
        barcode_url: z.string(),
        qrcode_url: z.string(),
        /** Our own fields. */
        item_info: z.object({ item_id: z.int(), item_name: z.string(), pic: z.string() }),
        locked_until: seconds,
      }),
    ),

  /** The owner confirms at the counter that the product was handed out. */
  consume: call('GET', '/user/consumCard', '核销优惠券', {
    tags,
    auth,
    writes: true,
    also: [{ method: 'POST', path: '/user/consumCard' }],
  })
    .input(z.object({ code: wireText(40, wrongCoupon, wrongCoupon).min(1, wrongCoupon) }))
    .output(done),

  /** The same in the shop, with the shop's number. */
  useInShop: call('GET', '/user/usedCard', '使用优惠券', { tags, auth, writes: true })
    .input(
      z.object({
        code: wireText(40, wrongCoupon, wrongCoupon).min(1, wrongCoupon),
        shop_id: wireId(wrongCoupon),
        verify_code: wireText(40).optional().default(''),
        remark_amount: wireText(20).optional(),
      }),
    )
    .output(done),
}
