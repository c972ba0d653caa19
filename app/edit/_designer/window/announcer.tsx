'use client'
import { useEffect, useState } from 'react'
import { pageType, positionOf, widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import type { Editor } from '../core/editor'
import { useEditor } from '../document/editor-context'
import { useProblemTarget } from '../settings/problem-target'

const causes = { do: '', undo: '已撤销：', redo: '已重做：' } as const

type Read = Pick<Editor, 'state' | 'catalogue'>

/** The selection in words: 已选中轮播，第2个，共5个. */
function selectionText({ state: { document, selection }, catalogue }: Read): string {
  const [id] = selection
  const place = id === undefined ? undefined : positionOf(document, id)
  if (id === undefined || !place) return '未选中挂件'
  if (selection.length > 1) return `已选中${selection.length}个挂件`
  const type = widgetOf(document, id)?.settings.type ?? ''
  return type === pageType
    ? '已选中页面配置'
    : `已选中${catalogue.nameOf(type)}，${orderText(orderOf(document, id))}`
}

interface Order {
  /** From 1. */
  number: number
  count: number
}

/** The place of a widget among those beside it. */
function orderOf(document: DesignDocument, id: string): Order {
  const place = positionOf(document, id)
  if (!place) return { number: 0, count: 0 }
  const siblings =
    place.panel === undefined ? document.zones[place.zone] : (widgetOf(document, place.panel)?.children ?? [])
  const counted = siblings.filter((one) => widgetOf(document, one)?.settings.type !== pageType)
  return { number: counted.indexOf(id) + 1, count: counted.length }
}

const orderText = ({ number, count }: Order) => `第${number}个，共${count}个`

/**
 * Where a change has left the selected widget, so that a repeated move is another text and is said again; empty for
 * other changes than moves.
 */
function placeText({ state: { document, selection } }: Read, before: DesignDocument): string {
  const [id] = selection
  if (id === undefined || selection.length > 1 || !widgetOf(before, id)) return ''
  const box = positionOf(document, id)?.panel === undefined ? undefined : widgetOf(document, id)?.settings
  const old = widgetOf(before, id)?.settings
  if (box && (box.x !== old?.x || box.y !== old?.y))
    return `，横向${Math.round(Number(box.x))}，纵向${Math.round(Number(box.y))}`
  const [order, oldOrder] = [orderOf(document, id), orderOf(before, id)]
  const isMoved = order.count === oldOrder.count && order.number !== oldOrder.number
  return isMoved ? `，${orderText(order)}` : ''
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
    let { selection, document } = editor.state
    const stop = [
      editor.onChange(({ cause, label }) => {
        setText(`${causes[cause]}${label}${placeText(editor, document)}`)
        selection = editor.state.selection
      }),
      editor.subscribe(() => {
        document = editor.state.document
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
