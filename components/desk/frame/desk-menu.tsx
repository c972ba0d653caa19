'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { entriesFor, isOpenEntry } from '../menu/entries'
import { deskGroups, type DeskEntry } from '../menu/entry'
import { todoCount } from '../menu/todo-count'
import { readClosedGroups, storeClosedGroups } from './closed-groups'
import { useDesk } from './use-desk'

/** The menu of the desk in groups that can be closed, with the number of open tasks beside an entry. */
export function DeskMenu() {
  const path = usePathname()
  const { data } = useDesk()
  const id = useId()
  const [closed, setClosed] = useState(readClosedGroups)
  if (!data) return <Skeleton className="h-80" />
  const isOperator = data.shop === null
  const { menu, settings } = entriesFor({ isOperator, role: data.desk_role })
  const isSetting = settings.some(([, entry]) => !entry.isInMenu && isOpenEntry(entry, path))
  const toggle = (group: string) => {
    const next = closed.includes(group) ? closed.filter((name) => name !== group) : [...closed, group]
    setClosed(next)
    storeClosedGroups(next)
  }
  return (
    <nav aria-label={isOperator ? '运营中心' : '商家中心'} className="grid gap-2">
      {deskGroups.map((group, index) => {
        const own = menu.filter(([, entry]) => entry.group === group)
        if (own.length === 0) return null
        const isClosed = closed.includes(group)
        const todo = own.reduce((sum, [name]) => sum + todoCount(name, data), 0)
        return (
          <div key={group} role="group" aria-label={group}>
            <h2>
              <button
                type="button"
                aria-expanded={!isClosed}
                aria-controls={`${id}-${index}`}
                onClick={() => toggle(group)}
                className="text-muted hover:text-ink flex h-8 w-full items-center justify-between px-3 text-xs max-lg:h-11"
              >
                {group}
                <span className="flex items-center gap-2">
                  {isClosed && <TodoCount count={todo} />}
                  <ChevronDown className={cx('size-3.5', isClosed && '-rotate-90')} aria-hidden />
                </span>
              </button>
            </h2>
            <ul id={`${id}-${index}`} hidden={isClosed}>
              {own.map(([name, entry]) => (
                <MenuEntry
                  key={name}
                  entry={entry}
                  isOpen={isOpenEntry(entry, path)}
                  isAbove={name === 'settings' && isSetting}
                  todo={todoCount(name, data)}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

interface MenuEntryProps {
  entry: DeskEntry
  isOpen: boolean
  /** The open page is one of those that it leads to. */
  isAbove: boolean
  todo: number
}

const MenuEntry = ({ entry, isOpen, isAbove, todo }: MenuEntryProps) => (
  <li>
    <Link
      href={entry.href}
      aria-current={isOpen ? 'page' : isAbove ? 'true' : undefined}
      className={cx(
        'rounded-control flex h-9 items-center justify-between gap-2 px-3 text-sm max-lg:h-11',
        isOpen || isAbove
          ? 'bg-brand-tint text-brand font-semibold'
          : 'text-text hover:bg-page hover:text-ink',
      )}
    >
      {entry.label}
      <TodoCount count={todo} />
    </Link>
  </li>
)

const TodoCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="nums bg-brand min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-normal text-white">
      {count > 99 ? '99+' : count}
      <span className="sr-only">项待办</span>
    </span>
  )
