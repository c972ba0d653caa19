'use client'
import { useEffect, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Permission } from '@/lib/domain/desk/permissions'
import { notAllowed } from '@/lib/domain/messages/desk'
import { hasOneOf } from '../menu/entries'
import type { DeskEntry } from '../menu/entry'
import { deskMenu, type DeskEntryName } from '../menu/pages'
import { useDesk } from './use-desk'

interface DeskPageProps {
  entry: DeskEntryName
  /** Heading, where it is not that of the entry. */
  title?: string
  /** The permission of the page, where it is another one than that of its entry. */
  needs?: Permission
  isForOperators?: boolean
  /** The page has cards of its own instead of one around all. */
  isBare?: boolean
  children: ReactNode
}

/** A page for merchants and operators, once the role is known. */
export function DeskPage({
  entry,
  title: own,
  needs,
  isForOperators: isOperatorsOnly,
  isBare = false,
  children,
}: DeskPageProps) {
  const found: DeskEntry = deskMenu[entry]
  const { title, operatorTitle = title } = found
  const permission = needs ?? found.permission
  const isForOperators = isOperatorsOnly ?? found.isForOperators ?? false
  const { data, isError, refetch } = useDesk()
  const isOperator = data?.shop === null
  const isElsewhere = isOperator ? found.isForMerchants : isForOperators
  const leaveTo = data === null ? '/shop/review' : data && isElsewhere ? deskMenu.home.href : null
  useEffect(() => {
    if (leaveTo) location.replace(leaveTo)
  }, [leaveTo])
  const heading = own ?? (isOperator ? operatorTitle : title)
  const isRefused = data && !hasOneOf(data.desk_role, permission)

  return (
    <>
      <h1 className="text-ink mb-4 text-xl font-semibold max-md:mb-3 max-md:px-4">{heading}</h1>
      <div
        className={cx(
          (!isBare || !data || leaveTo || isRefused) &&
            'rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4',
        )}
      >
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!isError && (!data || leaveTo) && <Skeleton className="h-80" />}
        {data && !leaveTo && (isRefused ? <Empty occasion="order" text={notAllowed} /> : children)}
      </div>
    </>
  )
}
