import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { Quantity } from '@/components/ui/quantity'
import { toast } from '@/lib/client/toast'
import { isLowestPrice, pickedPics, subsidisedPrice } from '@/lib/domain/goods-choice'
import { shownPrice } from '@/lib/domain/price'
import { mostPiecesText } from '@/lib/domain/stock'
import { HeroPrice } from './hero-price'
import { SpecPicker } from './spec-picker'
import type { Pick } from './use-pick'

/** The stock of the selected SKU, or of all SKUs while none is selected. */
export const stockText = ({ sku, goods }: Pick): string =>
  `库存 ${sku?.store ?? goods.skus.reduce((sum, one) => sum + one.store, 0)} 件`

interface PickFormProps extends PickQuantityProps {
  /** Instead of the price in money. */
  price?: ReactNode
}

interface PickQuantityProps {
  pick: Pick
  disabled?: boolean
  /** The field was left empty. */
  onEmpty?: () => void
}

/** Quantity within stock and limits; a toast explains the limit (spec 1 §5), a hint says that it is reached. */
export function PickQuantity({ pick, disabled, onEmpty }: PickQuantityProps) {
  return (
    <>
      <Quantity
        value={pick.num}
        min={pick.min}
        max={pick.max}
        onChange={pick.setNum}
        onOver={() => toast.info(pick.maxText)}
        onUnder={() => toast.info(pick.minText)}
        onEmpty={onEmpty}
        disabled={disabled}
        label="购买数量"
      />
      {!disabled && pick.num === pick.max && (
        <span className="text-brand text-xs">{mostPiecesText(pick.max)}</span>
      )}
    </>
  )
}

/** Picture, price, stock, specs and quantity, with 国补价, shared by the fast-buy dialog and the sheet on phones. */
export function PickForm({ pick, disabled, onEmpty, price }: PickFormProps) {
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
            <HeroPrice
              shown={shownPrice(shown)}
              subsidised={subsidisedPrice(goods, shown)}
              isFrom={!pick.sku && isLowestPrice(goods)}
              className="mt-2"
            />
          )}
          <p className="text-muted mt-1 text-xs">
            {stockText(pick)}
            {pick.limitText && <span className="text-brand ml-2">{pick.limitText}</span>}
          </p>
        </div>
      </div>
      <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
      <div className="flex items-center gap-3">
        <span className="text-muted w-16 shrink-0">购买数量</span>
        <PickQuantity pick={pick} disabled={disabled} onEmpty={onEmpty} />
      </div>
    </div>
  )
}
