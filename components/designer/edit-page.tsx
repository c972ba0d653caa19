'use client'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { confirm } from '@/lib/client/confirm'
import { desk } from '@/lib/client/desk'
import { showErrorToast } from '@/lib/client/error-toast'
import { toast } from '@/lib/client/toast'
import type { DesignDocument } from '@/lib/domain/design/document'
import { Designer } from './designer'
import { useDesign, type Design } from './use-design'
import { useLock } from './use-lock'

/** The designer of one page: opens its draft, keeps the lock, saves and publishes. */
export function EditPage({ pageId }: { pageId: number }) {
  const [state, retry] = useDesign(pageId)
  if (state.kind === 'open') return <OpenPage pageId={pageId} design={state} />
  return (
    <main className="column py-10">
      <h1 className="sr-only">页面装修</h1>
      {state.kind === 'loading' ? (
        <Skeleton className="h-[70vh]" />
      ) : (
        <ErrorState text={state.message || undefined} onRetry={retry} />
      )}
    </main>
  )
}

function OpenPage({ pageId, design }: { pageId: number; design: Design }) {
  const { opened, editor, autosave, session } = design
  const [lock, takeOver] = useLock(pageId, design)

  const open = async () => {
    const { document, version, frame_version } = await desk.design.open({ page_id: pageId, session })
    return { document: document as DesignDocument, version, frame_version }
  }

  const publish = async () => {
    const outdated = opened.is_outdated
    if (outdated && !(await confirm({ text: '页面在别处发布过，发布草稿会覆盖它。继续吗？', danger: true })))
      return
    try {
      const { version, frame_version } = autosave.savedVersions
      const answer = await desk.design.publish({
        page_id: pageId,
        base_version: version,
        frame_version,
        overwrite: outdated,
      })
      autosave.restart(answer, [])
      toast.success('发布成功')
    } catch (error) {
      showErrorToast(error)
    }
  }

  return (
    <>
      <Designer
        editor={editor}
        autosave={autosave}
        title={opened.page.template_title}
        framePages={opened.frame_pages}
        readOnly={opened.read_only}
        openDraft={open}
        publish={publish}
      />
      {!lock.mine && (
        <div
          role="alert"
          className="rounded-card bg-card shadow-float fixed bottom-6 left-1/2 z-50 flex -translate-x-1/2 items-center gap-4 px-5 py-3 text-sm"
        >
          <span>{lock.editor.name || '另一位操作员'} 正在编辑这个页面，先保存的修改有效。</span>
          <Button size="small" onClick={takeOver}>
            接管编辑
          </Button>
        </div>
      )}
    </>
  )
}
