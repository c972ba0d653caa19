import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { findGoodsOfSku } from '@/lib/server/catalogue/goods-lookup/find-goods-of-sku'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { getReview } from './get-review'
import { listOwnReviews } from './list-own-reviews'
import { listReplies } from './list-replies'
import { listReviews } from './list-reviews'
import { countReviewPraise, listPraiseStates, toggleReviewPraise } from './praise-review'
import { replyToReview } from './reply-to-review'
import { wireReview } from './wire'

const routes = os.review

export const reviewRoutes = {
  list: routes.list.handler(async ({ input, context }) => {
    if (input.item_id === undefined) throw new MallError(goodsMessages.goodsIdInvalid, { status: 400 })
    const { db } = context.mall
    // A product that does not exist has an empty list; other servers omit the list (contract goods §19).
    const goodsId = (await findGoodsOfSku(db, input.item_id, context.viewer))?.goodsId ?? 0
    const filter = {
      goodsId,
      orderType: input.order_type ?? 'normal',
      level: input.level,
      withPictures: input.has_pic ?? false,
    }
    const found = await listReviews(db, filter, input, context.viewer?.userId ?? 0)
    return { ...wireList(found), rate_statistics: found.statistics }
  }),

  mine: routes.mine.handler(async ({ input, context }) =>
    wireList(await listOwnReviews(context.mall.db, memberOf(context).userId, input)),
  ),

  detail: routes.detail.handler(async ({ input, context }) =>
    wireReview(await getReview(context.mall.db, input.rate_id, context.viewer), context.viewer?.userId ?? 0),
  ),

  replies: routes.replies.handler(async ({ input, context }) =>
    wireList(await listReplies(context.mall.db, input.rate_id, input, context.viewer)),
  ),

  reply: routes.reply.handler(({ input, context }) =>
    replyToReview(context.mall, memberOf(context), {
      rateId: input.rate_id,
      content: input.content,
      anonymous: input.anonymous ?? false,
    }),
  ),

  praise: routes.praise.handler(({ input, context }) =>
    toggleReviewPraise(context.mall, memberOf(context), input.rate_id),
  ),

  countPraise: routes.countPraise.handler(async ({ input, context }) => ({
    count: await countReviewPraise(context.mall.db, input.rate_id, context.viewer),
  })),

  checkPraise: routes.checkPraise.handler(async ({ input, context }) => {
    const [state] = await listPraiseStates(context.mall.db, memberOf(context), [input.rate_id])
    return { status: state?.status ?? false }
  }),

  praised: routes.praised.handler(async ({ input, context }) => {
    const states = await listPraiseStates(context.mall.db, memberOf(context), input.rate_ids)
    return {
      list: states.map(({ rateId, status, praiseNum }) => ({
        rate_id: rateId,
        status,
        praise_num: praiseNum,
      })),
    }
  }),
}
