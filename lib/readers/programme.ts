import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** The renewal programme with its classes. */
export const getProgramme = cache(() => {
  const { life, tags } = profiles.programme
  return cached({ life, tags: tags() }, ['programme'], () => mallApi.programme.subsidies({}))
})
