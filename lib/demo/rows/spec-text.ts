import 'server-only'
import type { DemoGoods, DemoSku } from '@/lib/demo/types'

/** Name of a sku's value in the spec group at `at`. */
export const valueName = ({ specs }: DemoGoods, { values }: DemoSku, at: number): string =>
  specs[at]?.values[values[at] ?? 0]?.name ?? ''

/** `颜色：红,尺码：M`, groups in the order of the goods; empty for single-spec goods (contract trade §2.2). */
export const specText = (goods: DemoGoods, sku: DemoSku): string =>
  goods.specs.map((group, at) => `${group.name}：${valueName(goods, sku, at)}`).join(',')
