import 'server-only'
import { boolean, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { nextTokensFrom } from './next-tokens-from'

export const accountOfMobile = statement(
  'account_of_mobile',
  'select user_id as "userId" from members where mobile = $1',
  { userId: number },
)

export const lockAccount = statement(
  'account_lock',
  `select starts_with(mobile, 'closed-') as "isErased" from members where user_id = $1 for no key update`,
  { isErased: boolean },
)

/** The columns for a sign-in; `isKnown` when the account signed in from the address $2 after $3. */
const signInFields = `m.user_id as "userId", m.mobile, m.password_hash as "passwordHash", m.role, m.disabled, m.tokens_from as "tokensFrom",
          exists (select from known_addresses k
                   where k.user_id = m.user_id and k.address = $2 and k.seen > $3) as "isKnown"`
const signInColumns = {
  userId: number,
  mobile: text,
  passwordHash: text,
  role: oneOf<'shopper' | 'merchant' | 'operator'>(),
  disabled: boolean,
  /** Epoch seconds; tokens issued earlier are invalid. */
  tokensFrom: number,
  isKnown: boolean,
  /** False for an e-mail address that is not verified yet. */
  isVerified: boolean,
}

/** The account of a mobile number; the placeholder of an e-mail account does not count as one. */
export const accountOfSignIn = statement(
  'account_of_sign_in',
  `select ${signInFields}, true as "isVerified" from members m where m.mobile = $1 and m.mobile not like '10%'`,
  signInColumns,
)

/** The account of an e-mail address in lower case. */
export const accountOfEmailSignIn = statement(
  'account_of_email_sign_in',
  `select ${signInFields}, m.email_verified > 0 as "isVerified" from members m where m.login_email = $1`,
  signInColumns,
)

export const replacePasswordHash = statement(
  'account_rehash',
  'update members set password_hash = $3 where user_id = $1 and password_hash = $2',
)

export const putKnownAddress = statement(
  'known_address_put',
  `insert into known_addresses (user_id, address, seen) values ($1, $2, $3)
   on conflict (user_id, address) do update set seen = excluded.seen`,
)

export const sweepKnownAddresses = statement(
  'known_addresses_sweep',
  'delete from known_addresses where seen <= $1',
)

export const passwordOf = statement(
  'account_password',
  'select password_hash as "passwordHash" from members where user_id = $1',
  { passwordHash: text },
)

/** Replaces the hash $4 at $3 and revokes all tokens. */
export const putPassword = statement(
  'account_password_put',
  `update members set password_hash = $2, updated = $3, tokens_from = ${nextTokensFrom('$3')}
    where user_id = $1 and password_hash = $4
   returning tokens_from as "tokensFrom"`,
  { tokensFrom: number },
)
