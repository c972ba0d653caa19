'use client'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'

interface Switches {
  is_open: boolean
  is_required: boolean
}

interface QuestionRowProps {
  name: string
  /** Kind and choices. */
  about: string
  value: Switches
  onSwitch: (value: Partial<Switches>) => void
  /** Its buttons. */
  children?: ReactNode
}

/** A field of the profile form: whether it is asked, and whether it must be answered. */
export function QuestionRow({ name, about, value, onSwitch, children }: QuestionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 max-md:px-3">
      <div className={cx('min-w-0 flex-1 max-md:basis-full', !value.is_open && 'opacity-70')}>
        <p className="text-ink truncate text-sm font-medium">{name}</p>
        <p className="text-muted mt-0.5 line-clamp-2 text-xs break-words">{about}</p>
      </div>
      <div className="flex shrink-0 gap-5">
        <Checkbox
          aria-label={`开启${name}`}
          checked={value.is_open}
          onChange={(event) => onSwitch({ is_open: event.target.checked })}
        >
          开启
        </Checkbox>
        <Checkbox
          aria-label={`${name}必填`}
          checked={value.is_required}
          disabled={!value.is_open}
          onChange={(event) => onSwitch({ is_required: event.target.checked })}
        >
          必填
        </Checkbox>
      </div>
      <div className="flex w-36 shrink-0 justify-end gap-1 max-md:ml-auto max-md:w-auto max-md:gap-0">
        {children}
      </div>
    </li>
  )
}

const icons = { 上移: ArrowUp, 下移: ArrowDown, 编辑: Pencil, 删除: Trash2 } as const

/** A button of a row, named with its question. */
export function RowButton({
  action,
  name,
  disabled,
  onClick,
}: {
  action: keyof typeof icons
  name: string
  disabled?: boolean
  onClick: () => void
}) {
  const Icon = icons[action]
  return (
    <button
      type="button"
      aria-label={`${action}${name}`}
      title={action}
      disabled={disabled}
      onClick={onClick}
      className="text-muted hover:text-brand disabled:text-line rounded-control inline-flex size-8 items-center justify-center transition-colors max-md:size-11"
    >
      <Icon className="size-4" aria-hidden />
    </button>
  )
}
