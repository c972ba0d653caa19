import 'server-only'
import type { DeskNavigation } from '@/lib/contract/operator/content/navigation'
import type { SiteSettings } from '@/lib/domain/content/site'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, json, nullable, number, statement } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'
import type { Mall } from '@/lib/server/ground/mall'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { editParts } from './edit-parts'
import { emptyFooter } from './empty-footer'

const row = { subject: 'navigation', id: 1 }

const isDesigned = (name: 'header' | 'footer') =>
  `exists (select from pc_template_contents where theme_pc_template_id = 0 and name = '${name}' and params <> '[]')`

const storedNavigation = statement(
  'desk_navigation',
  `select ${versionOf('navigation', '1')} as version,
          (select value from settings where key = 'navigation') as navigation,
          (select value from settings where key = 'footer') as footer,
          ${isDesigned('header')} as "hasHeader", ${isDesigned('footer')} as "hasFooter"`,
  {
    version: number,
    navigation: nullable(json<SiteSettings['navigation']>()),
    footer: nullable(json<SiteSettings['footer']>()),
    hasHeader: boolean,
    hasFooter: boolean,
  },
)

/** Navigation and footer of the built-in frame, with their version. */
export async function getNavigation(db: Queries): Promise<DeskNavigation> {
  const { version, navigation, footer, hasHeader, hasFooter } = only(
    await db.run(storedNavigation, []),
    'the navigation of the mall',
  )
  return {
    version,
    links: navigation?.links ?? [],
    merchant_entry: navigation?.merchantEntry ?? '',
    promises: footer?.promises ?? [],
    columns: footer?.columns ?? [],
    has_designed_header: hasHeader,
    has_designed_footer: hasFooter,
  }
}

type Parts = Pick<DeskNavigation, 'links' | 'merchant_entry' | 'promises' | 'columns'>

const hasAny = (change: object) => Object.values(change).some((value) => value !== undefined)

async function write(mall: Mall, actor: Actor, { links, merchant_entry, promises, columns }: Partial<Parts>) {
  const navigation = { links, merchantEntry: merchant_entry }
  const footer = { promises, columns }
  const given = <T extends object>(change: T) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
  if (hasAny(navigation))
    await changeSiteSetting(mall, actor, 'navigation', { links: [] }, given(navigation) as never)
  if (hasAny(footer)) await changeSiteSetting(mall, actor, 'footer', emptyFooter, given(footer) as never)
}

/** Changes the sent parts, each as a whole. Every page shows them, so all are rendered again. */
export async function changeNavigation(
  mall: Mall,
  actor: Actor,
  {
    version,
    overwrite,
    ...parts
  }: { version: number; overwrite?: string[] | undefined } & {
    [K in keyof Parts]?: Parts[K] | undefined
  },
) {
  const { links, merchant_entry, promises, columns } = parts
  const result = await editParts<Parts>(
    mall,
    actor,
    row,
    { version, overwrite, parts: { links, merchant_entry, promises, columns } },
    { read: ({ db }) => getNavigation(db), write: (joined, changed) => write(joined, actor, changed) },
  )
  return { ...result, navigation: await getNavigation(mall.db) }
}
