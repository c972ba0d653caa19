'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { duplicate } from './core/commands/clipboard'
import { insertWidget } from './core/commands/insert'
import { moveWidget, shiftWidget } from './core/commands/move'
import { useEditor } from './editor-context'
import { paletteGroups } from './palette-groups'
import { useRemove } from './use-remove'

interface Entry {
  label: string
  /** Other words under which it is found. */
  words?: string
  shortcut?: string
  run: () => void
}

/** All commands by name: typed, chosen by arrow keys, run by Enter. */
export function CommandPalette({ onClose, extra }: { onClose: () => void; extra: readonly Entry[] }) {
  const editor = useEditor()
  const remove = useRemove()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const { selection } = editor.state
  const id = selection.at(-1)
  const ofSelection: Entry[] =
    id === undefined
      ? []
      : [
          { label: '复制所选挂件', shortcut: 'Ctrl+D', run: () => editor.run(duplicate(selection)) },
          {
            label: '删除所选挂件',
            shortcut: 'Delete',
            run: () => {
              remove(selection)
            },
          },
          { label: '上移', shortcut: 'Alt+↑', run: () => editor.run(shiftWidget(id, -1)) },
          { label: '下移', shortcut: 'Alt+↓', run: () => editor.run(shiftWidget(id, 1)) },
          { label: '移动到头部', run: () => editor.run(moveWidget(id, { zone: 'header', index: 0 })) },
          { label: '移动到尾部', run: () => editor.run(moveWidget(id, { zone: 'footer', index: 0 })) },
        ]
  const inserts = paletteGroups(search).flatMap(({ entries }) =>
    entries.map(({ type, name }): Entry => ({
      label: `添加${name}`,
      words: type,
      run: () => editor.run(insertWidget(type)),
    })),
  )
  const wanted = search.trim().toLowerCase()
  const named = [...ofSelection, ...extra].filter(({ label }) => label.toLowerCase().includes(wanted))
  const entries = [...named, ...inserts]
  const current = Math.min(at, entries.length - 1)
  const run = (entry: Entry | undefined) => {
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
            setAt(Math.max(0, Math.min(current + by, entries.length - 1)))
          }
          if (event.key === 'Enter') run(entries[current])
        }}
      />
      <ul id="designer-commands" role="listbox" aria-label="命令" className="mt-2 max-h-80 overflow-auto">
        {entries.map((entry, index) => (
          <li
            key={`${entry.label}-${entry.words ?? ''}`}
            id={`designer-command-${index}`}
            role="option"
            aria-selected={index === current}
            onClick={() => {
              run(entry)
            }}
            onPointerEnter={() => {
              setAt(index)
            }}
            className={`rounded-control flex cursor-pointer justify-between px-2 py-1.5 text-sm ${index === current ? 'bg-page text-ink' : ''}`}
          >
            <span>{entry.label}</span>
            <span className="text-faint text-xs">{entry.shortcut ?? entry.words}</span>
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="text-muted py-4 text-center text-xs">没有这个命令</p>}
    </Dialog>
  )
}
