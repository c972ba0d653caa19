import type { TemplateRow } from '@/lib/contract/operator/content/template'
import { customPageHref } from '@/lib/web/hrefs'

export type PageType = TemplateRow['page_type']

/** The types of designed pages, in the sequence of their tabs (spec 4 §B5). */
export const pageTypes: readonly { value: PageType; label: string }[] = [
  { value: 'index', label: '首页' },
  { value: 'custom', label: '自定义页' },
  { value: 'product_list', label: '商品列表' },
]

/** The type that a URL names; the home page for anything else. */
export const pageTypeOf = (name: string | null): PageType =>
  pageTypes.find(({ value }) => value === name)?.value ?? 'index'

/** The Chinese name of a type. */
export const pageTypeName = (type: PageType): string =>
  pageTypes.find(({ value }) => value === type)?.label ?? ''

/** Where shoppers see a page; undefined for types without a page of their own. */
export function shopPath({ page_type, theme_pc_template_id }: TemplateRow): string | undefined {
  if (page_type === 'index') return '/'
  return page_type === 'custom' ? customPageHref(theme_pc_template_id) : undefined
}
