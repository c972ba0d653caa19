'use client'
import { useEffect, useRef, useState } from 'react'
import { widgetOf, zones, type DesignDocument, type Zone } from '@/lib/domain/design/document'
import { CanvasDocument } from '../canvas/canvas-document'
import { pageColors } from '../canvas/page-view'
import { WidgetView } from '../canvas/widget-view'
import { completeSettings } from '../document/catalogue'

/** A window of a shopper, in pixels. */
export interface Device {
  label: string
  width: number
  height: number
}

export const devices = {
  desktop: { label: '电脑', width: 1280, height: 720 },
  tablet: { label: '平板', width: 768, height: 900 },
  phone: { label: '手机', width: 390, height: 780 },
} as const satisfies Record<string, Device>

interface Props {
  document: DesignDocument
  device: Device
  /** The zones that are drawn. */
  only?: readonly Zone[]
}

/** A page as it is drawn in a window of a shopper, without links; scaled down where there is less room. */
export function PagePreview({ document, device, only = zones }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>(device.width)
  useEffect(() => {
    const element = box.current
    const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined
    if (!element || !Observer) return
    const observer = new Observer(() => {
      setRoom(element.clientWidth)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  const { themeColor, backgroundColor } = pageColors(document)
  const scale = Math.min(1, room / device.width)

  const draw = (id: string) => {
    const widget = widgetOf(document, id)
    if (!widget) return null
    const inside = widget.children?.flatMap((childId) => {
      const child = widgetOf(document, childId)
      const settings = child && completeSettings(child.settings)
      if (!child || !settings) return []
      const node = <WidgetView widget={child} mode="preview" themeColor={themeColor} />
      return [{ id: childId, settings, node }]
    })
    return (
      <WidgetView
        key={id}
        widget={widget}
        mode="preview"
        themeColor={themeColor}
        {...(inside && { inside })}
      />
    )
  }

  return (
    <div ref={box} className="w-full overflow-hidden">
      <div
        className="border-line mx-auto overflow-hidden border bg-white"
        style={{ width: device.width * scale, height: device.height * scale }}
      >
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: device.width }}>
          <CanvasDocument
            key={device.width}
            title="预览"
            width={device.width}
            height={device.height}
            styles={`body{overflow:auto!important;background:${backgroundColor}}[data-render-late]{content-visibility:visible!important}`}
          >
            {only.map((zone) => (
              <div key={zone}>{document.zones[zone].map(draw)}</div>
            ))}
          </CanvasDocument>
        </div>
      </div>
    </div>
  )
}
