import 'server-only'
import type { ProfileField } from '@/lib/contract/member'
import { nullIfNotFound } from './null-if-not-found'
import { mallApi } from './mall-api'

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
export async function getAuthPictures(host: string): Promise<AuthPictures> {
  const setting = await nullIfNotFound(mallApi.shop.setting(hostPattern.test(host) ? { domain: host } : {}))
  return { logo: setting?.logo || '', background: setting?.background || '' }
}

/** What a new member is asked for beside number and password: the open fields. Read anew, because the page is. */
export async function listProfileFields(): Promise<ProfileField[]> {
  const fields = await mallApi.member.setting({ is_edite_page: true })
  return Object.values(fields).filter(({ key, is_open }) => is_open && key !== 'mobile')
}
