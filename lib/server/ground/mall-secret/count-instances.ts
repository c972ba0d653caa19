import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { runningInstances } from './sql'

/** How many instances of the mall are connected to this database of PostgreSQL. */
export const countInstances = async (db: Queries): Promise<number> =>
  only(await db.run(runningInstances, []), 'the number of instances').instances
