import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, statement } from '@/lib/server/ground/db/statement'

const openAccount = statement(
  'payment_takes_transfers',
  'select exists (select 1 from bank_accounts where is_open) as "isOpen"',
  { isOpen: boolean },
)

/**
 * Whether buyers can pay by bank transfer: an account is open. Without one no order stays open for a transfer (ADR
 * 0103).
 */
export const takesTransfers = async (db: Queries): Promise<boolean> =>
  (await db.run(openAccount, []))[0]?.isOpen === true
