import 'server-only'
import type { Menu, MenuItem } from '@/lib/contract/menu'
import { MallError } from '@/lib/domain/errors'
import type { SiteLink } from '@/lib/domain/site'
import type { Queries } from '@/lib/server/db/connection'
import { findSetting } from '@/lib/server/settings'

/** A heading with the links beneath it, or a link alone. */
interface Entry {
  title: string
  href?: string
  links?: readonly SiteLink[]
}

/** Entries as items; `from` is the first id, heads and what stands beneath them counted through. */
function itemsOf(entries: readonly Entry[], from = 1): MenuItem[] {
  let id = from
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
 * A menu by its key or its number, from the links that the mall has stored (contract goods §8.3).
 * @throws MallError 404 菜单不存在, also while nobody has written it
 */
export async function getMenu(db: Queries, wanted: string | number): Promise<Menu> {
  const at = menus.findIndex(({ key }, index) => wanted === key || wanted === index + 1)
  const found = menus[at]
  const entries = await found?.read(db)
  if (!found || !entries) throw new MallError('菜单不存在', { status: 404 })
  return { id: at + 1, name: found.name, key: found.key, items: itemsOf(entries) }
}
