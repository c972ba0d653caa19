import 'server-only'
import { cache } from 'react'
import type { ProfileField } from '@/lib/contract/member'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { serverApi } from './server-api'

/** Picture and words of the sign-in pages. */
export const readAuthPage = cache(() => {
  const { life, tags } = profiles.frame
  return cached({ life, tags: tags() }, ['auth-page'], () => serverApi.shop.setting({}))
})

/** What a new member is asked for beside number and password: the open fields. Read anew, because the page is. */
export async function readProfileFields(): Promise<ProfileField[]> {
  const fields = await serverApi.member.setting({ is_edite_page: true })
  return Object.values(fields).filter(({ key, is_open }) => is_open && key !== 'mobile')
}
