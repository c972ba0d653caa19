import 'server-only'
import * as requestMessages from '@/lib/domain/messages/request'
import { barCodeUrl } from '@/lib/server/ground/adapters/bar-code'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'
import { exchangeCoupon, handOutProduct } from './exchange-coupon'
import { getKeptProduct } from './get-kept-product'

const routes = os.couponExchange

/** Most attempts to hand a product out, per member and address: shops' numbers are short. */
const attempts = { max: 10, window: 600, message: requestMessages.tooManyRequests }

export const couponExchangeRoutes = {
  exchange: routes.exchange.handler(async ({ input, context }) => {
    const { user_card_id: couponId, item_id: itemId, distributor_id: shopId } = input
    await exchangeCoupon(context.mall, memberOf(context).userId, { couponId, itemId, shopId })
    return { status: true }
  }),

  info: routes.info.handler(async ({ input, context }) => {
    const kept = await getKeptProduct(context.mall.db, memberOf(context).userId, input.user_card_id)
    return {
      distributor_info: kept.shop,
      code: kept.code,
      barcode_url: barCodeUrl(kept.code),
      qrcode_url: qrCodeUrl(kept.code),
      item_info: { item_id: kept.itemId, item_name: kept.itemName, pic: kept.pic },
      locked_until: kept.lockedUntil,
    }
  }),

  consume: routes.consume.handler(async ({ input, context }) => {
    await handOutProduct(context.mall, memberOf(context).userId, input.code, null)
    return { status: true }
  }),

  useInShop: routes.useInShop.handler(async ({ input, context }) => {
    const { mall, ip } = context
    const { userId } = memberOf(context)
    await takeHit(mall.db, `exchange:${userId}:${ip ? addressBlock(ip) : ''}`, attempts, mall.now())
    await handOutProduct(mall, userId, input.code, { shopId: input.shop_id, verifyCode: input.verify_code })
    return { status: true }
  }),
}
