'use client'
import {
  BadgePercent,
  Flame,
  Frame,
  Grid3x3,
  Image,
  Images,
  LayoutGrid,
  LayoutPanelTop,
  MapPin,
  Menu,
  PanelLeft,
  PanelTop,
  RectangleHorizontal,
  Search,
  ShoppingBag,
  ShoppingCart,
  Sparkles,
  SquareDashed,
  Store,
  Ticket,
  Type,
} from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { Input } from '@/components/ui/input'
import type { CanvasHandle } from './canvas/canvas'
import { addWidget } from './core/commands/insert'
import { useEditor } from './editor-context'
import { ModuleGroup } from './modules/module-group'
import { paletteGroups } from './palette-groups'

/** Ideas of spec 4 §A0.8. */
const icons: Record<string, typeof Type> = {
  W0001: Images,
  W0002: ShoppingBag,
  W0003: Image,
  W0004: Grid3x3,
  W0005: LayoutPanelTop,
  W0006: SquareDashed,
  W0007: PanelLeft,
  W0008: Search,
  W0010: ShoppingCart,
  W0011: Type,
  W0012: RectangleHorizontal,
  W0013: Menu,
  W0014: LayoutGrid,
  W0015: Sparkles,
  W0016: BadgePercent,
  W0017: PanelTop,
  W0018: Flame,
  W0019: MapPin,
  W0020: Store,
  W0021: Ticket,
  W0022: PanelLeft,
}

/**
 * The widgets that can be added: by a click into the selected free panel or after the selection, or by dragging to
 * a place; and the combined modules.
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
      {groups.length === 0 && <p className="text-muted py-6 text-center text-xs">没有这个组件</p>}
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h3 className="text-muted mt-4 mb-2 text-xs">{title}</h3>
          <ul className="grid grid-cols-2 gap-2">
            {entries.map(({ type, name }) => {
              const Icon = icons[type] ?? Frame
              return (
                <li key={type}>
                  <button
                    type="button"
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
                      if (!dragged.current) editor.run(addWidget(type))
                      dragged.current = false
                    }}
                  >
                    <Icon className="size-5" strokeWidth={1.5} aria-hidden />
                    <span>{name}</span>
                    <span className="text-faint">{type}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <ModuleGroup key={search.trim()} search={search} onSave={onSaveModule} />
    </section>
  )
}
