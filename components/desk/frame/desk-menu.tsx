'use client'
import { usePathname } from 'next/navigation'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { deskGroups, deskMenu, isOpenEntry, seesEntry, todoCount, type DeskEntry } from '../menu'
import { useDesk } from '../use-desk'

/** The menu of the desk in groups, with the number of open tasks beside an entry. */
export function DeskMenu() {
  const path = usePathname()
  const { data } = useDesk()
  if (!data) return <Skeleton className="h-80" />
  const isOperator = data.shop === null
  const entries = Object.entries<DeskEntry>(deskMenu).filter(([, entry]) =>
    seesEntry(entry, { isOperator, role: data.desk_role }),
  )
  return (
    <nav aria-label={isOperator ? '运营中心' : '商家中心'} className="grid gap-4">
      {deskGroups.map((group) => {
        const own = entries.filter(([, entry]) => entry.group === group)
        return (
          own.length > 0 && (
            <div key={group} role="group" aria-label={group}>
              <h2 className="text-muted px-3 py-1 text-xs">{group}</h2>
              <ul>
                {own.map(([name, entry]) => {
                  const isOpen = isOpenEntry(entry, path)
                  const count = todoCount(name, data)
                  return (
                    <li key={name}>
                      <Link
                        href={entry.href}
                        aria-current={isOpen ? 'page' : undefined}
                        className={cx(
                          'rounded-control flex h-9 items-center justify-between gap-2 px-3 text-sm max-lg:h-11',
                          isOpen
                            ? 'bg-brand-tint text-brand font-semibold'
                            : 'text-text hover:bg-page hover:text-ink',
                        )}
                      >
                        {entry.label}
                        {count > 0 && (
                          <span className="nums bg-brand min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-normal text-white">
                            {count > 99 ? '99+' : count}
                            <span className="sr-only">项待办</span>
                          </span>
                        )}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}
