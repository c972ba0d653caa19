import { badge, barrel, energyLabel, glass, knob, led, ink } from '../../parts/material'
import type { Draw } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { d, rect, stroke } from '../../parts/svg'
import { pipe } from './pipe'

/** A lying tank with a display. */
export const electric: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 640
  const h = 332
  const round = vary(pen.seed, 1, [true, false, true])
  const radius = round ? 110 : 46
  const center = w / 2
  const art =
    pipe(pen, 190, h - 14, 66, '#d8432f') +
    pipe(pen, 430, h - 14, 66, '#2f7fd8') +
    rect(0, 0, w, h, barrel(sheet, tone), { rx: radius, stroke: tone.edge }) +
    rect(
      3,
      3,
      w - 6,
      h - 6,
      sheet.linear(
        'right',
        [0, '#10161d', 0.26],
        [0.09, '#10161d', 0],
        [0.9, '#10161d', 0],
        [1, '#10161d', 0.3],
      ),
      { rx: radius },
    ) +
    stroke(d`M${62} 2V${h - 2}M${w - 62} 2V${h - 2}`, tone.edge, 1.2, {
      strokeOpacity: 0.5,
    }) +
    rect(
      70,
      26,
      w - 140,
      38,
      sheet.linear('down', [0, '#ffffff', tone.isDark ? 0.3 : 0.9], [1, '#ffffff', 0]),
      { rx: 19 },
    ) +
    rect(center - 150, 122, 300, 96, glass(sheet), {
      rx: round ? 48 : 14,
      stroke: tone.rim,
      strokeOpacity: 0.6,
      strokeWidth: 1.5,
    }) +
    led(center - 62, 188, '65', 52) +
    led(center - 20, 164, '°C', 16) +
    stroke(d`M${center + 14} 142V198`, '#4b5661', 1) +
    led(center + 72, 162, '速热', 16, '#ffb26b') +
    led(center + 72, 188, '热水量 80%', 12, '#b8c6d0') +
    rect(center + 32, 198, 80, 4, '#39424b', { rx: 2 }) +
    rect(center + 32, 198, 62, 4, '#ff8b4d', { rx: 2 }) +
    badge(center, 90, 20, ink(pen), pen.seed) +
    (round ? '' : knob(sheet, w - 116, 170, 30)) +
    energyLabel(102, 118, 52) +
    rect(center - 26, h - 36, 52, 5, tone.dark, { rx: 2.5, fillOpacity: 0.4 })
  return {
    width: w,
    height: h + 52,
    art,
    focus: [center - 165, 10, 330],
    stance: 'hang',
    scene: 'bath',
    body: [0, 0, w, h],
    turn: { depth: 290, radius },
  }
}

/** A flat tank: two slim barrels one above the other behind a glass waist with the display. */
export const twin: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 640
  const h = 340
  const barrelAt = (y: number) =>
    rect(0, y, w, 178, barrel(sheet, tone), { rx: 86, stroke: tone.edge }) +
    rect(
      60,
      y + 22,
      w - 120,
      22,
      sheet.linear('down', [0, '#ffffff', tone.isDark ? 0.25 : 0.9], [1, '#ffffff', 0]),
      { rx: 11 },
    )
  return {
    width: w,
    height: h + 48,
    art:
      pipe(pen, 190, h - 18, 66, '#d8432f') +
      pipe(pen, 450, h - 18, 66, '#2f7fd8') +
      barrelAt(162) +
      barrelAt(0) +
      rect(36, 142, w - 72, 56, glass(sheet), { rx: 28, stroke: tone.rim, strokeOpacity: 0.7 }) +
      led(120, 184, '65°C', 34) +
      led(w / 2 + 10, 178, '双胆速热', 20, '#ffb26b') +
      rect(w - 216, 166, 130, 7, '#39424b', { rx: 3.5 }) +
      rect(w - 216, 166, 96, 7, '#ff8b4d', { rx: 3.5 }) +
      badge(w / 2, 82, 22, ink(pen), pen.seed) +
      energyLabel(w - 150, 52, 46),
    focus: [40, 40, 300],
    stance: 'hang',
    scene: 'bath',
    body: [0, 0, w, h],
    turn: { depth: 200, radius: 86 },
  }
}
