import 'server-only'
import type { Section } from '@/lib/contract/content/portable-page'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { portableLink, webPath } from '@/lib/web/portable-link'

/** The menu with the links of the navigation, as `web/menus/id/{id}` has it. */
const navigationMenu = { id: 1 }

const columnOf = (title: string, links: readonly { title: string; href: string }[], origin: string) => ({
  type: 'footer-menu',
  disabled: false as const,
  settings: {
    title,
    column_span: 2,
    menu_items: links.map((link) => ({ label: link.title, url: webPath(portableLink(link.href, origin)) })),
  },
})

/** Header or footer of the web client, from the texts of ours (contract clients F4). */
export async function portableFrame(
  db: Queries,
  part: 'header' | 'footer',
  origin: string,
): Promise<Section[]> {
  if (part === 'header') {
    const settings = { logo_position: 'left', full_width: false, menu: navigationMenu }
    return [{ type: 'header', title: '', disabled: false, settings, blocks: {}, block_order: [] }]
  }
  const footer = await findSetting(db, 'footer')
  if (!footer) return []
  const blocks = Object.fromEntries(
    footer.columns.map(({ title, links }, index) => [`block-${index + 1}`, columnOf(title, links, origin)]),
  )
  return [
    {
      type: 'footer',
      title: '',
      disabled: false,
      settings: { full_width: false },
      blocks,
      block_order: Object.keys(blocks),
    },
  ]
}
