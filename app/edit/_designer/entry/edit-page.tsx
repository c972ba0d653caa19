'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { designer } from '@/lib/client/call/designer'
import type { DesignDocument } from '@/lib/domain/design/document'
import { pageMissing } from '@/lib/domain/messages/content'
import { Designer } from '../designer'
import { Guides } from '../view/guides'
import { useDesign, type Design } from './use-design'
import { useLock } from './use-lock'
import { usePublication } from './use-publication'

interface Props {
  pageId: number
  /** Version of the mall. */
  version: string
}

/** The designer of one page: opens its draft, keeps the lock, saves and publishes. */
export function EditPage({ pageId, version }: Props) {
  const [state, retry] = useDesign(pageId)
  if (state.kind === 'open')
    return <OpenPage pageId={pageId} version={version} design={state} reload={retry} />
  return (
    <main className="column py-10">
      <h1 className="sr-only">页面装修</h1>
      {state.kind === 'loading' && <Skeleton className="h-[70vh]" />}
      {state.kind === 'gone' && (
        <div role="alert" className="text-text flex flex-col items-center gap-4 py-24 text-sm">
          <p>{pageMissing}</p>
          <ButtonLink href="/edit" variant="ghost">
            返回页面列表
          </ButtonLink>
        </div>
      )}
      {state.kind === 'failed' && <ErrorState text={state.message || undefined} onRetry={retry} />}
    </main>
  )
}

function OpenPage({ pageId, version, design, reload }: Props & { design: Design; reload: () => void }) {
  const { opened, editor, autosave, session } = design
  const [lock, takeOver] = useLock(pageId, design)
  const publication = usePublication(pageId, design, reload)
  const [guides] = useState(() => new Guides(pageId, localStorage))
  const [page, setPage] = useState(opened.page)
  const type = page.page_type

  const open = async () => {
    const answer = await designer.design.open({ page_id: pageId, session })
    publication.openedAgain(answer)
    const { document, version, frame_version } = answer
    return { document: document as DesignDocument, version, frame_version }
  }

  return (
    <>
      <Designer
        editor={editor}
        autosave={autosave}
        pageId={pageId}
        version={version}
        page={page}
        onPageChange={setPage}
        framePages={opened.frame_pages}
        readOnly={opened.read_only}
        exitHref={type === 'index' ? '/edit' : `/edit?type=${type}`}
        openDraft={open}
        publication={publication}
        guides={guides}
      />
      {!lock.mine && (
        <div
          role="alert"
          className="rounded-card bg-card shadow-float fixed bottom-6 left-1/2 z-50 flex w-max max-w-[92vw] -translate-x-1/2 items-center gap-4 px-5 py-3 text-sm"
        >
          <span>
            {lock.is_own ? '你在另一个窗口里' : `${lock.editor.name || '另一位操作员'} `}
            正在编辑这个页面，先保存的修改有效。
          </span>
          <Button size="small" onClick={takeOver}>
            接管编辑
          </Button>
        </div>
      )}
    </>
  )
}
