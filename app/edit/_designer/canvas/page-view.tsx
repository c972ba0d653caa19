'use client'
import { memo, useCallback, useRef, useSyncExternalStore } from 'react'
import {
  pageType,
  widgetOf,
  zones,
  type DesignDocument,
  type DesignWidget,
} from '@/lib/domain/design/document'
import { zoneNames } from '../core/zone-names'
import { completeSettings } from '../document/catalogue'
import { useEditor, useEditorState } from '../document/editor-context'
import { perDocument } from '../document/per-document'
import { WidgetView } from './widget-view'

/** Theme and background of the page. */
export const pageColors = perDocument((document: DesignDocument) => {
  const id = document.zones.body.find((one) => widgetOf(document, one)?.settings.type === 'W0000')
  const stored = id === undefined ? undefined : widgetOf(document, id)?.settings
  const settings = stored && completeSettings(stored)
  return {
    themeColor: String(settings?.themeColor ?? '#479EE9'),
    backgroundColor: String(settings?.backgroundColor ?? '#f4f4f4'),
  }
})

const hasWidgets = perDocument((document) =>
  document.zones.body.some((id) => widgetOf(document, id)?.settings.type !== pageType),
)

/** The page as it is designed: header, body and footer. Each widget follows its own settings, and no others. */
export function PageView() {
  const all = useEditorState((state) => state.document.zones)
  const themeColor = useEditorState((state) => pageColors(state.document).themeColor)
  const isEmpty = useEditorState((state) => !hasWidgets(state.document))
  return zones.map((zone) => (
    <div key={zone} data-zone={zone} role="group" aria-label={zoneNames[zone]}>
      {all[zone].map((id) => (
        <WidgetNode key={id} id={id} themeColor={themeColor} />
      ))}
      {zone === 'body' && isEmpty && (
        <p className="design-empty">从左侧把组件拖到这里，或点击组件添加到页面</p>
      )}
    </div>
  ))
}

/** A widget, and the widgets inside it when it is a panel. */
type Subtree = readonly (DesignWidget | undefined)[]

const isSameSubtree = (one: Subtree, other: Subtree) =>
  one.length === other.length && one.every((widget, index) => widget === other[index])

/** The same list as long as none of its widgets changes. */
function useSubtree(id: string): Subtree {
  const editor = useEditor()
  const known = useRef<Subtree>([])
  const read = useCallback(() => {
    const { document } = editor.state
    const widget = widgetOf(document, id)
    const subtree = [widget, ...(widget?.children ?? []).map((child) => widgetOf(document, child))]
    if (!isSameSubtree(known.current, subtree)) known.current = subtree
    return known.current
  }, [editor, id])
  return useSyncExternalStore(editor.subscribe, read, read)
}

const WidgetNode = memo(function WidgetNode({ id, themeColor }: { id: string; themeColor: string }) {
  const [widget, ...inner] = useSubtree(id)
  if (!widget || widget.settings.type === pageType) return null
  const children = widget.children?.flatMap((childId, index) => {
    const child = inner[index]
    if (!child) return []
    const settings = completeSettings(child.settings) ?? child.settings
    const node = (
      <div className="design-node" data-node={childId} data-child>
        <div className="design-content">
          <WidgetView id={childId} widget={child} mode="design" themeColor={themeColor} isChild />
        </div>
      </div>
    )
    return [{ id: childId, settings, node }]
  })
  return (
    <div className="design-node" data-node={id} data-panel={widget.children ? '' : undefined}>
      <div className="design-content">
        <WidgetView
          id={id}
          widget={widget}
          mode="design"
          themeColor={themeColor}
          {...(children && { inside: children })}
        />
      </div>
    </div>
  )
})
