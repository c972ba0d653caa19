import { badge, barrel, cylinder, energyLabel, glass, knob, led, slab, ink } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { circle, d, ellipse, path, rect, stroke } from '../../parts/svg'
import { pipe } from './pipe'

/** A round barrel lying on the wall: caps at both ends, a thermometer and a knob. */
export const round: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 640
  const h = 316
  const cap = (x: number, side: 1 | -1) =>
    path(
      d`M${x} 4Q${x + side * 60} 10 ${x + side * 60} ${h / 2}T${x} ${h - 4}z`,
      sheet.linear('right', [0, side < 0 ? tone.dark : tone.shade], [1, side < 0 ? tone.shade : tone.dark]),
      { stroke: tone.edge },
    )
  return {
    width: w,
    height: h + 52,
    art:
      pipe(pen, 200, h - 14, 66, '#d8432f') +
      pipe(pen, 440, h - 14, 66, '#2f7fd8') +
      cap(62, -1) +
      cap(w - 62, 1) +
      rect(56, 0, w - 112, h, barrel(sheet, tone), { rx: 8, stroke: tone.edge }) +
      [84, w - 84].map((x) => stroke(d`M${x} 2V${h - 2}`, tone.edge, 1.4, { strokeOpacity: 0.5 })).join('') +
      rect(100, 30, w - 200, 26, sheet.linear('down', [0, '#ffffff', 0.85], [1, '#ffffff', 0]), { rx: 13 }) +
      circle(w / 2, h / 2 + 6, 66, tone.shade, { stroke: tone.edge }) +
      circle(w / 2, h / 2 + 6, 56, '#ffffff', { stroke: '#8d959d' }) +
      circle(w / 2, h / 2 + 6, 44, 'none', {
        stroke: '#d8432f',
        strokeWidth: 6,
        strokeDasharray: '92 190',
        transform: `rotate(-30 ${w / 2} ${h / 2 + 6})`,
      }) +
      circle(w / 2, h / 2 + 6, 44, 'none', {
        stroke: '#2f7fd8',
        strokeWidth: 6,
        strokeDasharray: '92 190',
        transform: `rotate(150 ${w / 2} ${h / 2 + 6})`,
      }) +
      stroke(d`M${w / 2} ${h / 2 + 6}l26 -26`, '#22272d', 5) +
      circle(w / 2, h / 2 + 6, 8, '#22272d') +
      knob(sheet, w - 160, h / 2 + 6, 34) +
      badge(w / 2, 66, 22, ink(pen), pen.seed) +
      energyLabel(112, 104, 52),
    focus: [w / 2 - 150, 20, 300],
    stance: 'hang',
    scene: 'bath',
    body: [0, 0, w, h],
    turn: { depth: 280, radius: 90 },
  }
}

/** A tall tank that stands on the floor, with display and pipes at its side. */
export const vertical: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 240
  const h = 604
  const shift = pen.view === 'side' ? 28 : 0
  const cx = w / 2 + shift
  const side = (y: number, ring: string) =>
    rect(w - 6, y, 38, 16, sheet.linear('down', [0, '#9aa2aa'], [0.3, '#f4f6f7'], [1, '#868e96'])) +
    rect(w + 4, y - 3, 11, 22, ring, { rx: 3 })
  return {
    width: w + 32,
    height: h,
    art:
      side(96, '#d8432f') +
      side(498, '#2f7fd8') +
      [30, 100, w - 44].map((x) => rect(x, h - 26, 16, 26, '#2b3138', { rx: 3 })).join('') +
      path(
        d`M0 70Q0 0 ${w / 2} 0T${w} 70V${h - 56}Q${w} ${h - 18} ${w / 2} ${h - 18}T0 ${h - 56}z`,
        cylinder(sheet, tone),
        {
          stroke: tone.edge,
        },
      ) +
      stroke(
        d`M1 74Q${w / 2} 92 ${w - 1} 74M1 ${h - 66}Q${w / 2} ${h - 48} ${w - 1} ${h - 66}`,
        tone.edge,
        1.4,
        { strokeOpacity: 0.6 },
      ) +
      rect(cx - 58, 150, 116, 176, glass(sheet), { rx: 26, stroke: tone.rim, strokeOpacity: 0.6 }) +
      led(cx, 222, '65', 56) +
      led(cx, 252, '热水量', 15, '#b8c6d0') +
      rect(cx - 36, 272, 72, 6, '#39424b', { rx: 3 }) +
      rect(cx - 36, 272, 58, 6, '#ff8b4d', { rx: 3 }) +
      circle(cx, 302, 9, 'none', { stroke: '#9fb2c0', strokeWidth: 1.6 }) +
      badge(cx, 112, 24, ink(pen), pen.seed) +
      energyLabel(cx - 24, 360, 48),
    focus: [cx - 100, 120, 210],
    stance: 'stand',
    scene: 'bath',
    foot: 230,
  }
}

/** A tankless heater: a slim upright glass panel with large digits. */
export const instant: Draw = (pen) => {
  const { sheet } = pen
  const w = 320
  const h = 540
  return {
    width: w,
    height: h + 54,
    art:
      pipe(pen, 100, h - 10, 64, '#d8432f') +
      pipe(pen, 220, h - 10, 64, '#2f7fd8') +
      slab(pen, 0, 0, w, h, 46) +
      rect(22, 22, w - 44, h - 120, glass(sheet), { rx: 32 }) +
      circle(w / 2, 200, 98, 'none', { stroke: '#39424b', strokeWidth: 10 }) +
      circle(w / 2, 200, 98, 'none', {
        stroke: vary(pen.seed, 2, ['#ff8b4d', '#ff6b57', '#ffb13d']),
        strokeWidth: 10,
        strokeDasharray: '400 216',
        strokeLinecap: 'round',
        transform: `rotate(126 ${w / 2} 200)`,
      }) +
      led(w / 2, 222, '42', 74) +
      led(w / 2, 258, '°C 即热', 18, '#b8c6d0') +
      [-74, 0, 74]
        .map((x) => circle(w / 2 + x, 372, 22, 'none', { stroke: '#9fb2c0', strokeWidth: 2 }))
        .join('') +
      stroke(
        d`M${w / 2 - 82} 372h16M${w / 2 + 66} 372h16M${w / 2 + 74} 364v16M${w / 2} 362v10`,
        '#cfe6f5',
        2.6,
      ) +
      badge(w / 2, h - 58, 26, ink(pen), pen.seed) +
      energyLabel(34, 36, 40),
    focus: [w / 2 - 120, 80, 240],
    stance: 'hang',
    scene: 'bath',
    share: 0.7,
    body: [0, 0, w, h],
    turn: { depth: 90, radius: 46 },
  }
}

const sinkKnob = (pen: Pen, cx: number) =>
  knob(pen.sheet, cx, 300, 84) +
  ['30', '45', '60', '75']
    .map((word, index) => {
      const angle = ((150 + index * 80) * Math.PI) / 180
      return led(cx + Math.cos(angle) * 122, 308 + Math.sin(angle) * 122, word, 22, ink(pen))
    })
    .join('') +
  circle(cx - 40, 446, 8, '#ff6b57') +
  circle(cx + 40, 446, 8, '#34d17f')

const sinkDigits = ({ sheet, tone }: Pen, cx: number) =>
  rect(cx - 130, 200, 260, 200, glass(sheet), { rx: 40, stroke: tone.rim, strokeOpacity: 0.6 }) +
  led(cx - 10, 310, '60', 92) +
  led(cx + 64, 270, '°C', 24) +
  led(cx, 346, '节能速热', 20, '#7de0b0') +
  [-70, 0, 70].map((x) => circle(cx + x, 374, 11, 'none', { stroke: '#9fb2c0', strokeWidth: 1.8 })).join('') +
  rect(cx - 60, 446, 120, 6, tone.dark, { rx: 3, fillOpacity: 0.4 })

/** A small box that stands under the sink: pipes on top, in front a knob and two lamps, or digits. */
const sinkBox =
  (digital: boolean): Draw =>
  (pen) => {
    const { sheet, tone } = pen
    const w = 480
    const h = 520
    const top = (x: number, ring: string) =>
      rect(x - 11, -58, 22, 66, sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f4f6f7'], [1, '#868e96'])) +
      rect(x - 15, -30, 30, 14, ring, { rx: 3 }) +
      rect(x - 16, -60, 32, 16, '#c3c9cf', { rx: 3, stroke: '#7d858d', strokeWidth: 0.6 })
    return {
      width: w,
      height: h,
      art:
        top(170, '#2f7fd8') +
        top(310, '#d8432f') +
        ellipse(170, 4, 34, 8, tone.dark) +
        ellipse(310, 4, 34, 8, tone.dark) +
        slab(pen, 0, 0, w, h, 70) +
        rect(40, 36, w - 80, h - 72, 'none', {
          rx: 48,
          stroke: tone.edge,
          strokeOpacity: 0.5,
          strokeWidth: 1.6,
        }) +
        badge(w / 2, 112, 34, ink(pen), pen.seed) +
        (digital ? sinkDigits(pen, w / 2) : sinkKnob(pen, w / 2)) +
        energyLabel(70, 70, 62),
      focus: [w / 2 - 150, 160, 280],
      stance: 'stand',
      scene: 'counter',
      drawn: [0, -60, w, h + 60],
      turn: { depth: 360, radius: 70 },
    }
  }

export const undersink = sinkBox(false)
export const undersinkDigital = sinkBox(true)
