import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** The notices that shoppers see. */
export const listNotices = cache(() => {
  const { life, tags } = profiles.notices
  return cached({ life, tags: tags() }, ['notices'], async () => (await mallApi.site.notices({})).list)
})

/** A notice with its text; null when shoppers do not see it. */
export const getNotice = cache((noticeId: number) => {
  const { life, tags } = profiles.notices
  return cached({ life, tags: tags() }, ['notice', noticeId], () =>
    nullIfNotFound(mallApi.site.notice({ notice_id: noticeId })),
  )
})
