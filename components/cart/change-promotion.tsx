'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Tag } from '@/components/ui/pill'
import { Radio } from '@/components/ui/radio'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import type { CartLine } from '@/lib/contract/trade/cart'
import { isReduction } from '@/lib/domain/promotion/rule'
import { shownRules } from '@/lib/domain/promotion/shown-rule'

/**
 * 换促销: 满减 and 满折 exclude each other, so a line that several of them cover chooses one (contract trade §3.3). A sheet on
 * phones.
 */
export function ChangePromotion({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const [isOpen, setOpen] = useState(false)
  const options = line.promotions.filter(({ marketing_type: type }) => isReduction(type))
  const current = options.find(({ activity_id: id }) => id === line.activity_id) ?? options[0]
  const [choice, setChoice] = useState(current?.activity_id)
  if (options.length < 2 || !current) return null

  const open = () => {
    setChoice(current.activity_id)
    setOpen(true)
  }
  const confirm = () => {
    setOpen(false)
    if (choice !== undefined && choice !== current.activity_id) changes.choosePromotion(line.cart_id, choice)
  }
  return (
    <div className="mt-1.5 flex min-w-0 items-center gap-2 text-xs max-md:min-h-11">
      <span className="text-muted min-w-0 truncate">{shownRules(current.condition_rules).join('；')}</span>
      <button
        type="button"
        onClick={open}
        className="text-link hover:text-brand shrink-0 transition-colors max-md:min-h-11 max-md:px-2"
      >
        换促销
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="选择促销活动"
        footer={<Button onClick={confirm}>确定</Button>}
      >
        <div role="radiogroup" aria-label={`${line.item_name}参加的促销`} className="grid">
          {options.map((promotion) => (
            <Radio
              key={promotion.activity_id}
              name={`promotion-${line.cart_id}`}
              checked={choice === promotion.activity_id}
              onChange={() => setChoice(promotion.activity_id)}
              className="min-h-11"
            >
              <Tag className="mr-2">{promotion.promotion_tag}</Tag>
              {promotion.marketing_name}
              <span className="text-muted ml-2 text-xs">
                {shownRules(promotion.condition_rules).join('；')}
              </span>
            </Radio>
          ))}
        </div>
      </Dialog>
    </div>
  )
}
