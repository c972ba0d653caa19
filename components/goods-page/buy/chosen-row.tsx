'use client'
import { RowButton } from '../view/row-button'
import { useGoodsPick } from './pick-context'

/** On phones: the selected values, or what to select; opens the sheet. Absent for a product without specifications. */
export function ChosenRow() {
  const { pick, setSheetOpen, touch } = useGoodsPick()
  const { groups } = pick.goods
  if (groups.length === 0) return null
  return (
    <RowButton
      label={pick.sku ? '已选' : '选择'}
      onClick={() => setSheetOpen(true)}
      onPointerDown={touch}
      hasPopup
      className="order-first"
    >
      {pick.sku ? chosenText(pick) : `请选择${groups.map(({ spec_name }) => spec_name).join('、')}`}
    </RowButton>
  )
}

/** The selected values and the quantity. */
const chosenText = ({ goods, selection, num }: ReturnType<typeof useGoodsPick>['pick']): string =>
  [
    ...goods.groups.map(
      (group) =>
        group.spec_values.find((value) => value.spec_value_id === selection[group.spec_id])?.name ?? '',
    ),
    `${num} 件`,
  ].join('，')
