import 'server-only'
import { cache } from 'react'
import { reviewPageSize } from '@/lib/domain/content/review'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** The newest reviews of a product and their statistics; invalidated together with its page. */
export const listReviews = cache((goodsId: number, orderType: 'normal' | 'pointsmall' = 'normal') => {
  const { life, tags } = profiles.goods
  return cached({ life, tags: tags(goodsId) }, ['reviews', goodsId, orderType], async () => {
    const { list, rate_statistics } = await mallApi.review.list({
      item_id: goodsId,
      order_type: orderType,
      page: 1,
      pageSize: reviewPageSize,
    })
    return { list, statistics: rate_statistics }
  })
})
