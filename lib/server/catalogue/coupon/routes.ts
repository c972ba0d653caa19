import 'server-only'
import { allCouponsPageSize } from '@/lib/domain/coupon/terms'
import { MallError } from '@/lib/domain/errors'
import { barCodeUrl } from '@/lib/server/ground/adapters/bar-code'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { yuan } from '@/lib/server/ground/wire/currency'
import { claimCard } from './claim-card'
import { getCard, getOwnCard } from './get-card'
import { listCards } from './list-cards'
import { listUserCards } from './list-user-cards'
import { removeOwnCard } from './remove-own-card'
import { wireShopCoupon } from './wire'

export const couponRoutes = {
  cards: os.coupon.cards.handler(async ({ input, context: { mall, viewer } }) => {
    const { list, total } = await listCards(
      mall.db,
      viewer,
      mall.now(),
      {
        distributorId: input.distributor_id === 'all' ? undefined : input.distributor_id,
        itemIds: input.item_id ?? [],
        cardIds: input.card_id ?? [],
        cardType: input.card_type || undefined,
      },
      { page: input.page_no, size: input.page_size },
    )
    return { ...wireList({ list, total }), pagers: { total } }
  }),

  ofShop: os.coupon.ofShop.handler(async ({ input, context: { mall, viewer } }) => {
    const filter = { distributorId: input.shop_id, itemIds: [], cardIds: [] }
    const { list } = await listCards(mall.db, viewer, mall.now(), filter, {
      page: 1,
      size: allCouponsPageSize,
    })
    return { shopCouponList: list.map(wireShopCoupon) }
  }),

  receive: os.coupon.receive.handler(async ({ input, context }) => {
    const claimed = await claimCard(context.mall, memberOf(context), input.card_id)
    return {
      status: {
        code: claimed.code,
        card_id: claimed.cardId,
        total_lastget_num: claimed.totalLeft,
        lastget_num: claimed.ownLeft,
      },
    }
  }),

  own: os.coupon.own.handler(async ({ input, context }) => {
    const card = await getOwnCard(context.mall, memberOf(context).userId, {
      code: input.code,
      cardId: input.card_id,
    })
    const code = { code: card.code, barcode_url: barCodeUrl(card.code), qrcode_url: qrCodeUrl(card.code) }
    return { detail: card, card_info: card, shop_list: [] as [], card_code: code }
  }),

  remove: os.coupon.remove.handler(async ({ input, context }) => {
    await removeOwnCard(context.mall, memberOf(context).userId, input)
    return { status: true as const }
  }),

  card: os.coupon.card.handler(({ input, context: { mall, viewer } }) =>
    getCard(mall, viewer, input.card_id),
  ),

  plain: os.coupon.plain.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const page = { page: input.page_no, size: input.page_size }
    const { list, total_count: total } = await listUserCards(db, memberOf(context).userId, now(), {
      status: 1,
      ...page,
    })
    return { list, count: total, total_count: total }
  }),

  use: os.coupon.use.handler(async ({ input, context }) => {
    const card = await getOwnCard(context.mall, memberOf(context).userId, { code: input.coupon_code })
    if (!card.valid) throw new MallError(`优惠券${card.invalid_desc}`)
    return { coupon_code: card.code, card_id: card.card_id }
  }),

  cancelUse: os.coupon.cancelUse.handler(() => ({})),

  mine: os.coupon.mine.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const answer = await listUserCards(db, memberOf(context).userId, now(), {
      status: input.status === 2 ? 2 : input.status === 3 ? 3 : 1,
      cardType: input.card_type || undefined,
      page: input.page,
      size: input.pageSize ?? input.page_size ?? 20,
    })
    return { ...answer, cur: yuan }
  }),
}
