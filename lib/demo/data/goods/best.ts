import type { DemoCategory, DemoGoods, GoodsClass } from '../../types'
import { categories } from '../categories'
import { goods } from './index'

const keysOf = (node: DemoCategory): string[] => [node.key, ...(node.children ?? []).flatMap(keysOf)]

/** The first `count` products of a class that every shopper can buy, in the default order of the lists. */
export function bestGoods(kind: GoodsClass, count: number): DemoGoods[] {
  const keys = new Set(categories.filter(({ key }) => key === kind).flatMap(keysOf))
  return goods
    .filter((one) => keys.has(one.category) && one.approveStatus === 'onsale')
    .filter((one) => !one.isGift && !one.staffOnly)
    .sort((one, other) => other.sort - one.sort)
    .slice(0, count)
}
