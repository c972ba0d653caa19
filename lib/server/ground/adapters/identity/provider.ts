import 'server-only'
import type { IdentityClaim } from '@/lib/domain/person/identity'
import type { Mall } from '@/lib/server/ground/mall'

/** A service that knows which name belongs to an id number. Never called inside a transaction. */
export interface IdentityProvider {
  /**
   * Whether the service confirms a claim in the correct format.
   * @throws when the service does not answer; the member may try again
   */
  confirms(mall: Mall, claim: IdentityClaim): Promise<boolean>
}
