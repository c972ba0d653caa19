import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cx } from '@/components/ui/cx'

/** The sorts of a column that have an index: the values of the address. */
export interface ColumnSorts {
  rising?: string
  falling?: string
}

/** The sort of an index page. */
export interface IndexSort {
  value: string
  /** An empty text for the sort of the page. */
  onChange: (value: string) => void
}

interface ColumnHeaderProps {
  header: string
  isFigure?: boolean | undefined
  className?: string | undefined
  sorts?: ColumnSorts | undefined
  sort?: IndexSort | undefined
}

/** The head of a column; pressing one that sorts goes through its sorts and back to that of the page. */
export function ColumnHeader({ header, isFigure, className, sorts, sort }: ColumnHeaderProps) {
  const look = cx('px-3 font-normal', isFigure && 'text-right', className)
  if (!sorts || !sort)
    return (
      <th scope="col" className={look}>
        {header}
      </th>
    )
  const steps = [sorts.falling, sorts.rising].filter((value) => value !== undefined)
  const at = steps.indexOf(sort.value)
  const isRising = at >= 0 && sort.value === sorts.rising
  const Icon = at < 0 ? ChevronsUpDown : isRising ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={at < 0 ? 'none' : isRising ? 'ascending' : 'descending'} className={look}>
      <button
        type="button"
        onClick={() => sort.onChange(steps[at + 1] ?? '')}
        className={cx('tap hover:text-brand inline-flex items-center gap-1', at >= 0 && 'text-brand')}
      >
        {header}
        <Icon className="size-3.5" aria-hidden />
      </button>
    </th>
  )
}
