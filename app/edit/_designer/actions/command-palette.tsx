'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import { insertWidget } from '../core/commands/insert'
import { useEditor } from '../document/editor-context'
import { isMeant, paletteGroups } from '../palette/palette-groups'
import {
  arrangeActions,
  clipboardActions,
  insertChildActions,
  layerActions,
  placeActions,
  selectActions,
  type Action,
  type ScreenActions,
} from './actions'
import { initialsOf } from './initials'

const namesOf = ({ label, words = '' }: Action) =>
  [label, initialsOf(label), words].map((name) => name.toLowerCase())

const matches = (action: Action, wanted: string) => namesOf(action).some((name) => name.includes(wanted))

/** Actions whose name begins with the search text come first: fb finds 发布 before 水平分布. */
function sortByMatch(actions: readonly Action[], wanted: string): Action[] {
  const begins = (action: Action) => namesOf(action).some((name) => name.startsWith(wanted))
  return actions.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

interface Props {
  onClose: () => void
  screen: ScreenActions
  /** Commands of the window: saving, zoom, dialogs. */
  extra: readonly Action[]
}

/** All commands by name: typed, chosen by arrow keys, run by Enter. */
export function CommandPalette({ onClose, screen, extra }: Props) {
  const editor = useEditor()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const wanted = search.trim().toLowerCase()
  // 添加 before a name is what the entry says.
  const wantedWidget = wanted.replace(/^添加/, '')
  const inserts = paletteGroups().flatMap(({ entries }) =>
    entries.map(({ type, name }): Action => ({
      id: `add-${type}`,
      label: `添加${name}`,
      note: type,
      run: () => editor.run(insertWidget(type)),
    })),
  )
  const named = [
    ...clipboardActions(editor, screen),
    ...placeActions(editor),
    ...layerActions(editor),
    ...arrangeActions(editor),
    ...selectActions(editor),
    ...extra,
  ].filter((one) => !one.isDisabled && matches(one, wanted))
  // Into the selected panel first: that is where the operator works.
  const adding = [...insertChildActions(editor), ...inserts].filter(
    (one) => matches(one, wanted) || isMeant(one.note ?? '', wantedWidget),
  )
  const entries = sortByMatch([...named, ...adding], wanted)
  const current = Math.max(0, Math.min(at, entries.length - 1))
  const run = (entry: Action | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  return (
    <Dialog open onClose={onClose} title="命令" width={480}>
      <Input
        data-autofocus
        role="combobox"
        aria-label="搜索命令"
        placeholder="名称或拼音首字母"
        aria-expanded
        aria-controls="designer-commands"
        aria-activedescendant={`designer-command-${current}`}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (by !== undefined) {
            event.preventDefault()
            const next = Math.max(0, Math.min(current + by, entries.length - 1))
            setAt(next)
            document.getElementById(`designer-command-${next}`)?.scrollIntoView?.({ block: 'nearest' })
          }
          if (!isEnter(event)) return
          // The focus returns to a button, which the rest of the key press would press.
          event.preventDefault()
          run(entries[current])
        }}
      />
      <ul id="designer-commands" role="listbox" aria-label="命令" className="mt-2 max-h-80 overflow-auto">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            id={`designer-command-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => {
              run(entry)
            }}
            onPointerMove={() => {
              setAt(index)
            }}
            className={`rounded-control flex cursor-pointer justify-between px-2 py-1.5 text-sm ${index === current ? 'bg-page text-ink' : ''}`}
          >
            <span>
              {entry.label}
              {entry.isChecked && ' ✓'}
            </span>
            <span className="text-muted text-xs">{entry.shortcut ?? entry.note}</span>
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="text-muted py-4 text-center text-xs">没有这个命令</p>}
    </Dialog>
  )
}
