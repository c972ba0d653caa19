'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Pagination } from '@/components/ui/pagination'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { designerQuery } from '@/lib/client/call/designer'
import type { DesignRevision } from '@/lib/contract/operator/content/design'
import type { Publication } from '../entry/use-publication'
import { timeText } from './time-text'
import { VersionView } from './version-view'

const pageSize = 20

const states: Record<DesignRevision['state'], string> = {
  published: '已发布',
  scheduled: '定时发布',
  kept: '草稿备份',
  cancelled: '定时已取消',
}

/** When a version became public or will be; when it was saved, for those that never do. In epoch seconds. */
const timeOf = ({ state, published, publish_at, created }: DesignRevision): number =>
  published ?? (state === 'scheduled' ? publish_at : null) ?? created

/** The owner of versions: the page, or the header and footer that all pages share (page 0). */
type VersionedPart = 'page' | 'frame'

interface Props {
  pageId: number
  /** The number of pages that share header and footer. */
  framePages: number
  publication: Pick<Publication, 'mayPublish' | 'settle' | 'reload'>
  onClose: () => void
}

/** 版本记录: the versions of the page, and of header and footer; with preview and restoring. */
export function VersionsDialog({ pageId, framePages, publication, onClose }: Props) {
  const [part, setPart] = useState<VersionedPart>('page')
  return (
    <Dialog open onClose={onClose} title="版本记录" width={1120}>
      <Tabs<VersionedPart>
        label="版本"
        items={[
          { value: 'page', label: '页面' },
          { value: 'frame', label: `头部和尾部（${framePages}个页面共用）` },
        ]}
        value={part}
        onChange={setPart}
        className="border-line mb-4 border-b"
      >
        <Versions
          key={part}
          pageId={part === 'page' ? pageId : 0}
          framePages={framePages}
          publication={publication}
        />
      </Tabs>
    </Dialog>
  )
}

function Versions({ pageId, framePages, publication }: Omit<Props, 'onClose'>) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const input = { page_id: pageId, page, pageSize }
  const { data, isError, isRefetching, refetch } = useQuery({
    ...designerQuery.design.versions.queryOptions({ input, staleTime: 0, meta: { silent: true } }),
    placeholderData: keepPreviousData,
  })
  if (isError && !data) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <Skeleton className="h-80" />
  if (data.list.length === 0)
    return <p className="text-muted py-10 text-center">还没有版本，发布后会有第一个版本。</p>
  const number = chosen ?? data.list[0]?.number
  return (
    <div className="grid gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <ul aria-label="版本" className="grid gap-1">
          {data.list.map((one) => {
            const isLive = one.number === data.live_number
            return (
              <li key={one.number}>
                <button
                  type="button"
                  aria-current={one.number === number}
                  onClick={() => {
                    setChosen(one.number)
                  }}
                  className={cx(
                    'rounded-control grid w-full gap-0.5 border px-3 py-2 text-left text-xs',
                    one.number === number ? 'border-link bg-link/5' : 'border-line hover:border-faint',
                  )}
                >
                  <span className="flex justify-between">
                    <span className="text-ink font-semibold">版本{one.number}</span>
                    <span className={isLive ? 'text-programme font-semibold' : 'text-muted'}>
                      {isLive ? '线上版本' : states[one.state]}
                    </span>
                  </span>
                  <span className="text-muted">
                    {one.editor.name || '系统'} · {timeText(timeOf(one))}
                  </span>
                  {one.note && <span className="text-text line-clamp-2">{one.note}</span>}
                </button>
              </li>
            )
          })}
        </ul>
        <Pagination
          className="mt-3"
          page={page}
          count={data.total_count}
          pageSize={pageSize}
          onChange={(next) => {
            setPage(next)
            setChosen(null)
          }}
        />
      </div>
      {number !== undefined && (
        <VersionView
          key={number}
          pageId={pageId}
          number={number}
          framePages={framePages}
          publication={publication}
        />
      )}
    </div>
  )
}
