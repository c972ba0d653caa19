'use client'
import { cx } from '@/components/ui/cx'
import { Select } from '@/components/ui/select'
import type { ReadImportFile } from '@/lib/contract/operator/catalogue/goods-import'

/** Columns above which the table scrolls by itself. */
const longTable = 40

interface ColumnTableProps {
  columns: ReadImportFile['columns']
  /** The meanings that columns can have. */
  targets?: ReadImportFile['targets']
  /** Absent for a file whose columns are known. */
  mapping?: readonly string[] | undefined
  onMap?: (index: number, target: string) => void
}

/** The columns of a file: what is imported as what, with values of the first rows. In the mapping step they are chosen. */
export function ColumnTable({ columns, targets = [], mapping, onMap }: ColumnTableProps) {
  const options = targets.map(({ key, label }) => ({ value: key, label }))
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="列的对应"
      className={cx('border-line overflow-auto border-y', columns.length > longTable && 'max-h-200')}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">文件的列，和它们导入成什么</caption>
        <thead className="bg-page sticky top-0 z-1">
          <tr className="text-text h-10 text-left whitespace-nowrap">
            <th scope="col" className="px-3 font-normal">
              文件的列
            </th>
            <th scope="col" className="px-3 font-normal">
              导入为
            </th>
            <th scope="col" className="px-3 font-normal max-md:hidden">
              前几行的内容
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {columns.map((column, index) => (
            <tr key={index}>
              <th scope="row" className="text-ink max-w-60 px-3 py-2 text-left font-normal break-words">
                {column.header || `第${index + 1}列`}
                <span className="text-muted block text-xs md:hidden">{column.samples[0]}</span>
              </th>
              <td className={cx('px-3 py-2', !column.use && 'text-muted')}>
                {mapping && onMap ? (
                  <Select
                    aria-label={`${column.header || `第${index + 1}列`}导入为`}
                    placeholder="不导入"
                    options={options}
                    value={mapping[index] ?? ''}
                    onChange={({ target }) => onMap(index, target.value)}
                    className="w-44"
                  />
                ) : (
                  column.label
                )}
              </td>
              <td className="text-muted max-w-100 truncate px-3 py-2 max-md:hidden">
                {column.samples.join('；')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
