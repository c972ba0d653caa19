import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { tagPage } from './cached'
import { mallApi } from './mall-api'

/** The running seckill with the prices of its products; null when there is none. */
export const getRunningSeckill = cache(async () => {
  const { list } = await mallApi.seckill.list({
    status: 'valid',
    seckill_type: 'normal',
    page: 1,
    pageSize: 1,
  })
  const [activity = null] = list
  const { life, tags } = profiles.seckill
  await tagPage({ life, tags: tags(activity?.items.map(({ goods_id }) => goods_id) ?? []) })
  return activity
})
