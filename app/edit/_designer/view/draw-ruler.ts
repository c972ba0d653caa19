import type { PageGuide } from '../core/page-guide'

/** Pixels of a ruler across (spec 4 §B1). */
export const rulerSize = 20

const steps = [50, 100, 200, 500, 1000] as const

/** Pixels of the page between two numbers, so that they are at least 50 px of the window apart. */
export const labelStep = (zoom: number): number => steps.find((step) => step * zoom >= 50) ?? 1000

interface Scale {
  axis: PageGuide['axis']
  /** Where 0 of the page is, in pixels of the ruler. */
  origin: number
  zoom: number
}

/** Draws the ticks and numbers of a ruler in the size that its element has. */
export function drawRuler(canvas: HTMLCanvasElement, { axis, origin, zoom }: Scale): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas.getBoundingClientRect()
  const density = window.devicePixelRatio
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  context.scale(density, density)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#9aa0a6'
  context.strokeStyle = '#d5d8dc'
  context.font = '10px sans-serif'
  context.textBaseline = 'top'
  const length = axis === 'x' ? width : height
  const label = labelStep(zoom)
  const step = label / 10
  context.beginPath()
  for (let at = Math.ceil(-origin / zoom / step) * step; at * zoom + origin <= length; at += step) {
    const place = Math.round(at * zoom + origin) + 0.5
    const isLabelled = Math.round(at) % label === 0
    const size = isLabelled ? rulerSize : 5
    if (axis === 'x') {
      context.moveTo(place, rulerSize)
      context.lineTo(place, rulerSize - size)
    } else {
      context.moveTo(rulerSize, place)
      context.lineTo(rulerSize - size, place)
    }
    if (!isLabelled) continue
    context.save()
    if (axis === 'x') context.translate(place + 2, 2)
    else {
      context.translate(2, place + 2)
      context.rotate(Math.PI / 2)
      context.translate(0, -10)
    }
    context.fillText(String(Math.round(at)), 0, 0)
    context.restore()
  }
  context.stroke()
}
