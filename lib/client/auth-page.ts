import 'server-only'
import type { ProfileField } from '@/lib/contract/member'
import { orNull } from './or-null'
import { serverApi } from './server-api'

/** Logo and background of the sign-in pages; empty where the mall has none of its own. */
export interface AuthPictures {
  logo: string
  background: string
}

/** What may stand in a Host header: a name or an address, and a port. */
const hostPattern = /^[\w.:[\]-]{1,255}$/

/**
 * The pictures of the sign-in pages at this host (spec 1 §7, `shops/setting` with `domain`). Not kept: the visitor
 * writes the host, and could fill a store with names of his own. A mall that refuses has no pictures; older back ends
 * say so with an empty list.
 */
export async function readAuthPictures(host: string): Promise<AuthPictures> {
  const setting = await orNull(serverApi.shop.setting(hostPattern.test(host) ? { domain: host } : {}))
  return { logo: setting?.logo || '', background: setting?.background || '' }
}

/** What a new member is asked for beside number and password: the open fields. Read anew, because the page is. */
export async function readProfileFields(): Promise<ProfileField[]> {
  const fields = await serverApi.member.setting({ is_edite_page: true })
  return Object.values(fields).filter(({ key, is_open }) => is_open && key !== 'mobile')
}
