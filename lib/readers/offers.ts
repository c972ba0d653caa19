import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** Which of the services that a mall may have it does have. */
export const getOffers = cache(() => {
  const { life, tags } = profiles.offers
  return cached({ life, tags: tags() }, ['offers'], () => mallApi.site.offers({}))
})
