import 'server-only'
import type { Actor } from '@/lib/domain/actor'
import type { SiteSettingKey, SiteSettings, Tdk } from '@/lib/domain/site'
import { recordAudit } from '@/lib/server/audit/record-audit'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { json, statement } from '@/lib/server/db/statement'
import { wireLoginPage } from './wire'
import { readSetting } from '@/lib/server/settings'
import { defaultSite } from '@/lib/server/site/default-site'
import { eventTags } from '@/lib/web/cache-tags'
import { checkUrls, ownPaths } from '@/lib/server/stored-urls'

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

/** The pages whose search texts are settings; a designed page has its own. */
export type TdkPage = 'home' | 'goods' | 'list'

const emptyTdk: Tdk = { title: '', mate_description: '', mate_keywords: '' }

/** Changes some fields of a setting, with an audit row; drops every page, because all of them show settings. */
export async function changeSetting<K extends SiteSettingKey>(
  mall: Mall,
  actor: Actor,
  key: K,
  fallback: SiteSettings[K],
  change: Partial<SiteSettings[K]>,
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
    const entry = { subject: 'setting', subjectId: key, before, after: Object.fromEntries(given) }
    await recordAudit(tx, { actor, event: 'storeSettings', ...entry }, now)
    return after
  })
  await mall.invalidate(eventTags.siteChanged())
  return next
}

/** The search texts of a page; of products and lists as templates of tokens (contract goods §6). */
export const readTdk = (db: Queries, page: TdkPage): Promise<Tdk> => readSetting(db, `tdk.${page}`, emptyTdk)

/** Stores the search texts of a page. */
export const storeTdk = (mall: Mall, actor: Actor, page: TdkPage, texts: Tdk): Promise<Tdk> =>
  changeSetting(mall, actor, `tdk.${page}`, emptyTdk, texts)

/**
 * Stores the pictures of the sign-in pages (contract goods §9.1).
 * @throws MallError 链接地址不合法
 */
export async function storeLoginPage(
  mall: Mall,
  actor: Actor,
  pictures: { logo?: string | undefined; background?: string | undefined },
) {
  const paths = ownPaths(pictures, mall.env.publicUrl)
  checkUrls(paths.logo, 'logo')
  checkUrls(paths.background, 'image')
  return wireLoginPage(
    await changeSetting(mall, actor, 'shop', defaultSite, {
      ...(paths.logo === undefined ? {} : { logo: paths.logo }),
      ...(paths.background === undefined ? {} : { background: paths.background }),
    }),
  )
}
