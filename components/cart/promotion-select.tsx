'use client'
import { Select } from '@/components/ui/select'
import type { CartLine } from '@/lib/contract/cart'
import { isReduction } from '@/lib/domain/promotion/rule'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'

/** 满减 and 满折 exclude each other: a line that several of them cover gets a select (contract trade §3.3). */
export function PromotionSelect({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const options = line.promotions.filter(({ marketing_type: type }) => isReduction(type))
  if (options.length < 2) return null
  return (
    <Select
      aria-label={`${line.item_name}参加的促销`}
      className="mt-2 max-w-64 text-xs"
      value={String(line.activity_id)}
      options={options.map((promotion) => ({
        value: String(promotion.activity_id),
        label: `${promotion.promotion_tag} ${promotion.condition_rules}`,
      }))}
      onChange={(event) => changes.choosePromotion(line.cart_id, Number(event.target.value))}
    />
  )
}
