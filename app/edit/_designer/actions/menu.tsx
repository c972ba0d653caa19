'use client'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '@/components/ui/cx'
import type { Action } from './actions'

interface Props {
  label: string
  /** Position of its corner in the window. */
  at: { x: number; y: number }
  /** Groups of entries, with a line between them. */
  groups: readonly (readonly Action[])[]
  onClose: () => void
  /** Takes the focus when the menu is left without choosing. */
  onLeave?: () => void
}

/** A menu at a point of the window: arrow keys, Home, End, first letters, Enter, Escape. */
export function Menu({ label, at, groups, onClose, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: at.x, top: at.y })

  useLayoutEffect(() => {
    const menu = box.current
    if (!menu) return
    const { width, height } = menu.getBoundingClientRect()
    setPlace({
      left: Math.max(4, Math.min(at.x, window.innerWidth - width - 4)),
      top: Math.max(4, Math.min(at.y, window.innerHeight - height - 4)),
    })
    menu.querySelector<HTMLElement>('[role^=menuitem]:not(:disabled)')?.focus()
  }, [at])

  const leave = () => {
    onClose()
    onLeave?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the designer must not act behind the menu.
    event.stopPropagation()
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])]
    const index = items.findIndex((item) => item === document.activeElement)
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[event.key]
    if (target !== undefined) items[target]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') leave()
    else if (event.key.length === 1) {
      const rest = [...items.slice(index + 1), ...items.slice(0, index + 1)]
      rest.find((item) => item.textContent.startsWith(event.key))?.focus()
      return
    } else return
    event.preventDefault()
  }

  return (
    <div
      className="fixed inset-0 z-50"
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) leave()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
      }}
    >
      <div
        ref={box}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="rounded-card border-line bg-card shadow-float absolute max-h-[calc(100dvh-8px)] min-w-48 overflow-y-auto border py-1 text-xs"
        style={place}
      >
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <div
              key={group[0]?.id}
              role="group"
              className={cx(index > 0 && 'border-line mt-1 border-t pt-1')}
            >
              {group.map(({ id, label: text, shortcut, isDisabled, isChecked, run }) => (
                <button
                  key={id}
                  type="button"
                  role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                  aria-checked={isChecked}
                  disabled={isDisabled}
                  onClick={() => {
                    onClose()
                    run()
                  }}
                  className="hover:bg-page focus:bg-page text-text disabled:text-faint flex h-8 w-full items-center justify-between gap-6 px-3 text-left outline-none"
                >
                  <span>
                    {text}
                    {isChecked && ' ✓'}
                  </span>
                  {shortcut && <span className="text-muted">{shortcut}</span>}
                </button>
              ))}
            </div>
          ))}
      </div>
    </div>
  )
}
