import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import type { PickGoods, PickGroup, PickValue } from '@/lib/domain/goods/goods-choice'
import { isValueAvailable, type Selection } from '@/lib/domain/goods/sku-picker'

interface SpecPickerProps {
  goods: Pick<PickGoods, 'groups' | 'skus'>
  selection: Selection
  onToggle: (specId: number, valueId: number) => void
  /** Groups without a selection when the visitor tried to buy. */
  missing?: readonly number[]
  className?: string
}

/** The spec groups of a product. Values without a SKU in stock are struck through and disabled (spec 1 §4). */
export function SpecPicker({ goods, selection, onToggle, missing = [], className }: SpecPickerProps) {
  return (
    <div className={cx('grid gap-4', className)}>
      {goods.groups.map((group) => (
        <SpecRow key={group.spec_id} group={group} missing={missing.includes(group.spec_id)}>
          {group.spec_values.map((value) => {
            const isSelected = selection[group.spec_id] === value.spec_value_id
            const available = isValueAvailable(goods.skus, selection, group.spec_id, value.spec_value_id)
            return (
              <Chip
                key={value.spec_value_id}
                value={value}
                isSelected={isSelected}
                available={available}
                onClick={() => onToggle(group.spec_id, value.spec_value_id)}
              />
            )
          })}
        </SpecRow>
      ))}
    </div>
  )
}

function SpecRow({
  group,
  missing,
  children,
}: {
  group: PickGroup
  missing: boolean
  children: React.ReactNode
}) {
  return (
    <div role="group" aria-label={group.spec_name} className="flex gap-2 max-md:flex-col">
      <span className="text-muted w-16 shrink-0 text-sm leading-9 max-md:leading-6">{group.spec_name}</span>
      <div
        className={cx(
          'rounded-control flex min-w-0 flex-1 flex-wrap gap-2 transition-shadow',
          missing && 'ring-brand/60 ring-1 ring-offset-4',
        )}
      >
        {children}
      </div>
    </div>
  )
}

interface ChipProps {
  value: PickValue
  isSelected: boolean
  available: boolean
  onClick: () => void
}

function Chip({ value, isSelected, available, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      // A selected value that sold out can still be deselected.
      disabled={!available && !isSelected}
      title={available ? undefined : '该规格暂时无货'}
      onClick={onClick}
      className={cx(
        'rounded-control inline-flex min-h-9 max-w-full items-center gap-2 border px-3 py-0.5 text-left text-sm transition-colors max-md:min-h-11',
        value.chip && 'pl-1',
        isSelected
          ? 'border-brand bg-brand-tint text-brand-deep'
          : 'border-line bg-card text-ink enabled:hover:border-brand enabled:hover:text-brand',
        !available && 'bg-page! text-faint! border-line border-dashed line-through',
      )}
    >
      {value.chip && (
        <Picture
          src={value.chip}
          alt=""
          width={240}
          className={cx('size-7 shrink-0 rounded-[3px]', !available && 'opacity-40')}
        />
      )}
      {value.name}
    </button>
  )
}
