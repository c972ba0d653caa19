import { Quantity } from '@/components/ui/quantity'
import { toast } from '@/lib/client/press/toast'
import { mostPiecesText } from '@/lib/domain/goods/stock'
import type { Pick } from './use-pick'

/** The stock of the selected SKU, or of all SKUs while none is selected. */
export const stockText = ({ sku, goods }: Pick): string =>
  `库存 ${sku?.store ?? goods.skus.reduce((sum, one) => sum + one.store, 0)} 件`

export interface PickQuantityProps {
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
