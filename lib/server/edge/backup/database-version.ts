import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement } from '@/lib/server/ground/db/statement'

const serverVersion = statement(
  'backup_database_version',
  `select current_setting('server_version_num')::int / 10000 as version`,
  { version: number },
)

/** The version of a database, such as 18: another one cannot read its files. */
export const databaseVersion = async (db: Queries): Promise<number> =>
  only(await db.run(serverVersion, []), 'the version of the database').version
