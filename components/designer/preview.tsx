'use client'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { widgetOf, zones } from '@/lib/domain/design/document'
import { CanvasDocument } from './canvas/canvas-document'
import { pageColors } from './canvas/page-view'
import { WidgetView } from './canvas/widget-view'
import { completeSettings } from './catalogue'
import { useEditorState } from './editor-context'

const devices = [
  { label: '电脑', width: 1280, height: 720 },
  { label: '平板', width: 768, height: 900 },
  { label: '手机', width: 390, height: 780 },
] as const

/** 预览模式: the page as it is drawn, without links, in the widths of devices (spec 4 §B4). */
export function Preview({ onClose }: { onClose: () => void }) {
  const document = useEditorState((state) => state.document)
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0])
  const { themeColor, backgroundColor } = pageColors(document)
  const draw = (id: string) => {
    const widget = widgetOf(document, id)
    if (!widget) return null
    const inside = widget.children?.flatMap((childId) => {
      const child = widgetOf(document, childId)
      const settings = child && completeSettings(child.settings)
      return child && settings
        ? [
            {
              id: childId,
              settings,
              node: <WidgetView widget={child} mode="preview" themeColor={themeColor} />,
            },
          ]
        : []
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
    <Dialog open onClose={onClose} title="预览模式" width={1360}>
      <div role="radiogroup" aria-label="设备" className="mb-3 flex justify-center gap-2">
        {devices.map((one) => (
          <button
            key={one.label}
            type="button"
            role="radio"
            aria-checked={one === device}
            onClick={() => {
              setDevice(one)
            }}
            className={cx(
              'rounded-control border px-3 py-1 text-xs',
              one === device ? 'border-link text-link' : 'border-line',
            )}
          >
            {one.label} {one.width}
          </button>
        ))}
      </div>
      <div className="bg-page flex justify-center overflow-auto p-3">
        <CanvasDocument
          key={device.width}
          title="预览"
          width={device.width}
          height={device.height}
          styles={`body{overflow:auto!important;background:${backgroundColor}}[data-render-late]{content-visibility:visible!important}`}
        >
          {zones.map((zone) => (
            <div key={zone}>{document.zones[zone].map(draw)}</div>
          ))}
        </CanvasDocument>
      </div>
    </Dialog>
  )
}
