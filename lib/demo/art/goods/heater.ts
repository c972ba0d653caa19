import { badge, barrel, chrome, energyLabel, glass, gloss, knob, led, slab, ink } from '../parts/material'
import type { Draw, Pen } from '../parts/pen'
import { vary } from '../parts/pen'
import { circle, d, path, rect, stroke } from '../parts/svg'

/** A pipe stub with a coloured ring: red is hot, blue is cold, yellow is gas. */
function pipe(pen: Pen, x: number, y: number, length: number, ring: string): string {
  return (
    rect(x - 9, y, 18, length, pen.sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f4f6f7'], [1, '#868e96'])) +
    rect(x - 12, y + 6, 24, 12, ring, { rx: 3 }) +
    rect(x - 13, y + length - 14, 26, 14, chrome(pen.sheet), { rx: 2, stroke: '#7d858d', strokeWidth: 0.6 })
  )
}

const electric: Draw = (pen) => {
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

const gas: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 370
  const h = 540
  const big = vary(pen.seed, 2, [true, false])
  const art =
    rect(150, -34, 70, 40, sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f7f8f9'], [1, '#868e96'])) +
    rect(142, -6, 86, 10, chrome(sheet), { rx: 3 }) +
    pipe(pen, 92, h - 6, 50, '#d8432f') +
    pipe(pen, 186, h - 6, 50, '#e3b32b') +
    pipe(pen, 280, h - 6, 50, '#2f7fd8') +
    slab(pen, 0, 0, w, h, 22) +
    gloss(sheet, 4, 4, w - 8, h - 8, tone.isDark ? 0.16 : 0.34) +
    stroke(d`M10 ${h - 150}H${w - 10}`, tone.edge, 1, { strokeOpacity: 0.35 }) +
    (big
      ? rect(w / 2 - 96, h - 134, 192, 104, glass(sheet), { rx: 16 }) +
        led(w / 2 - 8, h - 60, '42', 62) +
        led(w / 2 + 46, h - 86, '°C', 18) +
        led(w / 2, h - 42, '零冷水  恒温  增压', 11, '#9fb2c0')
      : circle(w / 2, h - 84, 62, chrome(sheet)) +
        circle(w / 2, h - 84, 57, glass(sheet)) +
        circle(w / 2, h - 84, 48, 'none', {
          stroke: '#ff8b4d',
          strokeWidth: 4,
          strokeDasharray: '190 120',
          strokeLinecap: 'round',
        }) +
        led(w / 2, h - 70, '42', 44) +
        led(w / 2, h - 50, '°C', 13, '#9fb2c0')) +
    badge(w / 2, 58, 30, ink(pen), pen.seed) +
    energyLabel(28, 30, 48) +
    path(d`M${w - 46} 34v60`, 'none', {
      stroke: tone.edge,
      strokeOpacity: 0.25,
      strokeWidth: 8,
      strokeLinecap: 'round',
    })
  return {
    width: w,
    height: h + 44,
    art,
    drawn: [0, -34, w, h + 78],
    focus: [w / 2 - 125, h - 220, 230],
    stance: 'hang',
    scene: 'bath',
    body: [0, 0, w, h],
    turn: { depth: 150, radius: 22 },
  }
}

/** Water heaters: 电热水器 (lying), 燃气热水器. */
export const heater = { electric, gas }
