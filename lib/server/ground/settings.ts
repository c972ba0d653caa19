import 'server-only'
import type { SiteSettingKey, SiteSettings } from '@/lib/domain/content/site'
import type { Queries } from './db/connection'
import type { Part } from './db/parts'
import { json, statement } from './db/statement'

const settingByKey = statement('setting_by_key', 'select value from settings where key = $1', {
  value: json<unknown>(),
})

/** A setting of the mall; null when it was never saved. */
export async function findSetting<K extends SiteSettingKey>(
  db: Queries,
  key: K,
): Promise<SiteSettings[K] | null> {
  const [row] = await db.run(settingByKey, [key])
  return row ? (row.value as SiteSettings[K]) : null
}

/** A setting of the mall, or `fallback` when it was never saved. */
export async function readSetting<K extends SiteSettingKey>(
  db: Queries,
  key: K,
  fallback: SiteSettings[K],
): Promise<SiteSettings[K]> {
  return (await findSetting(db, key)) ?? fallback
}

/** The value of a setting as a column of a statement; null when it was never saved. */
export const settingValue = (key: string) => `(select value from settings where key = '${key}')`

/** Settings as a part of another statement; those that were never saved are absent. */
export const settingsIn = <K extends SiteSettingKey>(...keys: K[]): Part<{ [P in K]?: SiteSettings[P] }> => ({
  sql: `(select coalesce(json_object_agg(key, value), '{}') from settings
          where key in (${keys.map((key) => `'${key}'`).join(', ')}))`,
  column: json<{ [P in K]?: SiteSettings[P] }>(),
})
