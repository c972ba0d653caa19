'use client'
import { memo } from 'react'
import {
  pageType,
  widgetOf,
  zones,
  type DesignDocument,
  type DesignWidget,
  type Zone,
} from '@/lib/domain/design/document'
import { completeSettings } from '../catalogue'
import { useEditorState } from '../editor-context'
import { WidgetView } from './widget-view'

const zoneNames: Record<Zone, string> = { header: '头部', body: '正文', footer: '尾部' }

/** Theme and background of the page. */
export function pageColors(document: DesignDocument): { themeColor: string; backgroundColor: string } {
  const id = document.zones.body.find((one) => widgetOf(document, one)?.settings.type === 'W0000')
  const stored = id === undefined ? undefined : widgetOf(document, id)?.settings
  const settings = stored && completeSettings(stored)
  return {
    themeColor: String(settings?.themeColor ?? '#479EE9'),
    backgroundColor: String(settings?.backgroundColor ?? '#f4f4f4'),
  }
}

const hasWidgets = (document: DesignDocument): boolean =>
  document.zones.body.some((id) => widgetOf(document, id)?.settings.type !== pageType)

/** The page as it is designed: header, body and footer. Widgets that do not change are not drawn again. */
export function PageView() {
  const document = useEditorState((state) => state.document)
  const { themeColor } = pageColors(document)
  return zones.map((zone) => (
    <div key={zone} data-zone={zone} role="group" aria-label={zoneNames[zone]}>
      {document.zones[zone].map((id) => {
        const widget = widgetOf(document, id)
        if (!widget || widget.settings.type === 'W0000') return null
        return (
          <WidgetNode
            key={id}
            id={id}
            widget={widget}
            themeColor={themeColor}
            {...(widget.children && { inner: widget.children.map((child) => document.widgets[child]) })}
          />
        )
      })}
      {zone === 'body' && !hasWidgets(document) && (
        <p className="design-empty">从左侧把组件拖到这里，或点击组件添加到页面</p>
      )}
    </div>
  ))
}

interface NodeProps {
  id: string
  widget: DesignWidget
  themeColor: string
  /** The children of a panel. */
  inner?: readonly (DesignWidget | undefined)[]
}

/** The widgets of a panel are compared one by one: their list is made anew with every change of the page. */
const isSame = (one: NodeProps, other: NodeProps): boolean =>
  one.widget === other.widget &&
  one.themeColor === other.themeColor &&
  one.inner?.length === other.inner?.length &&
  (one.inner ?? []).every((child, index) => child === other.inner?.[index])

const WidgetNode = memo(function WidgetNode({ id, widget, themeColor, inner }: NodeProps) {
  const children = widget.children?.flatMap((childId, index) => {
    const child = inner?.[index]
    if (!child) return []
    const settings = completeSettings(child.settings) ?? child.settings
    const node = (
      <div className="design-node" data-node={childId} data-child>
        <div className="design-content">
          <WidgetView id={childId} widget={child} mode="design" themeColor={themeColor} />
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
}, isSame)
