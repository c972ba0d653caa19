import 'server-only'
import { cache } from 'react'
import { env } from '@/lib/server/env'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { serverApi } from './server-api'

/** Picture and words of the sign-in pages. */
export const readAuthPage = cache(() => {
  const { life, tags } = profiles.frame
  return cached({ life, tags: tags() }, ['auth-page'], () => serverApi.shop.setting({}))
})

/** Whether visitors may be told the accounts of the demo mall. */
export const isDemoMall = (): boolean => !process.env.MALL_API_URL && env().demo
