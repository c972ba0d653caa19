import 'server-only'
import { cache } from 'react'
import { reviewPageSize } from '@/lib/domain/review'
import { cached } from './cached'
import { profiles } from '@/lib/web/cache-manifest'
import { mallApi } from './mall-api'

/** The newest reviews of a product and their statistics; invalidated together with its page. */
export const listReviews = cache((goodsId: number) => {
  const { life, tags } = profiles.goods
  return cached({ life, tags: tags(goodsId) }, ['reviews', goodsId], async () => {
    const { list, rate_statistics } = await mallApi.review.list({
      item_id: goodsId,
      page: 1,
      pageSize: reviewPageSize,
    })
    return { list, statistics: rate_statistics }
  })
})
