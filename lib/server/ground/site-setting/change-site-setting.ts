import 'server-only'
import type { SiteSettingKey, SiteSettings } from '@/lib/domain/content/site'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { json, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'

const lockSetting = statement(
  'mall_setting_lock',
  `insert into settings (key, value, updated) values ($1, $2::jsonb, $3)
   on conflict (key) do update set value = settings.value returning value`,
  { value: json<unknown>() },
)
const writeSetting = statement(
  'mall_setting_write',
  'update settings set value = $2::jsonb, updated = $3 where key = $1',
)

/**
 * Changes some fields of a setting, with an audit row.
 * @param drops the tags of the pages that show it; without them all pages, because all of them show settings
 */
export async function changeSiteSetting<K extends SiteSettingKey>(
  mall: Mall,
  actor: Actor,
  key: K,
  fallback: SiteSettings[K],
  change: Partial<SiteSettings[K]>,
  drops: readonly string[] = eventTags.siteChanged(),
): Promise<SiteSettings[K]> {
  const now = mall.now()
  const next = await mall.db.transaction(async (tx) => {
    const [row] = await tx.run(lockSetting, [key, JSON.stringify(fallback), now])
    const stored = row?.value as SiteSettings[K]
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    const after = { ...stored, ...Object.fromEntries(given) }
    await tx.run(writeSetting, [key, JSON.stringify(after), now])
    const names = given.map(([name]) => name)
    const before = Object.fromEntries(
      names.map((name) => [name, (stored as unknown as Record<string, unknown>)[name]]),
    )
    await recordAudit(
      tx,
      {
        actor,
        event: 'storeSettings',
        subject: 'setting',
        subjectId: key,
        before,
        after: Object.fromEntries(given),
      },
      now,
    )
    return after
  })
  await mall.invalidate(drops)
  return next
}
