import 'server-only'
import type { Menu, MenuItem } from '@/lib/contract/menu'
import { MallError } from '@/lib/domain/errors'
import type { SiteLink } from '@/lib/domain/site'
import type { Queries } from '@/lib/server/db/connection'
import { findSetting } from '@/lib/server/settings'

/** A heading with links, or a single link. */
interface Entry {
  title: string
  href?: string
  links?: readonly SiteLink[]
}

/** Menu items of entries. Ids count through headings and their links, beginning with `firstId`. */
function itemsOf(entries: readonly Entry[], firstId = 1): MenuItem[] {
  let id = firstId
  return entries.map(({ title, href = '', links = [] }, sort) => {
    const children = itemsOf(links, id + 1)
    const item: MenuItem = {
      ...{ id, name: title, image_url: '', link_type: 'url', link_value: href, link_extra: {} },
      ...{ sort, children },
    }
    id += 1 + children.length
    return item
  })
}

const menus: { key: string; name: string; read: (db: Queries) => Promise<readonly Entry[] | undefined> }[] = [
  { key: 'navigation', name: '导航', read: async (db) => (await findSetting(db, 'navigation'))?.links },
  { key: 'footer', name: '页脚', read: async (db) => (await findSetting(db, 'footer'))?.columns },
]

/**
 * A menu by its key or its number, built from the links in the settings (contract goods §8.3).
 * @throws MallError 404 菜单不存在, also while the setting does not exist
 */
export async function getMenu(db: Queries, keyOrNumber: string | number): Promise<Menu> {
  const position = menus.findIndex(({ key }, index) => keyOrNumber === key || keyOrNumber === index + 1)
  const found = menus[position]
  const entries = await found?.read(db)
  if (!found || !entries) throw new MallError('菜单不存在', { status: 404 })
  return { id: position + 1, name: found.name, key: found.key, items: itemsOf(entries) }
}
