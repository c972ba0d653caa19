import type { Crumb } from '@/components/ui/breadcrumb'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { listHref } from '@/lib/web/list-href'

type Path = GoodsDetail['item_category_info']

const flat = (path: Path): { id: number; name: string }[] =>
  path
    .slice(0, 1)
    .flatMap((node) => [{ id: node.category_id, name: node.category_name }, ...flat(node.children)])

/** Category ids from the top category down to the product's own. */
export const categoryIds = (goods: GoodsDetail): number[] =>
  flat(goods.item_category_info).map(({ id }) => id)

/** Breadcrumb: home, the sales categories, the product (spec 3 §8). */
export const goodsCrumbs = (goods: Pick<GoodsDetail, 'item_category_info' | 'item_name'>): Crumb[] => [
  { label: '首页', href: '/' },
  ...flat(goods.item_category_info).map(({ id, name }) => ({ label: name, href: listHref({ cat_id: id }) })),
  { label: goods.item_name },
]
