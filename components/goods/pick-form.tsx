import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { isLowestPrice, pickedPics, subsidisedPrice } from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { HeroPrice } from './hero-price'
import { PickQuantity, stockText, type PickQuantityProps } from './pick-quantity'
import { SpecPicker } from './spec-picker'
import { UsedUpNote } from './used-up-note'

interface PickFormProps extends PickQuantityProps {
  /** Instead of the price in money. */
  price?: ReactNode
  /** Without stock and quantity, where nothing can be ordered. */
  isViewed?: boolean
}

/** Picture, price, stock, specs and quantity, with 国补价, shared by the fast-buy dialog and the sheet on phones. */
export function PickForm({ pick, disabled, onEmpty, price, isViewed = false }: PickFormProps) {
  const { goods, shown } = pick
  return (
    <div className="grid gap-5">
      <div className="flex gap-4">
        <Picture
          src={pickedPics(goods, pick.selection)[0]}
          alt=""
          ratio="1/1"
          className="rounded-control w-28 shrink-0 self-start"
        />
        <div className="min-w-0">
          <p className="text-ink line-clamp-2 text-base">{goods.name}</p>
          {price}
          {price === undefined && shown && (
            <>
              <HeroPrice
                shown={shownPrice(shown)}
                subsidised={subsidisedPrice(goods, shown)}
                isFrom={!pick.sku && isLowestPrice(goods)}
                className="mt-2"
              />
              <UsedUpNote goods={goods} />
            </>
          )}
          {!isViewed && (
            <p className="text-muted mt-1 text-xs">
              {stockText(pick)}
              {pick.limitText && <span className="text-brand ml-2">{pick.limitText}</span>}
            </p>
          )}
        </div>
      </div>
      <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
      {!isViewed && (
        <div className="flex items-center gap-3">
          <span className="text-muted w-16 shrink-0">购买数量</span>
          <PickQuantity pick={pick} disabled={disabled} onEmpty={onEmpty} />
        </div>
      )}
    </div>
  )
}
