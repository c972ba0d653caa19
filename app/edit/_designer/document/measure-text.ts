import type { MeasureText } from '@/widgets/widget'

/** Full-width characters: Chinese, kana, Korean and their punctuation. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/

/** Roughly, in parts of the font size: without a screen there are no fonts. */
const estimate = (line: string, fontSize: number): number =>
  [...line].reduce((width, letter) => width + (wide.test(letter) ? 1 : 0.55), 0) * fontSize

let context: OffscreenCanvasRenderingContext2D | null | undefined

/** The width of a line in the font of the mall, in pixels. */
export const measureText: MeasureText = (line, { fontSize, fontWeight, fontStyle }) => {
  if (context === undefined)
    context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return estimate(line, fontSize)
  const { fontFamily } = getComputedStyle(document.body)
  context.font = `${fontStyle} ${fontWeight} ${fontSize}px ${fontFamily || 'sans-serif'}`
  return context.measureText(line).width
}
