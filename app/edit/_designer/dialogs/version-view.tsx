'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { designer, designerQuery } from '@/lib/client/call/designer'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { DesignDocument, Zone } from '@/lib/domain/design/document'
import { useEditor, useEditorState } from '../document/editor-context'
import type { Publication } from '../entry/use-publication'
import { differencesBetween, partOf, type Difference } from '../saving/differences'
import { settingNames } from '../saving/setting-names'
import { devices, PagePreview } from '../view/page-preview'

const words: Record<Difference['what'], string> = {
  added: '恢复后增加',
  removed: '恢复后删除',
  changed: '恢复后改变',
}

interface Props {
  /** 0 for header and footer. */
  pageId: number
  number: number
  framePages: number
  publication: Pick<Publication, 'mayPublish' | 'settle' | 'reload'>
}

/** One version: its preview, its changes, and a button that restores it. */
export function VersionView({ pageId, number, framePages, publication }: Props) {
  const editor = useEditor()
  const draft = useEditorState((state) => state.document)
  const [busy, setBusy] = useState<'draft' | 'publish' | null>(null)
  const { data, isError, isRefetching, refetch } = useQuery(
    designerQuery.design.version.queryOptions({ input: { page_id: pageId, number }, meta: { silent: true } }),
  )
  if (isError) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  if (!data) return <Skeleton className="h-80" />

  const isFrame = pageId === 0
  const zones: readonly Zone[] = isFrame ? ['header', 'footer'] : ['body']
  const document = data.document as DesignDocument
  const differences = differencesBetween(partOf(draft, zones), partOf(document, zones))

  const restore = async (publish: boolean) => {
    const kept = '现在的草稿会保留为一个版本。'
    const text = !publish
      ? `草稿恢复到版本${number}？${kept}`
      : isFrame
        ? `恢复到版本${number}并发布，${framePages}个页面的头部和尾部都会更新。${kept}`
        : `恢复到版本${number}并立即发布？${kept}`
    if (!(await confirm({ text, danger: publish }))) return
    setBusy(publish ? 'publish' : 'draft')
    try {
      if (!(await publication.settle())) return
      await designer.design.rollback({ page_id: pageId, number, publish })
      toast.success(publish ? `已发布版本${number}` : `草稿已恢复到版本${number}`)
      publication.reload()
    } catch (error) {
      showErrorToast(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <section aria-label={`版本${number}`} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted mr-auto text-xs">{data.revision.widgets}个挂件</p>
        {publication.mayPublish && (
          <>
            <Button
              variant="outline"
              size="small"
              loading={busy === 'draft'}
              disabled={busy !== null || differences.length === 0}
              onClick={() => void restore(false)}
            >
              恢复到草稿
            </Button>
            <Button
              size="small"
              loading={busy === 'publish'}
              disabled={busy !== null}
              onClick={() => void restore(true)}
            >
              恢复并发布
            </Button>
          </>
        )}
      </div>
      <details className="border-line rounded-control border px-3 py-2 text-xs" open={differences.length < 6}>
        <summary className="cursor-pointer">
          {differences.length === 0 ? '和草稿相同' : `和草稿有${differences.length}处不同`}
        </summary>
        <ul aria-label="差异" className="mt-2 grid max-h-40 gap-1 overflow-auto">
          {differences.map(({ id, type, what, keys }) => (
            <li key={id}>
              {editor.catalogue.nameOf(type)}：{words[what]}
              {settingNames(type, keys)}
            </li>
          ))}
        </ul>
      </details>
      <PagePreview document={document} device={devices.desktop} />
    </section>
  )
}
