'use client'
import { useRef, type KeyboardEvent } from 'react'
import { arrowDirections } from '@/components/ui/arrow-directions'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import type { Box } from '../core/geometry/box'
import { handles, type Handle } from '../core/geometry/snap'
import { useZoneGesture } from './use-zone-gesture'
import { movedBox, resizedBox, whole } from './zone-geometry'

const percent = (value: number) => `${(value / whole) * 100}%`
const placeOf = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

const along = (handle: Handle, start: string, end: string): string =>
  handle.includes(start) ? '0%' : handle.includes(end) ? '100%' : '50%'

/** Thousandths per key press, and with Shift. */
const steps = { fine: 5, coarse: 50 }

interface Props {
  picture: string
  /** Width to height of the widget, whose box the rectangles divide. */
  ratio: number
  boxes: readonly Box[]
  names: readonly string[]
  selected: number
  onSelect: (index: number) => void
  /** A rectangle has another place or size; index -1 adds one. */
  onChange: (index: number, box: Box) => void
  onRemove: (index: number) => void
}

/** The largest area of the picture in pixels. */
const room = { width: 720, height: 520 }

/** The picture with its rectangles: drawn, moved and resized by pointer, moved and resized by arrow keys. */
export function ZoneStage(props: Props) {
  const { picture, ratio, boxes, names, selected, onSelect, onChange, onRemove } = props
  const stage = useRef<HTMLDivElement>(null)
  const gesture = useZoneGesture(stage, (index, box) => {
    onChange(index, box)
  })
  const shownBox = (index: number, box: Box) => (gesture.shown?.index === index ? gesture.shown.box : box)

  const onKeyDown = (event: KeyboardEvent, index: number, box: Box) => {
    const direction = arrowDirections[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
    else if (direction) {
      const step = event.shiftKey ? steps.coarse : steps.fine
      const by = { x: direction.x * step, y: direction.y * step }
      onChange(index, event.altKey ? resizedBox(box, 'se', by) : movedBox(box, by))
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={stage}
      role="group"
      aria-label="热区画布"
      className="bg-page relative touch-none select-none"
      style={{
        width: Math.min(room.width, room.height * ratio),
        aspectRatio: String(ratio),
        cursor: 'crosshair',
      }}
      onPointerDown={(event) => {
        onSelect(-1)
        gesture.draw(event)
      }}
      onPointerMove={gesture.onPointerMove}
      onPointerUp={gesture.onPointerUp}
      onPointerCancel={gesture.onPointerUp}
    >
      <Picture src={picture} alt="" width={1920} className="pointer-events-none size-full" />
      {boxes.map((stored, index) => {
        const box = shownBox(index, stored)
        const isSelected = index === selected
        return (
          <div key={index} className="absolute" style={placeOf(box)}>
            <button
              type="button"
              aria-label={names[index]}
              aria-pressed={isSelected}
              className={cx(
                'absolute inset-0 flex cursor-move items-start border text-xs',
                isSelected
                  ? 'border-link bg-link/30 z-10'
                  : 'border-white bg-black/35 outline outline-black/40',
              )}
              onFocus={() => {
                onSelect(index)
              }}
              onPointerDown={(event) => {
                onSelect(index)
                gesture.move(event, index, stored)
              }}
              onKeyDown={(event) => {
                onKeyDown(event, index, stored)
              }}
            >
              <span className={cx('nums px-1.5 py-0.5 text-white', isSelected ? 'bg-link' : 'bg-black/60')}>
                {index + 1}
              </span>
            </button>
            {isSelected &&
              handles.map((handle) => (
                <span
                  key={handle}
                  data-handle={handle}
                  aria-hidden
                  className="border-link absolute z-20 size-2.5 -translate-x-1/2 -translate-y-1/2 border bg-white"
                  style={{
                    left: along(handle, 'w', 'e'),
                    top: along(handle, 'n', 's'),
                    cursor: `${handle}-resize`,
                  }}
                  onPointerDown={(event) => {
                    gesture.resize(event, index, stored, handle)
                  }}
                />
              ))}
          </div>
        )
      })}
      {gesture.shown?.index === -1 && (
        <div className="border-link bg-link/30 absolute border" style={placeOf(gesture.shown.box)} />
      )}
    </div>
  )
}
