'use client'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import { Skeleton } from '@/components/ui/skeleton'
import type { PagesOptions } from '@/lib/client/page/use-pages'
import { dateTimeText } from '@/lib/domain/time/china'
import { useMemberList } from '../use-member-list'

/** Movements per page (spec 3 §5). */
const pageSize = 20

export type Direction = '' | 'income' | 'outcome'

/** The page and the direction that a call of an account is asked for. */
interface MovementsPage {
  page: number
  pageSize: number
  outin_type?: 'income' | 'outcome'
}

/** A movement as the list shows it. */
interface Movement {
  id: number
  isIncome: boolean
  /** Without its sign. */
  amount: ReactNode
  text: string
  /** Epoch seconds. */
  created: number
  /** Empty or null when it belongs to no order. */
  orderId: string | null
  /** Whether the member can open that order. */
  hasOrder: boolean
}

export interface MovementsProps<Data extends { list: unknown[] }, Key extends QueryKey> {
  optionsOf: (input: MovementsPage) => ReturnType<PagesOptions<Data, Key>['optionsOf']>
  movementOf: (row: Data['list'][number]) => Movement
  direction: Direction
}

/** 时间 | 收入/支出 | 详细说明, newest first. */
export function Movements<Data extends { list: unknown[]; total_count: number }, Key extends QueryKey>({
  optionsOf,
  movementOf,
  direction,
}: MovementsProps<Data, Key>) {
  const movements = useMemberList((page) =>
    optionsOf({ page, pageSize, ...(direction && { outin_type: direction }) }),
  )
  const { page, setPage, data, rows, isPending, isError, isRefetching, refetch } = movements
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending) return <MovementsSkeleton />
  if (rows.length === 0) return <Empty text="尚无记录" />
  const count = data?.total_count ?? 0
  return (
    <>
      <p className="nums text-muted mb-2 text-xs">
        共<span translate="no">{count}</span>条记录
      </p>
      <table className="block w-full text-sm md:table">
        <thead className="bg-page text-muted max-md:sr-only">
          <tr>
            {['时间', '收入/支出', '详细说明'].map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 text-left font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line max-md:bg-card max-md:rounded-card max-md:border-line divide-y max-md:block max-md:border">
          {rows.map(movementOf).map((movement) => (
            <MovementRow key={movement.id} {...movement} />
          ))}
        </tbody>
      </table>
      <ListPages
        page={page}
        count={count}
        pageSize={pageSize}
        list={movements}
        onMore={setPage}
        onTurn={(next) => {
          setPage(next)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

const cell = 'px-4 py-3 max-md:p-0'

/** On phones the text is above the time, and the amount stands at the right end. */
function MovementRow({ isIncome, amount, text, created, orderId, hasOrder }: Movement) {
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3">
      <td className={cx(cell, 'nums text-muted max-md:row-start-2 max-md:text-xs')}>
        <span translate="no">{dateTimeText(created)}</span>
      </td>
      <td
        className={cx(
          cell,
          'nums font-semibold max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-md:text-lg',
          isIncome ? 'text-brand-deep' : 'text-ink',
        )}
      >
        <span translate="no">
          {isIncome ? '+' : '-'}
          {amount}
        </span>
      </td>
      <td className={cx(cell, 'text-text max-md:col-start-1 max-md:row-start-1')}>
        {text}
        {orderId && (
          <span className="nums text-muted block text-xs">
            订单编号：
            {hasOrder ? (
              <Link
                href={`/member/trade/${orderId}`}
                translate="no"
                className="tap text-link hover:text-brand break-all transition-colors"
              >
                {orderId}
              </Link>
            ) : (
              <span translate="no" className="break-all">
                {orderId}
              </span>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

function MovementsSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-12 max-md:h-16" />
      ))}
    </div>
  )
}
