'use client'
import { positionOf, type Zone } from '@/lib/domain/design/document'
import { useEditorState } from '../document/editor-context'
import { allPages } from '../entry/frame-question'

const names: Partial<Record<Zone, string>> = { header: '头部', footer: '尾部' }

/** Says that the selected widget is on every page of the mall, and what it replaces there. */
export function FrameNote({ framePages }: { framePages: number }) {
  const name = useEditorState(({ document, selection }) => {
    const id = selection.at(-1)
    const zone = id === undefined ? undefined : positionOf(document, id)?.zone
    return zone && names[zone]
  })
  if (name === undefined) return null
  return (
    <p role="note" className="bg-link/10 text-link shrink-0 px-4 py-1.5 text-xs">
      {name}由{allPages(framePages)}共用，发布后它们都会更新。有内容的{name}会代替商城自带的{name}。
    </p>
  )
}
