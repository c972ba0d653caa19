'use client'
import { useId, useState } from 'react'
import { zoomRange } from '../core/geometry/viewport'

interface Props {
  zoom: number
  /** Sets the zoom, 1 for the actual size. */
  onChange: (zoom: number) => void
  className: string
}

const percent = (zoom: number) => Math.round(zoom * 100)

/** 缩放: the zoom in per cent, and a slider for it below the button (spec 4 §B1). */
export function ZoomSlider({ zoom, onChange, className }: Props) {
  const id = useId()
  const [place, setPlace] = useState({ left: 0, top: 0 })
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`缩放，当前${percent(zoom)}%`}
        title="缩放"
        className={className}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          setPlace({ left, top: bottom + 4 })
        }}
      >
        <span className="nums w-10 text-center">{percent(zoom)}%</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="rounded-card shadow-float border-line inset-auto m-0 border bg-white p-3 text-xs"
        style={place}
      >
        <div className="flex items-center gap-3">
          <input
            type="range"
            aria-label="缩放比例"
            aria-valuetext={`${percent(zoom)}%`}
            min={percent(zoomRange.min)}
            max={percent(zoomRange.max)}
            step={5}
            value={percent(zoom)}
            className="accent-link w-40"
            onChange={({ target }) => onChange(Number(target.value) / 100)}
          />
          <button type="button" className="text-link hover:underline" onClick={() => onChange(1)}>
            实际大小
          </button>
        </div>
      </div>
    </>
  )
}
