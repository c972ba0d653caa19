'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Editor, EditorState } from '../core/editor'

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = EditorContext.Provider

/** The editor of the page. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorProvider')
  return editor
}

/** A part of the editor's state. `select` returns the same value as long as nothing of it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor()
  const read = () => select(editor.state)
  return useSyncExternalStore(editor.subscribe, read, read)
}
