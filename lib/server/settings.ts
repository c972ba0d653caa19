import 'server-only'
import { statement, type Queries } from './db/connection'

const readValue = statement('setting', 'select value from settings where key = $1')

/** One setting of the mall, or `fallback` while an operator has not written it. */
export async function readSetting<T>(db: Queries, key: string, fallback: T): Promise<T> {
  const [row] = await db.run<{ value: T }>(readValue, [key])
  return row ? row.value : fallback
}
