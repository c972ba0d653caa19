import 'server-only'
import { cache } from 'react'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { serverApi } from './server-api'

/** Picture and words of the sign-in pages. */
export const readAuthPage = cache(() => {
  const { life, tags } = profiles.frame
  return cached({ life, tags: tags() }, ['auth-page'], () => serverApi.shop.setting({}))
})
