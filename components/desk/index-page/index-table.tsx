'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'

/** A column of an index page. */
export interface IndexColumn<Row> {
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Width, such as `w-28`. */
  className?: string
}

interface IndexTableProps<Row, Id> {
  /** Accessible name. */
  label: string
  columns: readonly IndexColumn<Row>[]
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
  onChange: (ids: ReadonlySet<Id>) => void
}

const toggled = <Id,>(ids: ReadonlySet<Id>, changed: readonly Id[], isOn: boolean) => {
  const next = new Set(ids)
  for (const id of changed) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The rows of an index page: a table, and cards on phones. */
export function IndexTable<Row, Id extends number | string>(props: IndexTableProps<Row, Id>) {
  const { label, columns, rows, idOf, nameOf, selection, card } = props
  const ids = rows.map(idOf)
  const chosen = ids.filter((id) => selection?.ids.has(id)).length
  const choose = (id: Id, isOn: boolean) => {
    if (selection) selection.onChange(toggled(selection.ids, [id], isOn))
  }
  const check = (row: Row) =>
    selection && (
      <Checkbox
        aria-label={`选择${nameOf(row)}`}
        checked={selection.ids.has(idOf(row))}
        onChange={({ target }) => choose(idOf(row), target.checked)}
      />
    )
  return (
    <>
      <div className="border-line overflow-x-auto border-y max-md:hidden">
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="bg-page text-text h-10 text-left whitespace-nowrap">
              {selection && (
                <th scope="col" className="w-10 pl-4">
                  <PartlyChecked
                    label="选择本页全部"
                    isChecked={chosen === ids.length && ids.length > 0}
                    isPartly={chosen > 0 && chosen < ids.length}
                    onChange={(isOn) => selection.onChange(toggled(selection.ids, ids, isOn))}
                  />
                </th>
              )}
              {columns.map(({ name, header, isFigure, className }) => (
                <th
                  key={name}
                  scope="col"
                  className={cx('px-3 font-normal', isFigure && 'text-right', className)}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {rows.map((row) => (
              <tr
                key={idOf(row)}
                className={cx(
                  'hover:bg-page/60',
                  selection?.ids.has(idOf(row)) && 'bg-brand-tint/60 hover:bg-brand-tint',
                )}
              >
                {selection && <td className="pl-4">{check(row)}</td>}
                {columns.map(({ name, cell, isFigure }) => (
                  <td key={name} className={cx('px-3 py-2', isFigure && 'nums text-right whitespace-nowrap')}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={label} className="divide-line border-line divide-y border-y md:hidden">
        {rows.map((row) => (
          <li key={idOf(row)} className="flex items-start gap-2 py-3">
            {check(row)}
            <div className="min-w-0 flex-1">{card(row)}</div>
          </li>
        ))}
      </ul>
    </>
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
