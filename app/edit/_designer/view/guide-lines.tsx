'use client'
import { useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'
import { pageLeft } from '../canvas/canvas-size'
import type { OwnGuide } from './guides'
import { useGuides } from './guides-context'

/** The guides above the canvas: dragged, moved by arrow keys, removed by Delete or by dragging them out. */
export function GuideLines({ zoom, width, height }: { zoom: number; width: number; height: number }) {
  const { guides, isShown } = useGuides()
  const list = useSyncExternalStore(
    guides.subscribe,
    () => guides.all,
    () => guides.all,
  )
  if (!isShown) return null
  return (
    <div className="pointer-events-none absolute inset-0">
      {list.map((guide) => (
        <GuideLine key={guide.id} guide={guide} zoom={zoom} width={width} height={height} />
      ))}
    </div>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface LineProps {
  guide: OwnGuide
  zoom: number
  /** Width of the canvas, in pixels of the page. */
  width: number
  height: number
}

function GuideLine({ guide: { id, axis, at }, zoom, width, height }: LineProps) {
  const { guides } = useGuides()
  const isDragged = useRef(false)
  const isVertical = axis === 'x'
  const place = (isVertical ? at + pageLeft : at) * zoom

  const pointerAt = (event: PointerEvent<HTMLElement>): number => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    const distance = isVertical ? event.clientX - (box?.left ?? 0) : event.clientY - (box?.top ?? 0)
    return distance / zoom - (isVertical ? pageLeft : 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    if (step === undefined && !isDelete) return
    event.preventDefault()
    event.stopPropagation()
    if (isDelete) guides.remove(id)
    else guides.move(id, at + (step ?? 0) * (event.shiftKey ? 10 : 1))
  }
  const label = isVertical ? '竖直参考线' : '水平参考线'
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isVertical ? 'horizontal' : 'vertical'}
      aria-valuenow={at}
      aria-valuemin={isVertical ? -pageLeft : 0}
      aria-valuemax={isVertical ? width - pageLeft : height}
      aria-valuetext={`${at} 像素`}
      title={`${label} ${at}，拖出画布或按 Delete 删除`}
      onKeyDown={onKeyDown}
      onDoubleClick={() => {
        guides.remove(id)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        isDragged.current = true
      }}
      onPointerMove={(event) => {
        if (isDragged.current) guides.move(id, pointerAt(event))
      }}
      onPointerUp={(event) => {
        isDragged.current = false
        const next = pointerAt(event)
        const isOutside = isVertical ? next < -pageLeft || next > width - pageLeft : next < 0 || next > height
        if (isOutside) guides.remove(id)
      }}
      className={
        isVertical
          ? 'group pointer-events-auto absolute inset-y-0 w-2 -translate-x-1/2 cursor-col-resize touch-none'
          : 'group pointer-events-auto absolute inset-x-0 h-2 -translate-y-1/2 cursor-row-resize touch-none'
      }
      style={isVertical ? { left: place } : { top: place }}
    >
      <span
        className={
          isVertical
            ? 'bg-guide absolute inset-y-0 left-1/2 w-px group-focus-visible:w-0.5'
            : 'bg-guide absolute inset-x-0 top-1/2 h-px group-focus-visible:h-0.5'
        }
      />
    </div>
  )
}
