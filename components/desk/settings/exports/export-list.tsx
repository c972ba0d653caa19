'use client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { mayDo } from '@/lib/domain/desk/roles'
import { exportKeptDays, exportStates } from '@/lib/domain/export/subjects'
import { minuteText } from '@/lib/domain/time/china'
import { useDesk } from '../../frame/use-desk'
import { sizeText } from '../../list/size-text'
import { hasOneOf } from '../../menu/entries'
import { deskMenu } from '../../menu/pages'
import { Progress } from '../../tasks/progress'
import { ExportButton } from './export-button'
import { exportFileHref, exportSentence, exportShare, exportTitle, formatNames } from './export-words'

/** Milliseconds between two looks at exports that are being written. */
const pollTime = 2000

/** 导出记录: who exported what, and the files that are still kept, the newest first. */
export function ExportList() {
  const exports = useInfiniteQuery({
    ...deskQuery.export.list.infiniteOptions({
      input: (after: number | undefined) => ({ ...(after !== undefined && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    staleTime: 0,
    meta: { silent: true },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ list }) => list.some((row) => row.state === 'running')) ? pollTime : false,
  })
  const { data, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = exports
  const list = data?.pages.flatMap((page) => page.list) ?? []
  return (
    <>
      <Above />
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {!isError && !data && <ListSkeleton />}
      {data && list.length === 0 && (
        <Empty occasion="order" text="还没有导出过。在商品、订单等列表上点“导出”，文件会出现在这里" />
      )}
      {list.length > 0 && (
        <ul aria-label="导出记录" className="divide-line border-line divide-y border-y">
          {list.map((row) => (
            <ExportRow key={row.export_id} row={row} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className="mt-4 text-center">
          <Button variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            更早的导出
          </Button>
        </p>
      )}
    </>
  )
}

/** How long files are kept, and exports of subjects that have no list of their own yet. */
function Above() {
  const { data } = useDesk()
  if (!data) return null
  const { desk_role: role, shop } = data
  const isOperator = shop === null
  const seesTasks = isOperator && hasOneOf(role, deskMenu.tasks.permission)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted text-sm">
        文件保留{exportKeptDays}天。
        {seesTasks && (
          <>
            导入和批量修改见
            <Link
              href={deskMenu.tasks.href}
              className="text-link hover:text-brand underline underline-offset-2"
            >
              任务
            </Link>
            。
          </>
        )}
      </p>
      <span className="flex flex-wrap gap-3">
        {mayDo(role, 'refund:read') && (
          <ExportButton subject="refunds" begin={(choice) => desk.refund.export(choice)}>
            导出退款单
          </ExportButton>
        )}
        {isOperator && mayDo(role, 'member:read') && (
          <ExportButton subject="members" begin={(choice) => desk.member.export(choice)}>
            导出会员
          </ExportButton>
        )}
      </span>
    </div>
  )
}

function ExportRow({ row }: { row: DeskExport }) {
  const client = useQueryClient()
  const cancel = useSingleMutation({
    mutationFn: () => desk.export.cancel({ export_id: row.export_id }),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.export.list.key() }),
  })
  const title = exportTitle(row)
  const notes = [
    row.username,
    minuteText(row.created),
    formatNames[row.format],
    row.bytes > 0 && sizeText(row.bytes),
    row.state === 'done' && `${minuteText(row.expires)} 到期`,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-ink break-words">
          {title}
          <span className="text-muted ml-2 text-sm">{exportStates[row.state]}</span>
        </p>
        <p className="text-muted nums mt-1 text-sm break-words">{notes.filter(Boolean).join(' · ')}</p>
        <p className="text-text nums mt-1 text-sm break-words">{exportSentence(row)}</p>
      </div>
      {row.state === 'running' && (
        <>
          <Progress label={`导出${title}`} share={exportShare(row)} />
          {row.is_own && (
            <Button
              variant="ghost"
              aria-label={`取消导出${title}`}
              loading={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              取消导出
            </Button>
          )}
        </>
      )}
      {row.may_download && (
        <a
          href={exportFileHref(row.export_id)}
          download
          aria-label={`下载 ${row.file_name}`}
          className="text-link hover:text-brand inline-flex min-h-9 items-center text-sm max-md:min-h-11"
        >
          下载
        </a>
      )}
      {row.state === 'done' && !row.may_download && (
        <p className="text-muted text-sm">含有个人信息，您的账号没有导出权限</p>
      )}
    </li>
  )
}
