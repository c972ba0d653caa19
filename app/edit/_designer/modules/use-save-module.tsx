'use client'
import { Suspense, useState, type RefObject } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { toast } from '@/lib/client/press/toast'
import { modulePanelNotChosen } from '@/lib/domain/messages/content'
import type { CanvasHandle } from '../canvas/canvas'
import { selectedPanel } from '../core/commands/module'
import { useEditor } from '../document/editor-context'

const SaveModuleDialog = lazyPart(() => import('./save-module-dialog'), 'SaveModuleDialog')

/** Saves the selected free panel as a combined module: `save` opens `dialog`, or says that no panel is selected. */
export function useSaveModule(canvas: RefObject<CanvasHandle | null>) {
  const editor = useEditor()
  const [panel, setPanel] = useState<{ id: string; element: HTMLElement | null } | null>(null)
  return {
    save: () => {
      const id = selectedPanel(editor.state)
      if (id === undefined) toast.error(modulePanelNotChosen)
      else setPanel({ id, element: canvas.current?.panelElement(id) ?? null })
    },
    dialog: panel && (
      <Suspense>
        <SaveModuleDialog
          {...panel}
          onClose={() => {
            setPanel(null)
          }}
        />
      </Suspense>
    ),
  }
}
