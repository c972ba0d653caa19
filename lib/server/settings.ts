import 'server-only'
import type { SiteSettingKey, SiteSettings } from '@/lib/domain/site'
import type { Queries } from './db/connection'
import { statement } from './db/statement'

const readValue = statement('setting', 'select value from settings where key = $1')

/** One setting of the mall; null while nobody has written it. */
export async function findSetting<K extends SiteSettingKey>(
  db: Queries,
  key: K,
): Promise<SiteSettings[K] | null> {
  const [row] = await db.run<{ value: SiteSettings[K] }>(readValue, [key])
  return row ? row.value : null
}

/** One setting of the mall, or `fallback` while nobody has written it. */
export async function readSetting<K extends SiteSettingKey>(
  db: Queries,
  key: K,
  fallback: SiteSettings[K],
): Promise<SiteSettings[K]> {
  return (await findSetting(db, key)) ?? fallback
}
