'use client'
import { useState } from 'react'
import { confirm } from '@/lib/client/confirm'
import { desk } from '@/lib/client/desk'
import { showErrorToast } from '@/lib/client/error-toast'
import { toast } from '@/lib/client/toast'
import type { OpenedDesign } from '@/lib/contract/operator/design'
import type { DesignDocument } from '@/lib/domain/design/document'
import { frameQuestion } from './frame-question'
import { shopPath } from './pages/page-types'
import type { Versions } from './saving/calls'
import type { Design } from './use-design'
import { timeText } from './dialogs/time-text'

/** A version that will be published by itself. */
export type Scheduled = NonNullable<OpenedDesign['scheduled']>

/** What becomes public, and when. */
export interface Publication {
  scheduled: Scheduled | null
  /** Where shoppers see the page; undefined while it is not in use. */
  pageHref: string | undefined
  /** Makes the draft public after saving it; asks first where other pages or publications are concerned. */
  publish: () => Promise<void>
  /** Plans it at a time in epoch seconds; true when it is planned. */
  schedule: (at: number, note: string) => Promise<boolean>
  /** True when nothing is planned any more. */
  cancel: () => Promise<boolean>
  /** Saves everything; false, with a message, when that is not possible at present. */
  settle: () => Promise<boolean>
  /** The versions that are saved. */
  versions: () => Versions
  /** Opens the page again, after its draft was replaced on the server. */
  reload: () => void
}

/** Publishes the page that is open, now or later. */
export function usePublication(
  pageId: number,
  { opened, editor, autosave }: Design,
  reload: () => void,
): Publication {
  const [scheduled, setScheduled] = useState<Scheduled | null>(opened.scheduled)
  const [page, setPage] = useState(opened.page)
  const [isOutdated, setOutdated] = useState(opened.is_outdated)
  /** The page with the header and footer that are public; null while it is not known. */
  const [publicPage, setPublicPage] = useState<DesignDocument | null>(() =>
    opened.frame_has_changes ? null : (opened.document as DesignDocument),
  )

  const settle = async () => {
    await autosave.flush()
    if (autosave.hasUnsaved) toast.error('还有修改没有保存，请稍后再试')
    return !autosave.hasUnsaved
  }
  const mayOverwrite = async () =>
    !isOutdated || (await confirm({ text: '页面在别处发布过，发布草稿会覆盖它。继续吗？', danger: true }))
  const mayChangeFrame = async () => {
    const question = frameQuestion(publicPage, editor.state.document, opened.frame_pages)
    return !question || (await confirm(question))
  }

  const send = async (more: { publish_at?: number; note?: string }) => {
    const { version, frame_version } = autosave.savedVersions
    const base = { page_id: pageId, base_version: version, frame_version, overwrite: isOutdated }
    const answer = await desk.design.publish({ ...base, ...more })
    autosave.adopt(answer)
    return answer
  }

  return {
    scheduled,
    pageHref: page.status === 1 ? shopPath(page) : undefined,
    settle,
    reload,
    versions: () => autosave.savedVersions,
    publish: async () => {
      if (!(await settle()) || !(await mayOverwrite()) || !(await mayChangeFrame())) return
      try {
        const published = editor.state.document
        const answer = await send({})
        const isNew =
          answer.number !== null || answer.frame_number !== null || answer.page.status !== page.status
        setPage(answer.page)
        setOutdated(false)
        setPublicPage(published)
        toast.success(isNew ? '发布成功' : '没有修改，线上已是最新内容')
      } catch (error) {
        showErrorToast(error)
      }
    },
    schedule: async (publish_at, note) => {
      if (!(await settle()) || !(await mayOverwrite())) return false
      try {
        const { number, publish_at: planned } = await send({ publish_at, note })
        if (number !== null && planned !== null) {
          setScheduled({ number, publish_at: planned })
          toast.success(`将在 ${timeText(planned)} 发布`)
        }
        return true
      } catch (error) {
        showErrorToast(error)
        return false
      }
    },
    cancel: async () => {
      try {
        await desk.design.unschedule({ page_id: pageId })
        setScheduled(null)
        toast.success('已取消定时发布')
        return true
      } catch (error) {
        showErrorToast(error)
        return false
      }
    },
  }
}
