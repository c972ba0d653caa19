'use client'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'

/** A folder of the library; undefined for all pictures, empty for those without one. */
export type Folder = string | undefined

/** Longest name of a folder (contract of the call). */
const maxName = 20

interface Props {
  folders: readonly string[]
  folder: Folder
  onSelect: (folder: Folder) => void
}

/** The folders of the library. A new one is kept with its first picture. */
export function PictureFolders({ folders, folder, onSelect }: Props) {
  const [isAdding, setAdding] = useState(false)
  const isNew = folder !== undefined && folder !== '' && !folders.includes(folder)
  const entries: { value: Folder; label: string }[] = [
    { value: undefined, label: '全部图片' },
    { value: '', label: '未分组' },
    ...[...folders, ...(isNew ? [folder] : [])].map((value) => ({ value, label: value })),
  ]
  const add = (name: string) => {
    setAdding(false)
    if (name.trim()) onSelect(name.trim())
  }
  return (
    <nav aria-label="图片分组" className="border-line w-36 shrink-0 border-r pr-3">
      <ul className="grid max-h-[26rem] gap-0.5 overflow-y-auto">
        {entries.map(({ value, label }) => (
          <li key={value ?? '*'}>
            <button
              type="button"
              aria-current={folder === value}
              className={cx(
                'rounded-control h-9 w-full truncate px-3 text-left text-sm',
                folder === value ? 'bg-link/10 text-link font-semibold' : 'text-text hover:bg-page',
              )}
              onClick={() => {
                onSelect(value)
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <Input
          aria-label="分组名称"
          placeholder="按回车确认"
          className="mt-2 h-8!"
          maxLength={maxName}
          ref={(input) => input?.focus()}
          onBlur={({ target }) => {
            add(target.value)
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) add(event.currentTarget.value)
            if (event.key !== 'Escape') return
            // Only the field closes.
            event.preventDefault()
            event.stopPropagation()
            setAdding(false)
          }}
        />
      ) : (
        <button
          type="button"
          className="text-link hover:text-brand mt-2 flex h-9 items-center gap-1.5 px-3 text-xs"
          onClick={() => setAdding(true)}
        >
          <FolderPlus className="size-4" aria-hidden />
          新建分组
        </button>
      )}
    </nav>
  )
}
