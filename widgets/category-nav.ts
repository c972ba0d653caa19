import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link, px, prepared } from './common'
import type { CategoryKind, WidgetLoader } from './loader'
import { currentCategories, type NavCategory, type StoredCategory } from './parts/category-nav/nav-category'
import { without } from './unfilled'
import { defineContract } from './widget'

/** Shared parts of the navigation menus W0007 and W0022: a list of categories with fly-outs, and links beside it. */

const isCategory = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'category_id' in value
/** A broken category must not lose the others. */
const categories = (value: unknown): unknown => (Array.isArray(value) ? value.filter(isCategory) : [])

const storedCategory: z.ZodMiniType<StoredCategory> = z.looseObject({
  category_id: z.union([z.number(), z.string()]),
  category_name: z.catch(z.string(), ''),
  image_url: z.catch(z.string(), ''),
  get children() {
    return prepared(categories, z.array(storedCategory))
  },
})

const schema = z.looseObject({
  ...commonShape,
  /** Whether the list is always open; otherwise it opens when the pointer is over it. */
  hover: z.boolean(),
  /** Pixels from the top of the menu to the list. */
  menuTop: px(),
  wgtTypeBackgroundColor: color(),
  wgtTypeLabelColor: color(),
  wgtBackgroundColor: color(),
  wgtSelectColor: color(),
  wgtTextColor: color(),
  wgtSubTextColor: color(),
  categoryData: prepared(categories, z.array(storedCategory)),
  data: z.array(
    z.looseObject({
      title: z.catch(z.string(), ''),
      pathData: z.catch(link(), {}),
      wgtHotKeywordTextColor: z.catch(color(), '#333333'),
    }),
  ),
})
export type CategoryNavSettings = z.output<typeof schema>

export const categoryNav = (type: string, name: string) =>
  defineContract({
    type,
    name,
    group: '业务组件',
    placement: 'both',
    schema,
    defaults: {
      ...commonDefaults(type, name),
      height: 40,
      heightDisabled: true,
      proportion: 'disabled',
      customerThemeEnabled: true,
      hover: true,
      menuTop: 40,
      wgtTypeBackgroundColor: '#FF5D02',
      wgtTypeLabelColor: '#FFFFFF',
      wgtBackgroundColor: '#FFFFFF',
      wgtSelectColor: '#F5F6FA',
      wgtTextColor: '#3B3B3B',
      wgtSubTextColor: '#8C8C8C',
      categoryData: [],
      data: [],
    },
    unfilled: ({ categoryData, data }) => without('menu', [categoryData, data]),
  })

/** Loads the categories of a menu. */
export const categoryNavLoader = (kind: CategoryKind): WidgetLoader<CategoryNavSettings, NavCategory[]> => ({
  request: ({ categoryData }) => (categoryData.length > 0 ? { categories: kind } : {}),
  resolve: ({ categoryData }, found) => currentCategories(categoryData, found.categories[kind]),
})
