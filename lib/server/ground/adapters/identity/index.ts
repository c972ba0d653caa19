import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { embeddedIdentity } from './embedded'
import type { IdentityProvider } from './provider'

const providers: Record<Mall['env']['identity'], IdentityProvider | null> = {
  embedded: embeddedIdentity,
  none: null,
}

/** The service that `MALL_IDENTITY` selects; null in a mall without verification. */
export const identityProvider = ({ env }: Mall): IdentityProvider | null => providers[env.identity]
