'use client'
import { Picture } from '@/components/ui/picture'
import { Quantity } from '@/components/ui/quantity'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { leftUnits } from './desk-order'

/** Units by order line. */
export type ChosenUnits = Readonly<Record<number, number>>

/** All units that are left. */
export const allLeft = (order: OperatorOrder): ChosenUnits =>
  Object.fromEntries(
    order.items.filter((line) => leftUnits(line) > 0).map((line) => [line.id, leftUnits(line)]),
  )

/** The units as the calls take them; none chosen is an empty list. */
export const wireUnits = (chosen: ChosenUnits) =>
  Object.entries(chosen)
    .filter(([, num]) => num > 0)
    .map(([id, num]) => ({ id: Number(id), num }))

interface UnitChoiceProps {
  order: OperatorOrder
  /** Name of the list, such as 本次发货. */
  label: string
  chosen: ChosenUnits
  onChange: (chosen: ChosenUnits) => void
}

/** How many units of each line that are left. */
export const UnitChoice = ({ order, label, chosen, onChange }: UnitChoiceProps) => (
  <ul aria-label={label} className="divide-line border-line divide-y border-y">
    {order.items
      .filter((line) => leftUnits(line) > 0)
      .map((line) => (
        <li key={line.id} className="flex items-center gap-3 py-2.5">
          <Picture src={line.pic} alt="" width={240} className="rounded-control size-10 shrink-0" />
          <div className="min-w-0 flex-1">
            <p className="text-ink line-clamp-2 text-sm">{line.item_name}</p>
            <p className="text-muted nums text-xs">
              {[shownSpec(line.item_spec_desc), line.item_bn, `未发货 ${leftUnits(line)} 件`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <Quantity
            value={chosen[line.id] ?? 0}
            min={0}
            max={leftUnits(line)}
            label={`${line.item_name}的数量`}
            onChange={(num) => onChange({ ...chosen, [line.id]: num })}
          />
        </li>
      ))}
  </ul>
)
