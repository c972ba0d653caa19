import 'server-only'
import type { Mall } from '@/lib/server/context'
import { embeddedIdentity } from './embedded'
import type { IdentityProvider } from './provider'

const providers: Record<Mall['env']['identity'], IdentityProvider> = { embedded: embeddedIdentity }

/** The service that `MALL_IDENTITY` selects. */
export const identityProvider = ({ env }: Mall): IdentityProvider => providers[env.identity]
