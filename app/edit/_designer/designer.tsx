'use client'
import type { TemplateRow } from '@/lib/contract/operator/content/template'
import type { Editor } from './core/editor'
import { ContentProvider } from './document/content-provider'
import { EditorProvider } from './document/editor-context'
import type { Publication } from './entry/use-publication'
import type { Autosave } from './saving/autosave'
import type { SaveCalls } from './saving/calls'
import { ProblemTargetProvider } from './settings/problem-target'
import type { Guides } from './view/guides'
import { Workspace } from './window/workspace'

export interface DesignerProps {
  editor: Editor
  autosave: Autosave
  pageId: number
  /** Version of the mall. */
  version: string
  /** Name, description, type and texts for search engines. */
  page: TemplateRow
  onPageChange: (saved: TemplateRow) => void
  /** The number of pages that share header and footer. */
  framePages: number
  /** Why the page can only be looked at; empty when it can be edited. */
  readOnly: string
  /** The list of pages. */
  exitHref: string
  openDraft: SaveCalls['open']
  publication: Publication
  guides: Guides
}

/** The page designer: palette and layers on the left, the page in the middle, settings on the right. */
export function Designer(props: DesignerProps) {
  return (
    <EditorProvider value={props.editor}>
      <ContentProvider>
        <ProblemTargetProvider>
          <Workspace {...props} />
        </ProblemTargetProvider>
      </ContentProvider>
    </EditorProvider>
  )
}
