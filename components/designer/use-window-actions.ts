'use client'
import { useState } from 'react'
import { toast } from '@/lib/client/toast'
import { pageWidth } from '@/widgets/measure'
import type { OpenDialog } from './designer-dialogs'
import { useEditorState } from './editor-context'
import { problemsOfPage } from './problem-list'
import type { Autosave } from './saving/autosave'
import type { Publication } from './use-publication'
import type { Guides } from './view/guides'
import { useKeptFlag } from './view/use-kept-flag'
import type { WindowActions } from './window-actions'

interface Screen extends Pick<WindowActions, 'show' | 'saveModule' | 'zoom' | 'fullSize'> {
  autosave: Autosave
  publication: Publication
  guides: Guides
  open: (dialog: OpenDialog) => void
}

/** Actions of the window: save, publish while there are no problems, open dialogs, show rulers and guides. */
export function useWindowActions({ autosave, publication, guides, open, ...screen }: Screen) {
  const problemCount = useEditorState((state) => problemsOfPage(state.document).length)
  const [publishing, setPublishing] = useState(false)
  const [hasRulers, toggleRulers] = useKeptFlag('design-rulers', true)
  const [hasGuides, toggleGuides] = useKeptFlag('design-guides', true)

  const save = async () => {
    await autosave.flush()
    if (!autosave.hasUnsaved) toast.success('保存成功')
  }
  const hasProblems = () => {
    if (problemCount === 0) return false
    screen.show('problems')
    toast.error('请先解决页面中的问题')
    return true
  }
  const publish = async () => {
    if (publishing || hasProblems()) return
    setPublishing(true)
    await publication.publish()
    setPublishing(false)
  }
  const addGuide = (axis: 'x' | 'y') => {
    if (!hasGuides) toggleGuides()
    guides.add({ axis, at: axis === 'x' ? pageWidth / 2 : 200 })
  }
  const actions: WindowActions = {
    ...screen,
    save: () => void save(),
    preview: () => open('preview'),
    publish: () => void publish(),
    schedule: () => {
      if (!hasProblems()) open('schedule')
    },
    openVersions: () => open('versions'),
    openImport: () => open('import'),
    openHelp: () => open('shortcuts'),
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
