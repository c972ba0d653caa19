import type { Crumb } from '@/components/ui/breadcrumb'
import { goodsHref } from '@/lib/web/hrefs'
import { absolute } from '@/lib/web/site-origin'

/** The breadcrumb of a page for search engines. `origin`: the mall's, without a trailing slash. */
export const breadcrumbLd = (crumbs: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: absolute(origin, href) } : {}),
  })),
})

/** The products of a list page; `before` is the number of products on the pages before it. */
export const itemListLd = (
  list: readonly { goods_id: number; item_name: string }[],
  before: number,
  origin: string,
  hrefOf: (itemId: number) => string = goodsHref,
) => ({
  '@type': 'ItemList',
  itemListElement: list.map(({ goods_id, item_name }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: item_name,
    url: absolute(origin, hrefOf(goods_id)),
  })),
})
