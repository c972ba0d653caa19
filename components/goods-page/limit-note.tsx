import type { Pick } from '@/components/goods/use-pick'

/** How many pieces of the selected SKU the viewer may still buy, where that is limited. */
export function LimitNote({ pick: { sku } }: { pick: Pick }) {
  if (!sku) return null
  const { limit_num: limit, limit_left: left } = sku
  const text =
    left === undefined
      ? limit
        ? `每人限购 ${limit} 件`
        : null
      : left > 0
        ? `限购商品，您还可购买 ${left} 件`
        : '您已达到限购数量'
  return text && <span className="text-brand text-xs">{text}</span>
}
