import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { createReviews } from './create-reviews'

export const orderReviewRoutes = {
  create: os.review.create.handler(async ({ input, context }) => {
    const { order_id: orderId, anonymous = false, rates } = input
    const reviews = rates.map(({ item_id: itemId, ...rest }) => ({ itemId, ...rest }))
    return (
      (await createReviews(context.mall, memberOf(context).userId, { orderId, anonymous, reviews })) ?? {
        status: 0 as const,
      }
    )
  }),
}
