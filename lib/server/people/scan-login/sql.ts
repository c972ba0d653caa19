import 'server-only'
import { boolean, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

export type ScanStatus = 'waiting' | 'scanned' | 'granted' | 'refused' | 'used'

export const addScanLogin = statement(
  'scan_login_add',
  'insert into scan_logins (token, expires) values ($1, $2)',
)

/** Assigns a waiting code to the first member who scans it before $3; repeatable for the same member. */
export const markScanned = statement(
  'scan_login_scan',
  `update scan_logins set status = 'scanned', user_id = $2
    where token = $1 and expires > $3 and (status = 'waiting' or status = 'scanned' and user_id = $2)
   returning token`,
  { token: text },
)

/** The answer of the member who scanned the code. */
export const answerScan = statement(
  'scan_login_answer',
  `update scan_logins set status = $3
    where token = $1 and user_id = $2 and status = 'scanned' and expires > $4
   returning token`,
  { token: text },
)

/**
 * Takes a granted sign-in, once, with the account that granted it; no account when all its tokens were revoked since
 * the code was made at $3.
 */
export const takeGranted = statement(
  'scan_login_take',
  `with taken as (update scan_logins set status = 'used' where token = $1 and status = 'granted' and expires > $2 returning user_id)
   select m.user_id as "userId", m.mobile, m.role, m.disabled, m.tokens_from as "tokensFrom"
     from taken t join members m on m.user_id = t.user_id and m.tokens_from <= $3`,
  {
    userId: number,
    mobile: text,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    disabled: boolean,
    tokensFrom: number,
  },
)

export const scanLogin = statement(
  'scan_login',
  'select status, expires, user_id as "userId" from scan_logins where token = $1',
  { status: oneOf<ScanStatus>(), expires: number, userId: nullable(number) },
)

export const sweepScanLogins = statement('scan_logins_sweep', 'delete from scan_logins where expires <= $1')
