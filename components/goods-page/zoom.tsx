'use client'
import { pictureAt } from '@/lib/web/picture'

/** Side of the lens in design pixels, and the magnification (spec 1 §9). */
const selector = 168
const scale = 2
/**
 * Side of the gallery. Positions are fractions of it, so that the lens keeps its proportion at every window width.
 */
const side = 450

const part = selector / side
const clamp = (value: number) => Math.min(Math.max(value - part / 2, 0), 1 - part)

/** The lens on the picture, and beside it the area below the lens at twice the size. */
export function Zoom({ src, point }: { src: string; point: { x: number; y: number } }) {
  const [left, top] = [clamp(point.x), clamp(point.y)]
  const percent = (value: number) => `${value * 100}%`
  return (
    <div aria-hidden className="pointer-events-none max-md:hidden">
      <span
        className="bg-brand/10 border-brand/40 absolute border"
        style={{ left: percent(left), top: percent(top), width: percent(part), height: percent(part) }}
      />
      <span
        className="rounded-card border-line bg-card shadow-float absolute top-0 left-full z-30 ml-4 overflow-hidden border"
        style={{ width: percent(part * scale), aspectRatio: '1' }}
      >
        <img
          src={pictureAt(src, 960)}
          alt=""
          className="absolute max-w-none"
          style={{ width: percent(1 / part), left: percent(-left / part), top: percent(-top / part) }}
        />
      </span>
    </div>
  )
}
