'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { Progress } from '../../tasks/progress'
import { exportFileHref, exportSentence, exportShare } from './export-words'

const pollTime = 700

/** Saves the file as a press on its link would. */
function save(exportId: number): void {
  const link = document.createElement('a')
  link.href = exportFileHref(exportId)
  link.download = ''
  link.click()
}

/** An export until its file is there, which is then saved once. */
export function ExportProgress({ begun, onLeave }: { begun: DeskExport; onLeave: () => void }) {
  const client = useQueryClient()
  const { export_id: exportId } = begun
  const { data } = useQuery({
    ...deskQuery.export.info.queryOptions({
      input: { export_id: exportId },
      staleTime: 0,
      meta: { silent: true },
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : pollTime),
    }),
    placeholderData: begun,
  })
  const cancel = useSingleMutation({
    mutationFn: () => desk.export.cancel({ export_id: exportId }),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.export.key() }),
  })
  const now = data ?? begun
  const saved = useRef(false)
  const isReady = now.may_download
  useEffect(() => {
    if (!isReady || saved.current) return
    saved.current = true
    save(exportId)
  }, [isReady, exportId])
  const isRunning = now.state === 'running'
  return (
    <>
      <p aria-live="polite" className="nums">
        {isReady ? `${now.file_name} 已下载，` : ''}
        {exportSentence(now)}
      </p>
      {isRunning && (
        <div className="mt-3">
          <Progress label="导出" share={exportShare(now)} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isRunning && (
          <>
            <Button variant="ghost" onClick={onLeave}>
              在后台继续
            </Button>
            <Button variant="ghost" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              取消导出
            </Button>
          </>
        )}
        {isReady && (
          <a href={exportFileHref(exportId)} download className={buttonClass({ variant: 'ghost' })}>
            再次下载
          </a>
        )}
      </div>
    </>
  )
}
