'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import type { AuditEntry, AuditRow } from '@/lib/contract/operator/desk/audit'
import { auditActors, auditEventName } from '@/lib/domain/desk/audit-words'
import { mayDo } from '@/lib/domain/desk/roles'
import { minuteText } from '@/lib/domain/time/china'
import { useDesk } from '../../frame/use-desk'
import { Changes } from './entry-parts'

interface TimelineProps {
  /** The subject of its entries in the audit trail, and its id. */
  subject: string
  id: number | string
}

interface WithTimelineProps extends TimelineProps {
  children: ReactNode
}

interface TrailProps {
  children: ReactNode
  /** 操作记录; null without one. */
  trail: ReactNode
}

/** A detail page with what happened to its row on the right, on narrower windows below it. */
const BesideTrail = ({ children, trail }: TrailProps) => (
  <div
    className={cx(
      'grid grid-cols-1 gap-4',
      trail !== null && 'min-[100rem]:grid-cols-[minmax(0,1fr)_20rem] min-[100rem]:items-start',
    )}
  >
    <div className="min-w-0">{children}</div>
    {trail}
  </div>
)

/** For rows whose trail is read by itself: merchants read that of their orders only, so they have none. */
export function WithTimeline({ children, ...row }: WithTimelineProps) {
  const { data: me } = useDesk()
  const isShown = me?.shop === null && mayDo(me.desk_role, 'audit:read')
  return <BesideTrail trail={isShown ? <Timeline {...row} /> : null}>{children}</BesideTrail>
}

/** For rows that are read with their trail, oldest entry first. */
export const TrailOf = ({ entries, children }: { entries: readonly AuditRow[]; children: ReactNode }) => (
  <BesideTrail
    trail={
      <TrailCard>
        {entries.length === 0 && <p className="text-muted">暂无记录</p>}
        <TrailEntries entries={entries.toReversed()} />
      </TrailCard>
    }
  >
    {children}
  </BesideTrail>
)

const TrailCard = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="timeline-title"
    className="rounded-panel bg-card p-6 text-sm max-md:rounded-none max-md:p-4 min-[100rem]:sticky min-[100rem]:top-20 min-[100rem]:max-h-[calc(100dvh-6rem)] min-[100rem]:overflow-y-auto"
  >
    <h2 id="timeline-title" className="text-ink mb-4 font-semibold">
      操作记录
    </h2>
    {children}
  </section>
)

const TrailEntries = ({ entries }: { entries: readonly (AuditRow & Partial<AuditEntry>)[] }) => (
  <ol className="grid gap-4 empty:hidden">
    {entries.map((row) => (
      <li key={row.audit_id} className="border-line grid gap-1 border-l-2 pl-3">
        <p className="text-ink">{auditEventName(row.event)}</p>
        <p className="text-muted nums text-xs">
          {row.actor_name || auditActors[row.actor_kind]} · {minuteText(row.at)}
        </p>
        <div className="text-xs">
          <Changes row={row} />
        </div>
      </li>
    ))}
  </ol>
)

function Timeline({ subject, id }: TimelineProps) {
  const trail = useInfiniteQuery({
    ...deskQuery.audit.list.infiniteOptions({
      input: (after: string | undefined) => ({
        desk: false,
        subject,
        id: String(id),
        pageSize: 10,
        ...(after !== undefined && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: 0,
    meta: { silent: true },
  })
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trail
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <TrailCard>
      {isError && !data && <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data && rows.length === 0 && <p className="text-muted">暂无记录</p>}
      <TrailEntries entries={rows} />
      {hasNextPage && (
        <Button
          variant="text"
          className="mt-4"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          更早的记录
        </Button>
      )}
    </TrailCard>
  )
}
