import 'server-only'
import type { Menu, MenuItem } from '@/lib/contract/content/menu'
import type { ServiceSetting, ShopSetting, SiteLink, Tdk } from '@/lib/domain/content/site'
import { portableLink } from '@/lib/web/portable-link'

/** A heading with links, or a single link. */
export interface MenuEntry {
  title: string
  href?: string
  links?: readonly SiteLink[]
}

/** Menu items of entries. Ids count through headings and their links, beginning with `firstId`. */
function wireItems(entries: readonly MenuEntry[], origin: string, firstId = 1): MenuItem[] {
  let id = firstId
  return entries.map(({ title, href = '', links = [] }, sort) => {
    const children = wireItems(links, origin, id + 1)
    const item: MenuItem = {
      id,
      name: title,
      image_url: '',
      ...portableLink(href, origin),
      link_extra: {},
      sort,
      children,
    }
    id += 1 + children.length
    return item
  })
}

/** A menu of the settings (contract goods §8.3). @param origin MALL_PUBLIC_URL */
export const wireMenu = (
  menu: { id: number; name: string; key: string },
  entries: readonly MenuEntry[],
  origin: string,
): Menu => ({ id: menu.id, name: menu.name, key: menu.key, items: wireItems(entries, origin) })

/** The mall with the titles of the agreements that a new member accepts (contract goods §11). */
export const wireMallInfo = (
  shop: ShopSetting,
  { register, privacy }: Record<'register' | 'privacy', { title: string }>,
) => ({ ...shop, protocol: { member_register: register.title, privacy: privacy.title } })

/** The mall, and whether it has customer service. */
export const wireCompany = (shop: ShopSetting, service: ServiceSetting | null) => ({
  ...shop,
  customer_switch: service ? (1 as const) : (0 as const),
  open_divided: 0 as const,
})

/** Texts of share cards: those of the home page, otherwise the mall's own. */
export const wireShare = (shop: ShopSetting, home: Tdk | null) => ({
  title: home?.title ?? shop.brand_name,
  desc: home?.mate_description ?? shop.intro,
  imageUrl: shop.logo,
})

/** Pictures of the sign-in pages; the mall has one logo for all backgrounds. */
export const wireLoginPage = ({ logo, background }: ShopSetting) => ({
  logo,
  logo_light: logo,
  logo_dark: logo,
  background,
})
