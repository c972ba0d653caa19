'use client'
import { useState } from 'react'
import { Figures } from '@/components/ui/figures'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { priceText } from '@/lib/domain/money'
import { PlusDialog } from './plus-dialog'

type Reached = CartGroup['plus_buy_activity'][number]
type Missing = CartGroup['plus_buy_missing'][number]

const row = 'flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 gap-y-1 py-1.5'
const action = 'text-link hover:text-brand transition-colors max-md:min-h-11 max-md:px-2'

/** 加价购 of a shop: items that can be added now, and the missing amounts of the others (contract trade §3.4). */
export function PlusBuys({ group, changes }: { group: CartGroup; changes: CartChanges }) {
  const { plus_buy_activity: reached, plus_buy_missing: missing } = group
  if (reached.length + missing.length === 0) return null
  return (
    <ul className="border-line text-text grid gap-1 border-t border-dashed px-3 py-2 text-xs md:px-5">
      {reached.map((offer) => (
        <ReachedRow key={offer.activity_id} offer={offer} changes={changes} />
      ))}
      {missing.map((offer) => (
        <MissingRow key={offer.activity_id} offer={offer} />
      ))}
    </ul>
  )
}

function ReachedRow({ offer, changes }: { offer: Reached; changes: CartChanges }) {
  const [isOpen, setOpen] = useState(false)
  const chosen = offer.plus_item
  return (
    <li className={row}>
      <Tag tone="solid">{offer.activity_tag}</Tag>
      {chosen ? (
        <>
          <Picture src={chosen.pics} alt="" width={240} className="rounded-control size-9 shrink-0" />
          <span className="min-w-0 flex-1 truncate">
            {`已换购 ${chosen.item_name} ${shownSpec(chosen.item_spec_desc)}`}
          </span>
          <span className="shrink-0">
            <Price cents={chosen.plus_price} /> <StruckPrice cents={chosen.market_price} />
          </span>
        </>
      ) : (
        <span className="min-w-0 flex-1">
          已满足换购条件，
          <Price cents={offer.discount_desc.plus_price} />
          起换购商品
        </span>
      )}
      <button type="button" className={action} onClick={() => setOpen(true)}>
        {chosen ? '重新选择' : '去换购'}
      </button>
      {chosen && (
        <button type="button" className={action} onClick={() => changes.choosePlusItem(offer.activity_id, 0)}>
          取消换购
        </button>
      )}
      <PlusDialog
        offer={offer}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(itemId) => changes.choosePlusItem(offer.activity_id, itemId)}
      />
    </li>
  )
}

function MissingRow({ offer }: { offer: Missing }) {
  const isMoney = offer.condition_type === 'totalfee'
  const names = Object.values(offer.plus_buy_items).map((item) => item.item_name)
  return (
    <li className={row}>
      <Tag>{offer.activity_tag}</Tag>
      <span className="shrink-0">
        再买
        <span className="nums text-brand">
          <Figures text={isMoney ? priceText(offer.missing) : `${offer.missing}件`} />
        </span>
        可换购
      </span>
      <span className="text-muted min-w-0 flex-1 truncate">{names.join('、')}</span>
    </li>
  )
}
