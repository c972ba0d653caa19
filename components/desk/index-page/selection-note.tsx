import { Button } from '@/components/ui/button'

interface SelectionNoteProps {
  /** Rows of the page, all of which are selected. */
  onPage: number
  /** All rows that the filters find, in words. */
  total: string
  /** The word for a row, such as 个商品. */
  unit: string
  onWhole: () => void
}

/** 已选本页n个, with the way to all rows that the filters find. */
export const SelectionNote = ({ onPage, total, unit, onWhole }: SelectionNoteProps) => (
  <p className="bg-brand-tint/60 text-text rounded-card mb-3 px-4 py-2 text-sm">
    已选本页{onPage}
    {unit}。
    <Button variant="text" onClick={onWhole}>
      选择全部符合条件的{total}
      {unit}
    </Button>
  </p>
)
