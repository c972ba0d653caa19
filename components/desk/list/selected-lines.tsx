'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { moveBetweenBoxes, toggled } from '../index-page/row-selection'
import { SelectionBar } from '../index-page/selection-bar'

/** A change of all selected rows. */
export interface LineChange {
  /** The text of its button. */
  label: string
  /** @returns how many rows were changed */
  run: (ids: number[]) => Promise<{ changed: number }>
  /** The question before it; absent for changes that are easily taken back. */
  question?: (count: number) => string
}

interface SelectedLinesProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  /** Counter word and name of the rows: 个品牌. */
  unit: string
  changes: readonly LineChange[]
  /** The key of everything that shows the rows. */
  shownBy: QueryKey
  /** Other buttons of the bar, for changes that ask for a value. */
  more?: (ids: number[], onDone: () => void) => ReactNode
  /** Absent for people who may only see: no row can be selected. */
  isOff?: boolean
  className?: string
  /** A list item, with its check box. */
  children: (row: Row, box: ReactNode) => ReactNode
}

/** Rows of a short list, which can be selected and changed together: all of them or, when one is refused, none. */
export function SelectedLines<Row>(props: SelectedLinesProps<Row>) {
  const { rows, idOf, nameOf, unit, changes, shownBy, more, isOff = false, className, children } = props
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const known = rows.map(idOf)
  // Rows that are gone are not selected any more.
  const ids = known.filter((id) => chosen.has(id))
  const clear = () => setChosen(new Set())
  const change = useSingleMutation({
    mutationFn: ({ run }: LineChange) => run(ids),
    onSuccess: ({ changed }, { label }) => {
      toast.success(`已${label}${changed}${unit}`)
      clear()
    },
    onSettled: () => client.invalidateQueries({ queryKey: shownBy }),
  })
  return (
    <>
      {!isOff && (
        <Checkbox
          className="mb-2"
          checked={ids.length === rows.length}
          onChange={({ target }) => setChosen(toggled(chosen, known, target.checked))}
        >
          全选
        </Checkbox>
      )}
      <ul className={className} onKeyDown={moveBetweenBoxes}>
        {rows.map((row) =>
          children(
            row,
            !isOff && (
              <Checkbox
                data-row-box
                aria-label={`选择${nameOf(row)}`}
                checked={chosen.has(idOf(row))}
                onChange={({ target }) => setChosen(toggled(chosen, [idOf(row)], target.checked))}
              />
            ),
          ),
        )}
      </ul>
      {ids.length > 0 && (
        <SelectionBar
          text={
            <>
              已选 <span className="nums">{ids.length}</span> {unit}
            </>
          }
          onClear={clear}
        >
          {more?.(ids, clear)}
          {changes.map((one) => (
            <Button
              key={one.label}
              variant="ghost"
              loading={change.isPending && change.variables.label === one.label}
              onClick={async () => {
                const text = one.question?.(ids.length)
                if (text === undefined || (await confirm({ text, danger: true }))) change.mutate(one)
              }}
            >
              {one.label}
            </Button>
          ))}
        </SelectionBar>
      )}
    </>
  )
}
