'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { usePhone } from '@/components/ui/use-phone'
import { shownColumns, type ArrangedColumn } from './arrange-columns'
import { ColumnHeader, type ColumnSorts, type IndexSort } from './column-header'
import { RowBox } from './row-box'
import { moveBetweenBoxes, rowsBetween, toggled } from './row-selection'
import type { IndexSetup } from './use-index-page'

/** A column of an index page. */
export interface IndexColumn<Row> extends ArrangedColumn {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Width, such as `w-28`. */
  className?: string
  sorts?: ColumnSorts
}

interface IndexTableProps<Row, Id> {
  /** Accessible name. */
  label: string
  columns: readonly IndexColumn<Row>[]
  setup: Pick<IndexSetup, 'columns' | 'density'>
  sort?: IndexSort
  rows: readonly Row[]
  idOf: (row: Row) => Id
  /** The name of a row, for its check box. */
  nameOf: (row: Row) => string
  /** Absent for people who may only see. */
  selection?: Selection<Id> | undefined
  /** A row on phones. */
  card: (row: Row) => ReactNode
}

/** The selected rows. */
interface Selection<Id> {
  ids: ReadonlySet<Id>
  /** Called with a function of the selected rows: of two quick presses, the second may come before the first is shown. */
  onChange: (change: (present: ReadonlySet<Id>) => ReadonlySet<Id>) => void
}

/** With more columns the table scrolls sideways, in a box in which no head can stick to the window. */
const maxStickyColumns = 9

/**
 * The rows of an index page: a table, and cards on phones. Shift and a press select the rows between two check boxes.
 * Cells of compact rows have one line: `group-data-[compact]/index:` hides the rest.
 */
export function IndexTable<Row, Id extends number | string>(props: IndexTableProps<Row, Id>) {
  const { label, columns, setup, sort, rows, idOf, nameOf, selection, card } = props
  const ids = rows.map(idOf)
  const chosen = ids.filter((id) => selection?.ids.has(id)).length
  const isPhone = usePhone()
  const lastPressed = useRef<Id | null>(null)
  const shown = shownColumns(columns, setup.columns)
  const isCompact = setup.density === 'compact'
  const isSticky = shown.length <= maxStickyColumns
  const check = (row: Row) =>
    selection && (
      <RowBox
        label={`选择${nameOf(row)}`}
        isChecked={selection.ids.has(idOf(row))}
        onChange={(isOn, isRange) => {
          const id = idOf(row)
          const changed = isRange ? rowsBetween(ids, lastPressed.current, id) : [id]
          lastPressed.current = id
          selection.onChange((present) => toggled(present, changed, isOn))
        }}
      />
    )
  // Only one form is rendered: the hidden one would double what a press in the list costs.
  if (isPhone)
    return (
      <ul aria-label={label} className="divide-line border-line divide-y border-y">
        {rows.map((row) => (
          <li key={idOf(row)} className="flex items-start gap-2 py-3">
            {check(row)}
            <div className="min-w-0 flex-1">{card(row)}</div>
          </li>
        ))}
      </ul>
    )
  return (
    // Its own width, in the size of the text, decides whether the table needs to scroll sideways.
    <div className="@container">
      <div
        className={cx('border-line border-y', isSticky ? '@max-[56rem]:overflow-x-auto' : 'overflow-x-auto')}
      >
        <table className="group/index w-full text-sm" data-compact={isCompact || undefined}>
          <caption className="sr-only">{label}</caption>
          <thead className={cx(isSticky && '@min-[56rem]:sticky @min-[56rem]:top-14 @min-[56rem]:z-10')}>
            <tr className="bg-page text-text h-10 text-left whitespace-nowrap">
              {selection && (
                <th scope="col" className="w-10 pl-4">
                  <PartlyChecked
                    label="选择本页全部"
                    isChecked={chosen === ids.length && ids.length > 0}
                    isPartly={chosen > 0 && chosen < ids.length}
                    onChange={(isOn) => selection.onChange((present) => toggled(present, ids, isOn))}
                  />
                </th>
              )}
              {shown.map(({ name, header, isFigure, className, sorts }) => (
                <ColumnHeader
                  key={name}
                  header={header}
                  isFigure={isFigure}
                  className={className}
                  sorts={sorts}
                  sort={sort}
                />
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y" {...(selection && { onKeyDown: moveBetweenBoxes })}>
            {rows.map((row) => (
              <tr
                key={idOf(row)}
                className={cx(
                  'hover:bg-page/60',
                  isCompact && 'h-10',
                  selection?.ids.has(idOf(row)) && 'bg-brand-tint/60 hover:bg-brand-tint',
                )}
              >
                {selection && <td className="pl-4">{check(row)}</td>}
                {shown.map(({ name, cell, isFigure }) => (
                  <td
                    key={name}
                    className={cx(
                      'px-3',
                      isCompact ? 'py-0.5' : 'py-2',
                      isFigure && 'nums text-right whitespace-nowrap',
                    )}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface PartlyCheckedProps {
  label: string
  isChecked: boolean
  isPartly: boolean
  onChange: (isOn: boolean) => void
}

/** A check box for all rows, which may be checked in part. */
function PartlyChecked({ label, isChecked, isPartly, onChange }: PartlyCheckedProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <Checkbox
      ref={box}
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
