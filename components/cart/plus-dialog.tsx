'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Radio } from '@/components/ui/radio'
import { StruckPrice } from '@/components/ui/struck-price'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { shownRule } from '@/lib/domain/promotion/shown-rule'

interface PlusDialogProps {
  offer: CartGroup['plus_buy_activity'][number]
  open: boolean
  onClose: () => void
  onChoose: (itemId: number) => void
}

/** The items of a 加价购, of which one can be chosen; a sheet on phones. */
export function PlusDialog({ offer, open, onClose, onChoose }: PlusDialogProps) {
  const items = Object.values(offer.plus_buy_items)
  const [choice, setChoice] = useState(offer.plus_item?.item_id)
  const confirm = () => {
    onClose()
    if (choice !== undefined && choice !== offer.plus_item?.item_id) onChoose(choice)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="选择换购商品（限选1件）"
      width={520}
      footer={
        <Button disabled={choice === undefined} onClick={confirm}>
          确定
        </Button>
      }
    >
      <p className="text-muted mb-2 text-xs">{shownRule(offer.discount_desc.rule)}</p>
      <div role="radiogroup" aria-label={offer.activity_name} className="divide-line grid divide-y">
        {items.map((item) => (
          <Radio
            key={item.item_id}
            name={`plus-${offer.activity_id}`}
            checked={choice === item.item_id}
            onChange={() => setChoice(item.item_id)}
            className="min-h-18 py-2"
          >
            <span className="flex min-w-0 items-center gap-3">
              <Picture src={item.pics} alt="" width={240} className="rounded-control size-14 shrink-0" />
              <span className="min-w-0">
                <span className="text-ink line-clamp-2 text-sm">{item.item_name}</span>
                {item.item_spec_desc && (
                  <span className="text-muted block text-xs">{shownSpec(item.item_spec_desc)}</span>
                )}
                <span className="mt-0.5 block text-xs">
                  换购价 <Price cents={item.plus_price} className="text-base" />{' '}
                  <StruckPrice cents={item.market_price} />
                </span>
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </Dialog>
  )
}
