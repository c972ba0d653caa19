'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { errorId, Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { usePhone } from '@/components/ui/use-phone'

interface MatrixColumn {
  key: string
  label: string
  isNeeded?: boolean
  /** Width of the column. */
  className: string
}

interface MatrixRow {
  key: string
  /** The name of the row for assistive technology. */
  name: string
  /** Shown after the name, such as the price of the SKU. */
  note?: ReactNode
  /** The control of a column and the sentence of what is wrong with it. */
  fieldOf: (
    column: MatrixColumn,
    index: number,
  ) => {
    control: ComponentProps<typeof Input> & { id: string }
    problem: string | undefined
  }
  /** Cells after the fields, of the `extra` columns. */
  extra?: readonly ReactNode[]
}

interface FieldMatrixProps {
  caption: string
  columns: readonly MatrixColumn[]
  /** Heads of further columns. */
  extra?: readonly string[]
  rows: readonly MatrixRow[]
}

/** Fields of SKUs: a table, and on phones a card for each of them, whose fields need no sideways scrolling. */
export function FieldMatrix({ caption, columns, extra = [], rows }: FieldMatrixProps) {
  if (usePhone())
    return (
      <ul aria-label={caption} className="mt-3 grid gap-3">
        {rows.map(({ key, name, note, fieldOf, extra: cells = [] }) => (
          <li key={key} className="rounded-card border-line border p-3">
            <div className="mb-3 flex flex-wrap items-center gap-x-4">
              <p className="text-ink mr-auto text-sm font-semibold break-words">
                {name}
                {note}
              </p>
              {cells}
            </div>
            <div className="grid grid-cols-2 gap-x-3 gap-y-4">
              {columns.map((column, index) => {
                const { control, problem } = fieldOf(column, index)
                return (
                  <Field
                    key={column.key}
                    id={control.id}
                    label={column.label}
                    required={column.isNeeded === true}
                    error={problem ?? ''}
                  >
                    <Input {...control} aria-label={`${name} ${column.label}`} />
                  </Field>
                )
              })}
            </div>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="border-line mt-3 overflow-x-auto border-y">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-page text-text h-10 text-left whitespace-nowrap">
            <th scope="col" className="min-w-32 px-3 font-normal">
              规格
            </th>
            {columns.map(({ key, label, isNeeded, className }) => (
              <th key={key} scope="col" className={cx('px-1.5 font-normal', className)}>
                {isNeeded && (
                  <span className="text-brand mr-1" aria-hidden>
                    *
                  </span>
                )}
                {label}
              </th>
            ))}
            {extra.map((head) => (
              <th key={head} scope="col" className="px-3 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {rows.map(({ key, name, note, fieldOf, extra: cells = [] }) => (
            <tr key={key}>
              <th scope="row" className="text-ink px-3 py-2 text-left font-normal">
                {name}
                {note}
              </th>
              {columns.map((column, index) => {
                const { control, problem } = fieldOf(column, index)
                return (
                  <td key={column.key} className="px-1.5 py-2 align-top">
                    <Input {...control} aria-label={`${name} ${column.label}`} />
                    {problem && (
                      <p id={errorId(control.id)} className="text-brand mt-1 text-xs">
                        {problem}
                      </p>
                    )}
                  </td>
                )
              })}
              {cells.map((cell, index) => (
                <td key={extra[index]} className="px-3 py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
