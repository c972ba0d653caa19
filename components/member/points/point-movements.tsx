'use client'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import { Skeleton } from '@/components/ui/skeleton'
import { cx } from '@/components/ui/cx'
import { query } from '@/lib/client/query'
import type { PointRow } from '@/lib/contract/point'
import { dateTimeText } from '@/lib/domain/text'
import { useMemberList } from '../use-member-list'
import type { Direction } from './my-points'

/** Movements per page (spec 3 §5). */
const pageSize = 20

/** 时间 | 收入/支出 | 详细说明, newest first. */
export function PointMovements({ direction }: { direction: Direction }) {
  const movements = useMemberList((at) =>
    query.point.list.queryOptions({
      input: { page_no: at, page_size: pageSize, ...(direction ? { outin_type: direction } : {}) },
      meta: { silent: true },
    }),
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
          {rows.map((row) => (
            <Movement key={row.id} row={row} />
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

/** On phones the text is above the time, and the points stand at the right end. */
function Movement({ row }: { row: PointRow }) {
  const isIncome = row.outin_type === 'in'
  return (
    <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3">
      <td className={cx(cell, 'nums text-muted max-md:row-start-2 max-md:text-xs')}>
        {dateTimeText(row.created)}
      </td>
      <td
        className={cx(
          cell,
          'nums font-semibold max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-md:text-lg',
          isIncome ? 'text-brand-deep' : 'text-ink',
        )}
      >
        {isIncome ? '+' : '-'}
        {row.point}
      </td>
      <td className={cx(cell, 'text-text max-md:col-start-1 max-md:row-start-1')}>
        {row.point_desc}
        {row.order_id && (
          <span className="nums text-muted block text-xs">
            订单编号：
            {row.has_order ? (
              <Link
                href={`/member/trade/${row.order_id}`}
                className="tap text-link hover:text-brand transition-colors"
              >
                {row.order_id}
              </Link>
            ) : (
              row.order_id
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
