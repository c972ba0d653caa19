import { clamp } from './box'

/** Where the canvas stands in the window, and how large a design pixel is there. */
export interface Viewport {
  left: number
  top: number
  zoom: number
}

export interface Point {
  x: number
  y: number
}

/** The smallest and largest zoom that can be chosen. */
export const zoomRange = { min: 0.2, max: 2 } as const

/** A point of the window in design pixels. */
export const toDesign = ({ x, y }: Point, { left, top, zoom }: Viewport): Point => ({
  x: (x - left) / zoom,
  y: (y - top) / zoom,
})

/** A point of the design in pixels of the window. */
export const toWindow = ({ x, y }: Point, { left, top, zoom }: Viewport): Point => ({
  x: x * zoom + left,
  y: y * zoom + top,
})

/** The next zoom: steps of 10 % (spec 4 §B1). */
export const zoomBy = (zoom: number, steps: number): number =>
  clamp(Math.round(zoom * 10 + steps) / 10, zoomRange.min, zoomRange.max)

/** The zoom at which the page fits into the visible width with 100 px on each side (spec 4 §B1), at most 100 %. */
export const fitZoom = (visibleWidth: number, pageWidth: number): number =>
  clamp(visibleWidth / (pageWidth + 200), zoomRange.min, 1)
