import 'server-only'
import type { Menu } from '@/lib/contract/content/menu'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { wireMenu, type MenuEntry } from './wire'

const menus: {
  key: string
  name: string
  read: (db: Queries) => Promise<readonly MenuEntry[] | undefined>
}[] = [
  { key: 'navigation', name: '导航', read: async (db) => (await findSetting(db, 'navigation'))?.links },
  { key: 'footer', name: '页脚', read: async (db) => (await findSetting(db, 'footer'))?.columns },
]

/**
 * A menu by its key or its number, built from the links in the settings (contract goods §8.3).
 * @throws MallError 404 菜单不存在, also while the setting does not exist
 */
export async function getMenu({ db, env }: Mall, keyOrNumber: string | number): Promise<Menu> {
  const position = menus.findIndex(({ key }, index) => keyOrNumber === key || keyOrNumber === index + 1)
  const found = menus[position]
  const entries = await found?.read(db)
  if (!found || !entries) throw new MallError(contentMessages.menuMissing, { status: 404 })
  return wireMenu({ id: position + 1, name: found.name, key: found.key }, entries, env.publicUrl)
}
