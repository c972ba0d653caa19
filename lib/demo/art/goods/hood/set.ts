import { badge, chrome, glass, gloss, led, slab, steel, dots } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { ellipse, path, rect, stroke, translate, d } from '../../parts/svg'
import { side } from './side'
import { canopy, canopyTurn, top } from './top'

/** A gas hob of black glass seen from the front and above. */
function hob(pen: Pen): string {
  const { sheet } = pen
  const burner = sheet.stamp(
    ellipse(0, 62, 92, 30, '#3a4149') +
      ellipse(0, 60, 80, 25, chrome(sheet)) +
      ellipse(0, 58, 58, 18, '#14181c') +
      ellipse(0, 55, 48, 15, 'none', { stroke: '#4f8dff', strokeWidth: 6, strokeDasharray: '5 3' }) +
      ellipse(0, 53, 34, 10, sheet.linear('down', [0, '#c99a54'], [1, '#7a5a2a'])) +
      stroke(d`M-108 56L-56 50M108 56L56 50M-40 88L-26 68M40 88L26 68`, '#1d2227', 9),
  )
  return (
    path('M60 10Q62 2 72 2H568Q578 2 580 10L634 118Q638 130 624 130H16Q2 130 6 118z', glass(sheet), {
      stroke: '#0b0d10',
    }) +
    path('M90 6H330L200 128H24z', '#ffffff', { fillOpacity: 0.08 }) +
    translate(176, 0, 1, burner) +
    translate(464, 0, 1, burner) +
    path(
      'M6 124Q6 130 16 130H624Q634 130 634 124L630 144Q628 150 620 150H20Q12 150 10 144z',
      steel(sheet, 'down'),
    ) +
    ellipse(286, 106, 20, 12, chrome(sheet)) +
    ellipse(354, 106, 20, 12, chrome(sheet)) +
    led(320, 88, '15', 16)
  )
}

/** Room, turned and measured view show the hood of a set alone. */
const isHoodAlone = ({ view }: Pen) => view === 'scene' || view === 'side' || view === 'size'

/** 顶吸烟灶套装: canopy and gas hob. */
export const set: Draw = (pen) =>
  pen.view === 'scene'
    ? top(pen)
    : {
        width: 640,
        height: 618,
        art: canopy(pen) + translate(0, 466, 1, hob(pen)),
        focus: [40, 430, 220],
        stance: 'stand',
        scene: 'cooker',
        foot: 600,
        turn: canopyTurn(pen),
      }

/** 侧吸烟灶套装: side hood and gas hob. */
export const setSide: Draw = (pen) =>
  isHoodAlone(pen)
    ? side(pen)
    : {
        width: 640,
        height: 640,
        art: translate(36, 0, 0.98, side({ ...pen, view: 'front' }).art) + translate(0, 488, 1, hob(pen)),
        focus: [40, 440, 220],
        stance: 'stand',
        scene: 'cooker',
        foot: 600,
      }

/** A sterilising cabinet with a glass door, 460 × 260. */
function steriliser(pen: Pen): string {
  const { sheet, tone } = pen
  return (
    slab(pen, 0, 0, 460, 260, 10) +
    rect(14, 14, 432, 190, glass(sheet), { rx: 8 }) +
    rect(24, 24, 412, 170, sheet.radial(0.5, 0.2, 0.9, [0, '#8fb7ff', 0.65], [1, '#1a2340', 0.4]), {
      rx: 6,
    }) +
    [70, 100, 130, 160].map((x) => ellipse(x, 130, 9, 44, '#eef2f5', { stroke: '#8d99a3' })).join('') +
    [230, 290, 350]
      .map((x) => path(d`M${x} 118h50q-2 42 -16 50h-18q-14 -8 -16 -50z`, '#eef2f5', { stroke: '#8d99a3' }))
      .join('') +
    stroke('M40 178H420', '#c3c9cf', 4) +
    gloss(sheet, 16, 16, 428, 186, 0.2) +
    rect(150, 214, 160, 12, chrome(sheet), { rx: 6 }) +
    led(60, 240, '消毒 0:45', 18, tone.isDark ? '#7fd6ff' : '#2f6fb0')
  )
}

/** 烟灶消: side hood, gas hob and sterilising cabinet. */
export const setThree: Draw = (pen) =>
  isHoodAlone(pen)
    ? side(pen)
    : {
        width: 700,
        height: 700,
        art:
          translate(90, 0, 0.88, side({ ...pen, view: 'front' }).art) +
          translate(0, 520, 0.62, hob(pen)) +
          translate(392, 500, 0.66, steriliser(pen)),
        focus: [380, 470, 240],
        stance: 'stand',
        scene: 'cooker',
        foot: 660,
        drawn: [0, 0, 700, 674],
      }

/** 集成灶: hob with an inlet behind it, on top of a steam oven. */
export const integrated: Draw = (pen) => {
  const { sheet, tone } = pen
  const w = 540
  const h = 640
  return {
    width: w,
    height: h,
    art:
      rect(30, h - 14, w - 60, 14, '#14181c') +
      path('M40 0H500Q512 0 512 12V120H28V12Q28 0 40 0z', glass(sheet), { stroke: tone.edge }) +
      rect(60, 66, 420, 40, '#07090b', { rx: 6 }) +
      dots(72, 74, 50, 4, 8, 1.6, '#39424b') +
      led(w / 2, 44, '12:30', 24) +
      translate(-2, 112, 0.85, hob(pen)) +
      slab(pen, 0, 238, w, h - 252, 8) +
      led(90, 290, '蒸 100°C', 22, tone.isDark ? '#7fd6ff' : '#14507a') +
      led(w - 90, 290, '烤 200°C', 22, tone.isDark ? '#ffb26b' : '#8a3d12') +
      [220, 260, 300]
        .map((x) =>
          rect(x, 272, 22, 18, 'none', {
            rx: 9,
            stroke: tone.isDark ? '#9fb2c0' : tone.dark,
            strokeWidth: 1.6,
          }),
        )
        .join('') +
      rect(14, 324, w - 28, h - 352, glass(sheet), { rx: 8 }) +
      rect(
        60,
        380,
        w - 120,
        h - 440,
        sheet.radial(0.5, 0.2, 0.9, [0, '#ffb65c', 0.75], [1, '#2a1608', 0.5]),
        { rx: 14 },
      ) +
      stroke(d`M70 500H${w - 70}M70 514H${w - 70}`, '#c3c9cf', 3) +
      ellipse(w / 2, 494, 90, 20, '#c9803a') +
      gloss(sheet, 18, 328, w - 36, h - 360, 0.18) +
      rect(70, 338, w - 140, 14, chrome(sheet), { rx: 7, stroke: '#7d858d', strokeWidth: 0.6 }) +
      badge(w / 2, h - 42, 20, '#aeb8c2', pen.seed),
    focus: [40, 230, 260],
    stance: 'stand',
    scene: 'builtin',
  }
}
