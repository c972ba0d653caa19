'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { widgetOf } from '@/lib/domain/design/document'
import { changeSettings } from '../core/commands/settings'
import { completeSettings } from '../document/catalogue'
import { useEditor, useEditorState } from '../document/editor-context'
import { widgetBox } from './measure'

/** The text of a text widget, edited in place. All changes until the field is left are one undo step. */
export function TextEditor({ page, id, onEnd }: { page: Document; id: string; onEnd: () => void }) {
  const editor = useEditor()
  const stored = useEditorState((state) => widgetOf(state.document, id)?.settings)
  const field = useRef<HTMLTextAreaElement>(null)
  const [box] = useState(() => widgetBox(page, id))
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const settings = stored && completeSettings(stored)
  if (!box || !settings) return null
  const size = Number(settings.fontSize)
  return (
    <textarea
      ref={field}
      aria-label="文本内容"
      className="design-text"
      value={String(settings.text)}
      onChange={(event) => editor.run(changeSettings(id, { text: event.target.value }, '修改文本'))}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onEnd()
      }}
      onBlur={() => {
        editor.seal()
        onEnd()
      }}
      style={{
        left: box.x,
        top: box.y,
        width: Math.max(box.width, 200),
        height: Math.max(box.height, (size / 0.6) * 2),
        fontSize: size,
        lineHeight: 1 / 0.6,
        fontWeight: String(settings.fontWeight) as 'normal',
        fontStyle: String(settings.fontStyle),
        textAlign: settings.textAlign as 'left',
        color: String(settings.color) || undefined,
      }}
    />
  )
}
