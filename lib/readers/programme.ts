import 'server-only'
import { cache } from 'react'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { mallApi } from './mall-api'

/** What the renewal programme pays for each class of goods. */
export const getProgramme = cache(() => {
  const { life, tags } = profiles.coupons
  return cached({ life, tags: tags() }, ['programme'], () => mallApi.programme.subsidies({}))
})
