'use client'
import { useMemo, useState } from 'react'
import { designer } from '@/lib/client/call/designer'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { OpenedDesign } from '@/lib/contract/operator/content/design'
import { zonesOfPart, type DesignDocument, type DesignPart } from '@/lib/domain/design/document'
import { pageMissing } from '@/lib/domain/messages/content'
import { timeText } from '../dialogs/time-text'
import { perDocument } from '../document/per-document'
import { shopPath } from '../pages/page-types'
import type { Versions } from '../saving/calls'
import { partOf, samePage } from '../saving/differences'
import { frameQuestion } from './frame-question'
import { isPageGone, type Design } from './use-design'

/** A version that will be published by itself. */
export type Scheduled = NonNullable<OpenedDesign['scheduled']>

/** The published and scheduled state of a page. */
export interface Publication {
  /** The role of the person may publish; the call refuses others (contract operator §1). */
  mayPublish: boolean
  scheduled: Scheduled | null
  /** Where shoppers see the page; undefined while it is not in use. */
  pageHref: string | undefined
  /** Whether a part of a document is what was published. */
  isPublic: Record<DesignPart, (document: DesignDocument) => boolean>
  /** The draft was read once more, after a conflict: others may have published it. */
  openedAgain: (answer: OpenedDesign) => void
  /** Saves everything and asks whether the page still exists; false, with a message, when it cannot be published. */
  prepare: () => Promise<boolean>
  /** Makes a part of the draft public after saving it; asks first where other pages or publications are concerned. */
  publish: (part: DesignPart) => Promise<void>
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

/** The public content of each part; null while that is not known. */
type Public = Record<DesignPart, DesignDocument | null>

const partIn = (document: DesignDocument, part: DesignPart) => partOf(document, zonesOfPart[part])

/** The public parts of an opened draft: those without changes. */
function publicOf({ document, has_changes, frame_has_changes }: OpenedDesign): Public {
  const draft = document as DesignDocument
  return {
    page: has_changes ? null : partIn(draft, 'page'),
    frame: frame_has_changes ? null : partIn(draft, 'frame'),
  }
}

/** Whether the part of a document is the public one. */
const isSameAs = (known: DesignDocument | null, part: DesignPart) =>
  perDocument((document) => known !== null && samePage(known, partIn(document, part)))

const outdatedQuestions: Record<DesignPart, string> = {
  page: '页面在别处发布过，发布草稿会覆盖它。继续吗？',
  frame: '头部或尾部在别处发布过，发布草稿会覆盖它们。继续吗？',
}

/** Publishes the page that is open, now or later. */
export function usePublication(
  pageId: number,
  { opened, editor, autosave, session }: Design,
  reload: () => void,
): Publication {
  const [scheduled, setScheduled] = useState<Scheduled | null>(opened.scheduled)
  const [page, setPage] = useState(opened.page)
  const [outdated, setOutdated] = useState<Record<DesignPart, boolean>>({
    page: opened.is_outdated,
    frame: opened.frame_is_outdated,
  })
  const [known, setKnown] = useState<Public>(() => publicOf(opened))
  const isPagePublic = useMemo(() => isSameAs(known.page, 'page'), [known.page])
  const isFramePublic = useMemo(() => isSameAs(known.frame, 'frame'), [known.frame])

  const settle = async () => {
    await autosave.flush()
    if (autosave.state.kind === 'gone') toast.error(pageMissing)
    else if (autosave.hasUnsaved) toast.error('还有修改没有保存，请稍后再试')
    else return true
    return false
  }
  const fail = (error: unknown) => {
    if (isPageGone(error)) autosave.end()
    showErrorToast(error)
  }
  const mayOverwrite = async (part: DesignPart) =>
    !outdated[part] || (await confirm({ text: outdatedQuestions[part], danger: true }))
  const mayChangeFrame = async () => {
    const question = frameQuestion(known.frame, editor.state.document, opened.frame_pages)
    return !question || (await confirm(question))
  }

  const send = async (part: DesignPart, more: { publish_at?: number; note?: string } = {}) => {
    const { version, frame_version } = autosave.savedVersions
    const answer = await designer.design.publish({
      page_id: pageId,
      part,
      base_version: version,
      frame_version,
      overwrite: outdated[part],
      ...more,
    })
    autosave.adopt(answer)
    return answer
  }

  return {
    mayPublish: opened.may_publish,
    scheduled,
    pageHref: page.status === 1 ? shopPath(page) : undefined,
    isPublic: { page: isPagePublic, frame: isFramePublic },
    openedAgain: (answer) => {
      const { frame, page } = publicOf(answer)
      setKnown((before) => ({ frame: frame ?? before.frame, page: page ?? before.page }))
    },
    settle,
    reload,
    versions: () => autosave.savedVersions,
    prepare: async () => {
      if (!(await settle())) return false
      try {
        await designer.design.lock({ page_id: pageId, session })
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
    publish: async (part) => {
      if (!(await settle()) || !(await mayOverwrite(part))) return
      if (part === 'frame' && !(await mayChangeFrame())) return
      try {
        const published = editor.state.document
        const answer = await send(part)
        const isNew =
          answer.number !== null || answer.frame_number !== null || answer.page.status !== page.status
        setPage(answer.page)
        setOutdated((before) => ({ ...before, [part]: false }))
        setKnown((before) => ({ ...before, [part]: partIn(published, part) }))
        const isFrameLeft = part === 'page' && !isFramePublic(published)
        const done = isNew ? '发布成功' : '没有修改，线上已是最新内容'
        toast.success(isFrameLeft ? `${done}；头部和尾部的修改需要单独发布` : done)
      } catch (error) {
        fail(error)
      }
    },
    schedule: async (publish_at, note) => {
      if (!(await settle()) || !(await mayOverwrite('page'))) return false
      try {
        const { number, publish_at: planned } = await send('page', { publish_at, note })
        if (number !== null && planned !== null) {
          setScheduled({ number, publish_at: planned, note })
          toast.success(`将在 ${timeText(planned)} 发布`)
        }
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
    cancel: async () => {
      try {
        await designer.design.unschedule({ page_id: pageId })
        setScheduled(null)
        toast.success('已取消定时发布')
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
  }
}
