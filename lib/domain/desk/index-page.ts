import type { Permission } from './permissions'

/** The index pages of the desk whose columns and views are kept, with the permission to see their rows. */
export const indexPages = {
  accounts: 'account:read',
  aftersales: 'aftersale:read',
  articles: 'content:read',
  audit: 'audit:read',
  goods: 'goods:read',
  orders: 'order:read',
  reviews: 'review:read',
  search: 'goods:read',
  shops: 'shop:read',
  tasks: 'goods:read',
} as const satisfies Record<string, Permission>
export type IndexPageName = keyof typeof indexPages

/** Heights of the rows of an index page. */
export const densities = { wide: '宽松', compact: '紧凑' } as const
export type Density = keyof typeof densities

/** The place of a column, and whether it is shown. Columns that a layout does not name are as the page has them. */
export interface ColumnPlace {
  name: string
  shown: boolean
}

/** The layout of an index page: its columns in their sequence, none of them for those of the page. */
export interface IndexLayout {
  columns: ColumnPlace[]
  density: Density
}

export const maxViews = 20
export const maxViewName = 20
/** Names of an address that say where in the list somebody is, not what the list has. */
export const placeNames: readonly string[] = ['view', 'after', 'page']
