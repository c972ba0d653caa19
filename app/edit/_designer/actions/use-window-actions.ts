'use client'
import { useRef, useState } from 'react'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { zonesOfPart, type DesignPart } from '@/lib/domain/design/document'
import { pageMissing } from '@/lib/domain/messages/content'
import { pageWidth } from '@/widgets/measure'
import type { OpenDialog } from '../dialogs/designer-dialogs'
import { useEditor, useEditorState } from '../document/editor-context'
import { problemsOfPage } from '../document/page-problems'
import type { Publication } from '../entry/use-publication'
import type { Autosave } from '../saving/autosave'
import { partOf } from '../saving/differences'
import type { Guides } from '../view/guides'
import { useKeptFlag } from '../view/use-kept-flag'
import type { WindowActions } from './window-actions'

interface Screen extends Pick<WindowActions, 'show' | 'saveModule' | 'zoom' | 'fullSize'> {
  autosave: Autosave
  publication: Publication
  guides: Guides
  open: (dialog: OpenDialog) => void
}

/** Actions of the window: save, publish while there are no problems, open dialogs, show rulers and guides. */
export function useWindowActions({ autosave, publication, guides, open, ...screen }: Screen) {
  const editor = useEditor()
  const problemCount = useEditorState((state) => problemsOfPage(state.document).length)
  const [publishing, setPublishing] = useState<DesignPart | null>(null)
  /** From the press of 发布 to the end, so that a second press does nothing. */
  const isAsking = useRef(false)
  const [hasRulers, toggleRulers] = useKeptFlag('design-rulers', true)
  const [hasGuides, toggleGuides] = useKeptFlag('design-guides', true)

  const isGone = () => {
    if (autosave.state.kind !== 'gone') return false
    toast.error(pageMissing)
    return true
  }
  const save = async () => {
    await autosave.flush()
    if (isGone()) return
    if (!autosave.hasUnsaved) toast.success('保存成功')
  }
  const hasProblems = (part: DesignPart) => {
    const { document } = editor.state
    if (!problemsOfPage(document).some(({ zone }) => zonesOfPart[part].includes(zone))) return false
    screen.show('problems')
    toast.error(part === 'page' ? '请先解决页面中的问题' : '请先解决头部和尾部中的问题')
    return true
  }
  /** Widgets without content are easily overlooked: shoppers would see nothing in their place. */
  const mayBeEmpty = async (part: DesignPart) => {
    const published = partOf(editor.state.document, zonesOfPart[part])
    // The hints of all widgets are not part of the first load.
    const { emptyQuestion } = await import('../document/empty-question')
    const question = emptyQuestion(published, part, editor.catalogue)
    if (question === null) return true
    const isMeant = await confirm(question)
    if (!isMeant) screen.show('problems')
    return isMeant
  }
  const publish = async (part: DesignPart) => {
    if (isAsking.current || isGone() || hasProblems(part)) return
    isAsking.current = true
    // First: nothing is asked about a page that was deleted.
    try {
      if (!(await publication.prepare()) || !(await mayBeEmpty(part))) return
      setPublishing(part)
      await publication.publish(part)
    } finally {
      setPublishing(null)
      isAsking.current = false
    }
  }
  const addGuide = (axis: 'x' | 'y') => {
    if (!hasGuides) toggleGuides()
    guides.add({ axis, at: axis === 'x' ? pageWidth / 2 : 200 })
  }
  const actions: WindowActions = {
    ...screen,
    save: () => void save(),
    preview: () => open('preview'),
    publish: (part) => void publish(part),
    schedule: () => {
      if (!isGone() && !hasProblems('page')) open('schedule')
    },
    mayPublish: publication.mayPublish,
    openVersions: () => open('versions'),
    openImport: () => open('import'),
    openPage: () => open('page'),
    openSeo: () => open('seo'),
    openHelp: () => open('shortcuts'),
    openAbout: () => open('about'),
    rulers: { isShown: hasRulers, toggle: toggleRulers },
    guides: {
      isShown: hasGuides,
      toggle: toggleGuides,
      add: addGuide,
      clear: () => guides.clear(),
      count: guides.all.length,
    },
  }
  return { actions, publishing, problemCount }
}
