import 'server-only'
import { nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The valid identity of member $1. */
export const identityOfMember = statement(
  'identity_of_member',
  `select identity_id as "identityId", person_key as "personKey", masked_name as "maskedName",
          masked_number as "maskedNumber", verified_time as "verifiedTime"
     from identities where user_id = $1 and state = 'verified'`,
  { identityId: number, personKey: text, maskedName: text, maskedNumber: text, verifiedTime: number },
)
export type IdentityRow = RowOf<typeof identityOfMember>

export const insertIdentity = statement(
  'identity_insert',
  `insert into identities (user_id, person_key, sealed_name, sealed_number, masked_name, masked_number, consent_time,
                           verified_time)
   values ($1, $2, $3, $4, $5, $6, $7, $7)
   returning identity_id as "identityId", person_key as "personKey", masked_name as "maskedName",
             masked_number as "maskedNumber", verified_time as "verifiedTime"`,
  { identityId: number, personKey: text, maskedName: text, maskedNumber: text, verifiedTime: number },
)

/** `lifted`: it was void; member and person may verify again. */
export type IdentityState = 'verified' | 'void' | 'lifted'

/** Whether a void identity prevents member $1 or person $2 from verifying. */
export const voidIdentityOf = statement(
  'identity_void_of',
  `select 1 as found from identities where (user_id = $1 or person_key = $2) and state = 'void' limit 1`,
  { found: number },
)

const personFields = `
  i.identity_id as "identityId", i.user_id as "userId", i.masked_name as "maskedName",
  i.masked_number as "maskedNumber", i.state, i.verified_time as "verifiedTime", i.void_time as "voidTime",
  i.void_reason as "voidReason"`
const personColumns = {
  identityId: number,
  userId: number,
  maskedName: text,
  maskedNumber: text,
  state: oneOf<IdentityState>(),
  verifiedTime: number,
  voidTime: nullable(number),
  voidReason: text,
}

/** Identity $1, locked. */
export const lockIdentity = statement(
  'identity_lock',
  `select ${personFields} from identities i where i.identity_id = $1 for update`,
  personColumns,
)

/** Voids identity $1 at time $3 for reason $2. */
export const voidIdentity = statement(
  'identity_void',
  `update identities i set state = 'void', void_time = $3, void_reason = $2 where i.identity_id = $1
   returning ${personFields}`,
  personColumns,
)

/** Lifts the void of identity $1. */
export const liftIdentity = statement(
  'identity_lift',
  `update identities i set state = 'lifted' where i.identity_id = $1 returning ${personFields}`,
  personColumns,
)
export type PersonRow = RowOf<typeof voidIdentity>
