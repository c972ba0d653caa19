'use client'
import { useEffect, useState } from 'react'
import { ApiError, isSignedOut } from '@/lib/client/call/api-error'
import { designer } from '@/lib/client/call/designer'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { OpenedDesign } from '@/lib/contract/operator/content/design'
import type { DesignDocument } from '@/lib/domain/design/document'
import { applyPatches } from '@/lib/domain/design/patches'
import { pageMissing } from '@/lib/domain/messages/content'
import { Editor } from '../core/editor'
import { catalogue } from '../document/catalogue'
import { afterPaint } from '../saving/after-paint'
import { Autosave } from '../saving/autosave'
import { pageJournal, type Unsaved } from '../saving/journal'

/** Ten hex characters (spec 4 §A0.1). */
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10)

/** A refusal of the content; no answer, a time-out or too many calls are tried again. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? error.message : undefined
}

/** Whether a call failed because the page does not exist any more. */
export const isPageGone = (error: unknown): boolean =>
  error instanceof ApiError && error.message === pageMissing

/** A page that is open in the designer. */
export interface Design {
  opened: OpenedDesign
  editor: Editor
  autosave: Autosave
  session: string
}

export type DesignState =
  { kind: 'loading' } | { kind: 'gone' } | { kind: 'failed'; message: string } | ({ kind: 'open' } & Design)

/** The document with the changes that a crash left unsaved; the operator decides when the page was saved since. */
async function recover(
  opened: OpenedDesign,
  unsaved: Unsaved,
): Promise<{ document: DesignDocument; patches: Unsaved['patches'] } | undefined> {
  const isCurrent = unsaved.version === opened.version && unsaved.frame_version === opened.frame_version
  if (!isCurrent && !(await confirm({ text: '上次有未保存的修改，页面之后又被保存过。恢复这些修改吗？' })))
    return undefined
  try {
    const document = applyPatches(opened.document as DesignDocument, unsaved.patches)
    toast.info('已恢复上次未保存的修改')
    return { document, patches: unsaved.patches }
  } catch {
    if (!isCurrent) toast.error('上次未保存的修改不能恢复')
    return undefined
  }
}

async function openDesign(pageId: number, session: string): Promise<Design> {
  const opened = await designer.design.open({ page_id: pageId, session })
  const journal = pageJournal(pageId, localStorage, afterPaint)
  const unsaved = journal.read()
  const recovered = unsaved && !opened.read_only ? await recover(opened, unsaved) : undefined
  if (unsaved && !recovered) journal.clear()
  const editor = new Editor({
    document: recovered?.document ?? (opened.document as DesignDocument),
    catalogue,
    newId,
    onRefusal: (message) => {
      toast.error(message)
    },
    readOnly: opened.read_only !== '',
  })
  const autosave = new Autosave({
    pageId,
    versions: opened,
    document: opened.document as DesignDocument,
    // As text: a form has no empty lists and no numbers.
    calls: {
      save: ({ patches, ...rest }) => designer.design.save({ ...rest, patches: JSON.stringify(patches) }),
    },
    journal,
    newId,
    refusalOf,
    isGone: isPageGone,
    isSignedOut,
  })
  if (recovered)
    autosave.restart({ ...opened, document: opened.document as DesignDocument }, recovered.patches)
  editor.onChange(({ patches }) => {
    autosave.add(patches)
  })
  return { opened, editor, autosave, session }
}

/** Opens the draft of a page once, with the changes that a crash of this browser left unsaved. */
export function useDesign(pageId: number): [DesignState, retry: () => void] {
  const [state, setState] = useState<DesignState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [session] = useState(newId)
  useEffect(() => {
    let design: Design | undefined
    let isClosed = false
    const stop = new AbortController()
    // A sign-in in another tab is noticed when this window gets the focus.
    for (const event of ['online', 'focus'])
      addEventListener(event, () => design?.autosave.retryNow(), { signal: stop.signal })
    openDesign(pageId, session).then(
      (found) => {
        design = found
        if (isClosed) found.autosave.stop()
        else setState({ kind: 'open', ...found })
      },
      async (error: unknown) => {
        // Loaded when opening fails only: the designer itself stays as light as it is.
        const { leaveForFactor } = await import('@/lib/client/person/second-factor')
        if (isClosed || leaveForFactor(error)) return
        if (isPageGone(error)) setState({ kind: 'gone' })
        else setState({ kind: 'failed', message: error instanceof Error ? error.message : '' })
      },
    )
    return () => {
      isClosed = true
      stop.abort()
      design?.autosave.stop()
    }
  }, [pageId, session, attempt])
  return [
    state,
    () => {
      setState({ kind: 'loading' })
      setAttempt((count) => count + 1)
    },
  ]
}
