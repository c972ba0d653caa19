import type { DemoCategory, DemoGoods } from '../../types'
import { categories } from '../categories'
import { goods } from './index'

const nodesOf = (node: DemoCategory): DemoCategory[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/**
 * The first `count` products that every shopper can buy in the given categories and those below them, in the default
 * order of the lists. The key of a product class is that of its top-level category.
 *
 * @param tag only products with this tag
 */
export function bestGoods(categoryKeys: readonly string[], count: number, tag?: string): DemoGoods[] {
  const wanted = new Set(categoryKeys)
  const keys = new Set(
    categories
      .flatMap(nodesOf)
      .filter(({ key }) => wanted.has(key))
      .flatMap(nodesOf)
      .map(({ key }) => key),
  )
  return goods
    .filter((one) => keys.has(one.category) && one.approveStatus === 'onsale')
    .filter((one) => !one.isGift && !one.staffOnly)
    .filter(({ tags }) => !tag || tags.includes(tag))
    .sort((one, other) => other.sort - one.sort)
    .slice(0, count)
}
