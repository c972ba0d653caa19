import 'server-only'
import { categories, goods } from '@/lib/demo/data'
import type { DemoCategory, DemoGoods, GoodsClass } from '@/lib/demo/types'

const keysOf = (node: DemoCategory): string[] => [node.key, ...(node.children ?? []).flatMap(keysOf)]

/** What a shopper of everyday goods may buy of a class, the best first (default order of the lists). */
export function bestOf(kind: GoodsClass, count: number): DemoGoods[] {
  const keys = new Set(categories.filter(({ key }) => key === kind).flatMap(keysOf))
  return goods
    .filter((one) => keys.has(one.category) && one.approveStatus === 'onsale')
    .filter((one) => !one.isGift && !one.staffOnly)
    .sort((one, other) => other.sort - one.sort)
    .slice(0, count)
}
