'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { MerchantPage } from '@/components/merchant/merchant-page'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import { notAllowed } from '@/lib/domain/messages/desk'
import { deskMenu, seesEntry, type DeskEntry, type DeskEntryName } from './menu'
import { useDesk } from './use-desk'

/** A page for merchants and operators: the navigation, and the page once the role is known. */
export function DeskPage({ entry, children }: { entry: DeskEntryName; children: ReactNode }) {
  const { title, operatorTitle = title, isForOperators = false, permission }: DeskEntry = deskMenu[entry]
  const { data, isError, refetch } = useDesk()
  const isOperator = data?.shop === null
  const leaveTo =
    data === null ? '/shop/review' : data && isForOperators && !isOperator ? deskMenu.home.href : null
  useEffect(() => {
    if (leaveTo) location.replace(leaveTo)
  }, [leaveTo])

  return (
    <MerchantPage title={isOperator ? operatorTitle : title}>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && (!data || leaveTo) && <Skeleton className="h-80" />}
      {data && !leaveTo && (
        <>
          <DeskMenu entry={entry} isOperator={isOperator} role={data.desk_role} />
          {permission && !mayDo(data.desk_role, permission) ? (
            <Empty occasion="order" text={notAllowed} />
          ) : (
            children
          )}
        </>
      )}
    </MerchantPage>
  )
}

interface DeskMenuProps {
  entry: DeskEntryName
  isOperator: boolean
  role: DeskRole
}

function DeskMenu({ entry, isOperator, role }: DeskMenuProps) {
  const menu = useRef<HTMLElement>(null)
  // On phones the menu is wider than the window: the current entry comes to its middle.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && current)
      menu.current.scrollLeft = current.offsetLeft - (menu.current.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav
      ref={menu}
      aria-label={isOperator ? '运营中心' : '商家中心'}
      className="border-line relative mb-6 flex gap-6 overflow-x-auto border-b"
    >
      {Object.entries<DeskEntry>(deskMenu)
        .filter(([, one]) => seesEntry(one, { isOperator, role }))
        .map(([name, { href, label }]) => (
          <Link
            key={name}
            href={href}
            aria-current={name === entry ? 'page' : undefined}
            className={cx(
              'flex h-11 shrink-0 items-center border-b-2 text-sm whitespace-nowrap',
              name === entry
                ? 'border-brand text-brand font-semibold'
                : 'text-text hover:text-brand border-transparent',
            )}
          >
            {label}
          </Link>
        ))}
    </nav>
  )
}
