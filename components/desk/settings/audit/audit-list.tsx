'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button, buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { deskQuery } from '@/lib/client/call/desk'
import type { AuditEntry } from '@/lib/contract/operator/desk/audit'
import { auditActors, auditEventName, auditSubjectText, deviceName } from '@/lib/domain/desk/audit-words'
import { minuteText } from '@/lib/domain/time/china'
import { useDesk } from '../../frame/use-desk'
import { ColumnChooser } from '../../index-page/column-chooser'
import { IndexBar } from '../../index-page/index-bar'
import { IndexPages } from '../../index-page/index-pages'
import { IndexTable, type IndexColumn } from '../../index-page/index-table'
import { IndexViews } from '../../index-page/index-views'
import { useIndexPage } from '../../index-page/use-index-page'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { useIndexPlace } from '../../list/use-index-place'
import { useScrollPlace } from '../../list/use-scroll-place'
import { deskMenu } from '../../menu/pages'
import { auditFileHref, auditFilterOf, auditFiltersOf } from './audit-filter'
import { AuditFilters } from './audit-filters'
import { ChainCheck } from './chain-check'
import { Changes } from './entry-parts'

/** 操作记录: who did what, when, where, with the values before and after (contract operator §3). */
export function AuditList() {
  const place = useIndexPlace(deskMenu.audit.href)
  const setup = useIndexPage('audit', place)
  const isOperator = useDesk().data?.shop === null
  const after = place.trail.at(-1)
  const { data, isError, isPlaceholderData, isRefetching, refetch } = useQuery({
    ...deskQuery.audit.list.queryOptions({
      input: { ...auditFilterOf(place.values), pageSize: 20, ...(after && { after }) },
      staleTime: 0,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const { who, keywords = '' } = place.values
  const whoName = data?.list.find((row) => row.actor_id === who)?.actor_name
  const filters = auditFiltersOf(place.values, whoName)
  const showPerson = (row: AuditEntry) => place.narrow({ who: row.actor_id })
  const columns = columnsOf(showPerson)
  const isShown = setup.isReady && data !== undefined
  useScrollPlace(deskMenu.audit.href, isShown)
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <ListHead
        chooser={<ColumnChooser setup={setup} columns={columns} />}
        tools={
          <>
            <a href={auditFileHref(place.values)} download className={buttonClass({ variant: 'ghost' })}>
              导出
            </a>
            {isOperator && <ChainCheck />}
          </>
        }
        search={
          <DeskSearch
            key={keywords}
            label="编号、原因或内容"
            value={keywords}
            onSearch={(next) => place.narrow({ keywords: next || undefined })}
          />
        }
        filterCount={filters.filter(({ name }) => name !== 'keywords').length}
        filters={<AuditFilters place={place} />}
      />
      <IndexBar setup={setup} place={place} filters={filters} />
      {!isShown && !isError && <ListSkeleton />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {isShown && data.list.length === 0 && (
        <Empty
          occasion="search"
          text={
            data.next !== null
              ? '这一段记录里没有符合条件的，请看下一页'
              : filters.length > 0
                ? '没有符合条件的记录'
                : '还没有操作记录'
          }
        />
      )}
      {isShown && (data.list.length > 0 || data.next !== null) && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {data.list.length > 0 && (
            <IndexTable
              label="操作记录"
              columns={columns}
              setup={setup}
              rows={data.list}
              idOf={({ audit_id: id }) => id}
              nameOf={(row) => auditEventName(row.event)}
              card={(row) => <AuditCard row={row} onPerson={showPerson} />}
            />
          )}
          <IndexPages place={place} total={data.total_count} hasMore={data.more} next={data.next} />
        </div>
      )}
    </>
  )
}

/** The person of an entry; pressing the name of a person at the desk filters by it. */
function Actor({ row, onPerson }: { row: AuditEntry; onPerson: (row: AuditEntry) => void }) {
  const isPerson = row.actor_kind === 'operator' || row.actor_kind === 'merchant'
  if (!isPerson) return auditActors[row.actor_kind]
  const name = row.actor_name || `${auditActors[row.actor_kind]} ${row.actor_id}`
  return (
    <Button variant="text" aria-label={`只看${name}`} onClick={() => onPerson(row)}>
      {name}
    </Button>
  )
}

const whereText = (row: AuditEntry): string => [row.ip, deviceName(row.device)].filter(Boolean).join(' · ')

const whatText = (row: AuditEntry): string => auditSubjectText(row.subject, row.subject_id, row.subject_name)

const columnsOf = (onPerson: (row: AuditEntry) => void): IndexColumn<AuditEntry>[] => [
  {
    name: 'at',
    header: '时间',
    cell: (row) => <span className="nums whitespace-nowrap">{minuteText(row.at)}</span>,
    className: 'w-36',
  },
  {
    name: 'actor',
    header: '操作人',
    cell: (row) => <Actor row={row} onPerson={onPerson} />,
    className: 'w-36',
  },
  {
    name: 'event',
    header: '操作',
    cell: (row) => (
      <>
        <p className="text-ink">{auditEventName(row.event)}</p>
        <p className="text-muted nums text-xs break-all group-data-[compact]/index:hidden">{whatText(row)}</p>
      </>
    ),
    className: 'w-44',
  },
  { name: 'subject', header: '对象', cell: whatText, className: 'w-36', isOptional: true },
  { name: 'change', header: '变更', cell: (row) => <Changes row={row} /> },
  {
    name: 'where',
    header: '来源',
    cell: (row) => (
      <span className="nums text-muted text-xs break-all" title={row.device}>
        {whereText(row) || '-'}
      </span>
    ),
    className: 'w-44',
  },
]

function AuditCard({ row, onPerson }: { row: AuditEntry; onPerson: (row: AuditEntry) => void }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink">{auditEventName(row.event)}</span>
        <Actor row={row} onPerson={onPerson} />
      </p>
      <p className="text-muted nums text-xs break-all">
        {[minuteText(row.at), whatText(row), whereText(row)].filter(Boolean).join(' · ')}
      </p>
      <Changes row={row} />
    </div>
  )
}
