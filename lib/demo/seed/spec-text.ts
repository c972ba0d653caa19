import 'server-only'
import type { DemoGoods, DemoSku } from '../types'

/** Name of a SKU's value in the spec group at `groupIndex`. */
export const valueName = ({ specs }: DemoGoods, { values }: DemoSku, groupIndex: number): string =>
  specs[groupIndex]?.values[values[groupIndex] ?? 0]?.name ?? ''

/** `颜色：红,尺码：M`, groups in the sequence of the product; empty for single-spec products (contract trade §2.2). */
export const specText = (goods: DemoGoods, sku: DemoSku): string =>
  goods.specs.map((group, index) => `${group.name}：${valueName(goods, sku, index)}`).join(',')
