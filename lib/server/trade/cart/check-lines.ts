import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { setChecked } from './sql'

/**
 * Checks or unchecks the member's lines with these ids; other ids are ignored.
 * @param now epoch seconds
 * @returns the number of lines found
 */
export async function checkLines(
  db: Queries,
  userId: number,
  cartIds: number[],
  checked: boolean,
  now: number,
): Promise<number> {
  return (await db.run(setChecked, [userId, cartIds, checked, now])).length
}
