'use client'
import { pictureAt } from '@/lib/web/picture'

/** Side of the lens in design pixels, and the magnification (spec 1 §9). */
const lensSide = 168
const magnification = 2
/**
 * Side of the gallery. Positions are fractions of it, so that the lens keeps its proportion at every window width.
 */
const gallerySide = 450

const lensShare = lensSide / gallerySide
const clamp = (value: number) => Math.min(Math.max(value - lensShare / 2, 0), 1 - lensShare)

/** The lens on the picture, and beside it the area below the lens at twice the size. */
export default function Zoom({ src, point }: { src: string; point: { x: number; y: number } }) {
  const [left, top] = [clamp(point.x), clamp(point.y)]
  const percent = (value: number) => `${value * 100}%`
  return (
    <div aria-hidden className="pointer-events-none max-md:hidden">
      <span
        className="bg-brand/10 border-brand/40 absolute border"
        style={{
          left: percent(left),
          top: percent(top),
          width: percent(lensShare),
          height: percent(lensShare),
        }}
      />
      <span
        className="rounded-card border-line bg-card shadow-float absolute top-0 left-full z-30 ml-4 overflow-hidden border"
        style={{ width: percent(lensShare * magnification), aspectRatio: '1' }}
      >
        <img
          src={pictureAt(src, 960)}
          alt=""
          className="absolute max-w-none"
          style={{
            width: percent(1 / lensShare),
            left: percent(-left / lensShare),
            top: percent(-top / lensShare),
          }}
        />
      </span>
    </div>
  )
}
