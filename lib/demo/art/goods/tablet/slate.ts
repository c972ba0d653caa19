import { panel } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { d, path, rect, stroke, translate } from '../../parts/svg'
import { rear, slate } from './parts'

/** A slate upright, its back behind it. */
export const standard: Draw = (pen) => {
  const w = 432
  const h = 600
  const shared = { stance: 'stand', scene: 'desk' } as const
  if (pen.view === 'side')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 30),
      focus: [0, 0, 200],
      turn: { depth: 26, radius: 30 },
      ...shared,
    }
  if (pen.view === 'front' || pen.view === 'scene')
    return {
      width: w + 96,
      height: h,
      art:
        translate(0, 0, 1, rear(pen, w, h, 30)) +
        rect(84, 6, w, h - 4, '#10161d', { rx: 30, fillOpacity: 0.16 }) +
        translate(96, 0, 1, slate(pen, w, h, 30, 20)),
      focus: [0, 0, 200],
      ...shared,
    }
  if (pen.view === 'detail')
    return { width: w, height: h, art: rear(pen, w, h, 30), focus: [-30, -30, 240], ...shared }
  return { width: w, height: h, art: slate(pen, w, h, 30, 20), focus: [200, 340, 250], ...shared }
}

/** The keyboard cover lying in front of a leaning slate. */
function keyboard(pen: Pen, w: number): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const left = 40 - row * 7
    const step = (w - left * 2) / (13 - row)
    return stroke(
      d`M${left + step / 2} ${14 + row * 21}H${w - left}`,
      pen.tone.isDark ? '#4b545e' : '#ffffff',
      15,
      { strokeDasharray: `${(step - 6).toFixed(1)} 6`, strokeLinecap: 'butt' },
    )
  })
  return (
    path(
      d`M22 0H${w - 22}L${w + 4} 128Q${w + 6} 136 ${w - 4} 136H4Q-6 136 -4 128z`,
      panel(pen.sheet, pen.tone),
      { stroke: pen.tone.edge },
    ) +
    rows.join('') +
    rect(w / 2 - 84, 96, 168, 30, pen.tone.shade, { rx: 5, stroke: pen.tone.edge, strokeOpacity: 0.4 })
  )
}

/** A slate with keyboard and pen. */
export const pro: Draw = (pen) => {
  const w = 612
  const h = 428
  const pencil =
    rect(0, 0, 10, 330, pen.sheet.linear('right', [0, '#c6ccd2'], [0.35, '#ffffff'], [1, '#b3bac1']), {
      rx: 5,
      stroke: '#9aa3ab',
      strokeWidth: 0.6,
    }) +
    path('M0.5 328h9l-4.5 26z', '#dfe3e7') +
    path('M3.6 346h2.8l-1.4 8z', '#4b545d')
  if (pen.view === 'size')
    return {
      width: w,
      height: h,
      art: slate(pen, w, h, 26, 18),
      focus: [0, 0, 240],
      stance: 'stand',
      scene: 'desk',
    }
  if (pen.view === 'side')
    return {
      width: w,
      height: h,
      art: rear(pen, w, h, 26),
      focus: [0, 0, 240],
      stance: 'stand',
      scene: 'desk',
      turn: { depth: 22, radius: 26 },
    }
  return {
    width: 640,
    height: 566,
    art:
      translate(10, 0, 1, slate(pen, w, h, 26, 18)) +
      rect(16, 424, 600, 10, '#10161d', { rx: 5, fillOpacity: 0.4 }) +
      translate(14, 430, 1, keyboard(pen, w)) +
      translate(650, 120, 1.2, pencil),
    focus: [390, 330, 236],
    stance: 'stand',
    scene: 'desk',
  }
}
