'use client'
import { ChevronDown, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { toast } from '@/lib/client/press/toast'
import type { RowsField } from '@/widgets/setting-fields'
import { editedEntry } from '../document/edited-entry'
import {
  changeOf,
  pathOf,
  problemAt,
  problemsInside,
  valueOf,
  type FieldProps,
  type Settings,
} from './field-props'
import { Fields } from './fields'
import { mayAdd, mayDelete, moved } from './list-limits'
import { leadsTo, useProblemTarget } from './problem-target'
import { SortableList } from './sortable-list'

function newEntry({ initial, numbered }: RowsField, number: number): Settings {
  const entry = structuredClone(initial) as Settings
  if (numbered === undefined) return entry
  return { ...entry, [numbered]: String(entry[numbered]).replace(/\d+$/, String(number)) }
}

/** A list of entries with fields of their own: added, sorted, opened and deleted. */
export function RowsInput({
  field,
  values,
  onChange,
  onLeave,
  problems,
  id,
  within = '',
}: FieldProps<RowsField>) {
  const value = valueOf(field, values)
  const entries = Array.isArray(value) ? (value as Settings[]) : []
  const path = pathOf(field)
  const { target } = useProblemTarget()
  const meant = entries.findIndex((_, index) => leadsTo(target, id, `${within}${path}.${index}`))
  const [open, setOpen] = useState<number | null>(meant >= 0 ? meant : entries.length === 1 ? 0 : null)
  const [opened, setOpened] = useState(target)
  if (opened !== target) {
    setOpened(target)
    if (meant >= 0) setOpen(meant)
  }
  // Entries of entries are inside the one that the canvas shows.
  const isShown = within === '' && field.key === 'data'
  useEffect(() => {
    if (!isShown || open === null) return
    editedEntry.set({ id, index: open })
    return () => {
      editedEntry.set(null)
    }
  }, [isShown, id, open])
  const write = (next: readonly Settings[]) => {
    onChange(changeOf(field, values, next))
  }
  const add = () => {
    if (!mayAdd(entries.length, field.limits)) return
    write([...entries, newEntry(field, entries.length + 1)])
    onLeave()
    setOpen(entries.length)
  }
  const remove = async (index: number) => {
    if (!(await mayDelete(entries.length, field))) return
    write(entries.toSpliced(index, 1))
    onLeave()
    setOpen(null)
    toast.success('删除成功！')
  }
  const error = problemAt(problems, path)
  return (
    <div className="grid grid-cols-1 gap-2">
      {field.add && (
        <Button variant="ghost" size="small" block onClick={add}>
          {field.add}
        </Button>
      )}
      {field.hint && <p className="text-muted text-xs">{field.hint}</p>}
      {error && (
        <p role="alert" className="text-brand text-xs">
          {error}
        </p>
      )}
      <SortableList
        ids={entries.map((_, index) => `${field.key}-${index}`)}
        label={field.entry}
        onMove={(from, to) => {
          write(moved(entries, from, to))
          onLeave()
          setOpen(null)
        }}
      >
        {(index, grip) => {
          const entry = entries[index]
          const inside = problemsInside(problems, `${path}.${index}`)
          if (!entry) return null
          return (
            <div
              className={cx(
                'rounded-control bg-card border',
                inside.length > 0 ? 'border-brand' : 'border-line',
              )}
            >
              <div className="flex items-center pr-1">
                {grip}
                <button
                  type="button"
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                  className="flex h-9 min-w-0 flex-1 items-center gap-1 text-left text-xs"
                >
                  <ChevronDown
                    className={cx('size-3.5 transition-transform', open !== index && '-rotate-90')}
                    aria-hidden
                  />
                  <span className="truncate">
                    {field.entry}
                    {index + 1} {titleOf(entry)}
                  </span>
                </button>
                {field.add && (
                  <button
                    type="button"
                    aria-label={`删除${field.entry}${index + 1}`}
                    onClick={() => void remove(index)}
                    className="text-muted hover:text-brand flex size-8 items-center justify-center"
                  >
                    <Trash2 className="size-3.5" aria-hidden />
                  </button>
                )}
              </div>
              {open === index && (
                <div className="border-line grid gap-2.5 border-t p-2.5">
                  <Fields
                    fields={field.fields}
                    values={entry}
                    id={id}
                    within={`${within}${path}.${index}.`}
                    problems={inside}
                    onLeave={onLeave}
                    onChange={(change) => {
                      write(entries.with(index, { ...entry, ...change }))
                    }}
                  />
                </div>
              )}
            </div>
          )
        }}
      </SortableList>
    </div>
  )
}

const titleOf = ({ title, text }: Settings): string =>
  typeof title === 'string' ? title : typeof text === 'string' ? text : ''
