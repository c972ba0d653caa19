import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../call'
import { wireInt, wireText } from '../fields'

const tags = ['设置']
const invalid = contentMessages.menuMissing

/** Kinds of links that clients turn into addresses of their own (contract clients F18). */
const linkTypes = ['goods', 'sale_category', 'category', 'custom_page', 'url'] as const

export interface MenuItem {
  id: number
  name: string
  image_url: string
  link_type: (typeof linkTypes)[number]
  /** The id, or a URL; '' for a heading. */
  link_value: string
  link_extra: Record<string, never>
  sort: number
  children: MenuItem[]
}

const menuItem: z.ZodType<MenuItem> = z.object({
  id: z.int(),
  name: z.string(),
  image_url: z.string(),
  link_type: z.enum(linkTypes),
  link_value: z.string(),
  link_extra: z.record(z.string(), z.never()),
  sort: z.int(),
  get children() {
    return z.array(menuItem)
  },
})

const menu = z.object({ id: z.int(), name: z.string(), key: z.string(), items: z.array(menuItem) })
export type Menu = z.infer<typeof menu>

/** The links of the mall as menus (contract goods §8.3): `navigation` and `footer`. */
export const menuContract = {
  menu: call('GET', '/web/menus/{key}', '菜单', { tags, invalid, kept: {} })
    .input(z.object({ key: wireText(60) }))
    .output(menu),

  menuById: call('GET', '/web/menus/id/{id}', '菜单（按编号）', { tags, invalid, kept: {} })
    .input(z.object({ id: wireInt(1, maxId) }))
    .output(menu),
}
