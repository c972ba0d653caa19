'use client'
import { useEffect, useState } from 'react'
import { positionOf, widgetOf } from '@/lib/domain/design/document'
import type { Editor } from './core/editor'
import { useEditor } from './editor-context'
import { useProblemTarget } from './settings/problem-target'

const causes = { do: '', undo: '已撤销：', redo: '已重做：' } as const

/** The selection in words: 已选中轮播，正文第2个，共5个. */
export function selectionText({
  state: { document, selection },
  catalogue,
}: Pick<Editor, 'state' | 'catalogue'>): string {
  const [id] = selection
  const place = id === undefined ? undefined : positionOf(document, id)
  if (id === undefined || !place) return '未选中挂件'
  if (selection.length > 1) return `已选中${selection.length}个挂件`
  const siblings =
    place.panel === undefined ? document.zones[place.zone] : (widgetOf(document, place.panel)?.children ?? [])
  const counted = siblings.filter((one) => widgetOf(document, one)?.settings.type !== 'W0000')
  const name = catalogue.nameOf(widgetOf(document, id)?.settings.type ?? '')
  return `已选中${name}，第${counted.indexOf(id) + 1}个，共${counted.length}个`
}

/** Says changes, selections and opened problems to screen readers. */
export function Announcer() {
  const editor = useEditor()
  const [text, setText] = useState('')
  const { target } = useProblemTarget()
  const [said, setSaid] = useState(target)
  if (said !== target) {
    setSaid(target)
    if (target) setText(target.text)
  }
  useEffect(() => {
    let selection = editor.state.selection
    const stop = [
      editor.onChange(({ cause, label }) => {
        setText(`${causes[cause]}${label}`)
        selection = editor.state.selection
      }),
      editor.subscribe(() => {
        if (editor.state.selection === selection) return
        selection = editor.state.selection
        setText(selectionText(editor))
      }),
    ]
    return () => {
      for (const one of stop) one()
    }
  }, [editor])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
