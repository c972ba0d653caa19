import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { accountRows, type AccountRow } from './sql'

/** The open accounts to which buyers transfer, the default one first; 50 at most. */
export const listOpenAccounts = (db: Queries): Promise<AccountRow[]> => db.run(accountRows, [false])

/** The same with the closed accounts, for operators. */
export const listAllAccounts = (db: Queries): Promise<AccountRow[]> => db.run(accountRows, [true])
