'use client'
import { Search } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input'
import { notInPanel } from '@/lib/domain/messages/content'
import type { CanvasHandle } from '../canvas/canvas'
import { insertWidget, selectedOrOuterPanel } from '../core/commands/insert'
import { catalogue } from '../document/catalogue'
import { useEditor, useEditorState } from '../document/editor-context'
import { ModuleGroup } from '../modules/module-group'
import { descriptionOf, paletteGroups } from './palette-groups'
import { PalettePicture } from './palette-picture'

/**
 * The widgets that can be added: by a click to the page (spec 4 §B3), or by dragging to a place of the page or into a
 * free panel; and the combined modules. While a free panel is selected, those that do not fit into it say so.
 */
export function Palette({
  canvas,
  onSaveModule,
}: {
  canvas: RefObject<CanvasHandle | null>
  /** The selected free panel shall become a combined module. */
  onSaveModule: () => void
}) {
  const editor = useEditor()
  const [search, setSearch] = useState('')
  const groups = paletteGroups(search)
  const isForPanel = useEditorState((state) => selectedOrOuterPanel(state) !== undefined)
  const isOutside = (type: string) => isForPanel && !catalogue.fitsPanel(type)
  const pressed = useRef<{ type: string; x: number; y: number } | null>(null)
  /** The click that ends a drag must not add a second widget. */
  const dragged = useRef(false)
  return (
    <section aria-label="组件库" className="p-3">
      <Input
        aria-label="搜索组件"
        placeholder="名称或拼音首字母"
        className="h-8!"
        prefix={<Search className="size-3.5" aria-hidden />}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
        }}
      />
      {isForPanel && (
        <p className="text-muted mt-2 text-xs">
          点击添加到页面；放进自由面板请拖入，或按 Ctrl+K 搜索“到自由面板”。
        </p>
      )}
      {groups.length === 0 && <p className="text-muted py-6 text-center text-xs">没有这个组件</p>}
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h3 className="text-muted mt-4 mb-2 text-xs">{title}</h3>
          <ul className="grid grid-cols-2 gap-2">
            {entries.map(({ type, name }) => (
              <li key={type}>
                <button
                  type="button"
                  title={isOutside(type) ? notInPanel : descriptionOf(type)}
                  className="rounded-control border-line text-text hover:border-link hover:text-link flex w-full touch-none flex-col items-center gap-1 border bg-white px-1 py-2.5 text-xs"
                  onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
                    dragged.current = false
                    // A fast pointer leaves the button before its first move.
                    currentTarget.setPointerCapture(pointerId)
                    pressed.current = { type, x: clientX, y: clientY }
                  }}
                  onPointerMove={({ clientX, clientY, currentTarget, pointerId }) => {
                    const from = pressed.current
                    if (!from || Math.hypot(clientX - from.x, clientY - from.y) < 4) return
                    pressed.current = null
                    dragged.current = true
                    if (currentTarget.hasPointerCapture(pointerId))
                      currentTarget.releasePointerCapture(pointerId)
                    canvas.current?.startPalette(from.type)
                  }}
                  onPointerUp={() => {
                    pressed.current = null
                  }}
                  onClick={() => {
                    if (!dragged.current) editor.run(insertWidget(type))
                    dragged.current = false
                  }}
                >
                  <span className={cx(isOutside(type) && 'opacity-40')}>
                    <PalettePicture type={type} />
                  </span>
                  <span>{name}</span>
                  <span className="text-faint">{isOutside(type) ? '不可放入面板' : type}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ModuleGroup key={search.trim()} search={search} isOptional={groups.length > 0} onSave={onSaveModule} />
    </section>
  )
}
