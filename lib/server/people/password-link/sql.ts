import 'server-only'
import { boolean, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'

/** The newest link of an account replaces the one before. */
export const putPasswordLink = statement(
  'password_link_put',
  `insert into password_links (user_id, digest, expires, used, made_by) values ($1, $2, $3, 0, $4)
   on conflict (user_id) do update
     set digest = excluded.digest, expires = excluded.expires, used = 0, made_by = excluded.made_by`,
)

/** Ends the open links for account $1, and those that the person $1 made for others. */
export const endPasswordLinks = statement(
  'password_link_end',
  'delete from password_links where used = 0 and (user_id = $1 or made_by = $1)',
)

export const passwordLink = statement(
  'password_link',
  `select l.user_id as "userId", l.expires, l.used, m.mobile, m.role, m.disabled
     from password_links l join members m on m.user_id = l.user_id
    where l.digest = $1`,
  {
    userId: number,
    expires: number,
    /** 0 for an unused link. */
    used: number,
    mobile: text,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    disabled: boolean,
  },
)

/**
 * Uses the link $1 at $2. No row when it was used or replaced in between: of two concurrent requests the second waits
 * and finds it used.
 */
export const usePasswordLink = statement(
  'password_link_use',
  `update password_links set used = $2 where digest = $1 and used = 0 and expires > $2 returning user_id as "userId"`,
  { userId: number },
)

/** A password for account $1, without checking the former one; revokes all tokens at $3. */
export const setLinkedPassword = statement(
  'password_link_set_password',
  `update members set password_hash = $2, updated = $3::bigint, tokens_from = ${nextTokensFrom('$3')}
    where user_id = $1 and not disabled returning user_id as "userId"`,
  { userId: number },
)

export const sweepPasswordLinks = statement(
  'password_links_sweep',
  'delete from password_links where expires <= $1',
)
