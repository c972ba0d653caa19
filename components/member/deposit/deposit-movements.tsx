'use client'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { cx } from '@/components/ui/cx'
import { query } from '@/lib/client/query'
import type { DepositRow } from '@/lib/contract/deposit'
import { dateTimeText } from '@/lib/domain/text'
import { useMemberList } from '../use-member-list'
import type { Direction } from './my-deposit'

const pageSize = 20

/** 时间 | 收入/支出 | 详细说明, newest first. */
export function DepositMovements({ direction }: { direction: Direction }) {
  const movements = useMemberList((at) =>
    query.deposit.list.queryOptions({
      input: { page: at, pageSize, ...(direction ? { outin_type: direction } : {}) },
      meta: { silent: true },
    }),
  )
  const { page, setPage, data, rows, isPending, isError, isRefetching, refetch } = movements
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending)
    return (
      <div role="status" aria-label="加载中" className="grid gap-3">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    )
  if (rows.length === 0) return <Empty text="尚无记录" />
  const count = data?.total_count ?? 0
  return (
    <>
      <p className="nums text-muted mb-2 text-xs">
        共<span translate="no">{count}</span>条记录
      </p>
      <ul aria-label="余额明细" className="divide-line bg-card rounded-card border-line divide-y border">
        {rows.map((row) => (
          <Movement key={row.deposit_trade_id} row={row} />
        ))}
      </ul>
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

function Movement({ row }: { row: DepositRow }) {
  const isIncome = row.outin_type === 'in'
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="text-text">{row.detail}</p>
        <p className="nums text-muted mt-1 text-xs break-words">
          {dateTimeText(row.created)}
          {row.order_id && ` · 订单编号：${row.order_id}`}
        </p>
      </div>
      <p className={cx('nums shrink-0 text-lg font-semibold', isIncome ? 'text-brand-deep' : 'text-ink')}>
        {isIncome ? '+' : '-'}
        <Price cents={row.money} className="text-inherit!" />
      </p>
    </li>
  )
}
