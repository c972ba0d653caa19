'use client'
import { Suspense, type RefObject } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Tabs } from '@/components/ui/tabs'
import type { CanvasHandle } from '../canvas/canvas'
import { Palette } from '../palette/palette'

// Opened later: not part of the first load.
const LayerTree = lazyPart(() => import('../window/layer-tree'), 'LayerTree')
const ProblemList = lazyPart(() => import('../window/problem-list'), 'ProblemList')

export type LeftTab = 'palette' | 'layers' | 'problems'

interface Props {
  tab: LeftTab
  onTab: (tab: LeftTab) => void
  canvas: RefObject<CanvasHandle | null>
  framePages: number
  problemCount: number
  onSaveModule: () => void
  /** A problem was opened; its field is in the settings panel. */
  onProblem: () => void
}

/** Widgets to add, layers and problems. */
export const LeftPanel = ({ tab, onTab, canvas, framePages, problemCount, ...on }: Props) => (
  <>
    <Tabs<LeftTab>
      label="组件和图层"
      items={[
        { value: 'palette', label: '组件' },
        { value: 'layers', label: '图层' },
        { value: 'problems', label: '问题', count: problemCount },
      ]}
      value={tab}
      onChange={onTab}
      className="border-line shrink-0 border-b px-3"
    />
    <div className="min-h-0 flex-1 overflow-y-auto">
      {tab === 'palette' && <Palette canvas={canvas} onSaveModule={on.onSaveModule} />}
      <Suspense>
        {tab === 'layers' && <LayerTree framePages={framePages} />}
        {tab === 'problems' && <ProblemList onOpen={on.onProblem} />}
      </Suspense>
    </div>
  </>
)
