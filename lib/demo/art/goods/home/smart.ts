import { chrome, glass, led, panel, ink, badge } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { circle, d, path, rect, stroke, translate } from '../../parts/svg'

const keypad = (cx: number, top: number) =>
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '＊', '0', '＃']
    .map((key, index) =>
      led(cx - 42 + (index % 3) * 42, top + Math.floor(index / 3) * 36, key, 19, '#cfe9f7'),
    )
    .join('')

/** A fingerprint lock with a lever: number pad above, sensor on the lever's hub. Semi-automatic, without camera. */
export const lever: Draw = (pen) => {
  const { sheet, tone } = pen
  const arm = 'M76 372H292Q312 372 312 392T292 412H76Q58 412 58 392T76 372z'
  return {
    width: 312,
    height: 560,
    art:
      rect(0, 0, 172, 560, panel(sheet, tone), { rx: 26, stroke: tone.edge }) +
      rect(12, 12, 148, 236, glass(sheet), { rx: 18 }) +
      keypad(86, 70) +
      circle(86, 392, 58, chrome(sheet), { stroke: '#7d858d' }) +
      circle(86, 392, 46, sheet.linear('fall', [0, tone.light], [1, tone.dark])) +
      path(arm, '#000000', { fillOpacity: 0.22, transform: 'translate(4 12)' }) +
      path(arm, sheet.linear('down', [0, tone.bright], [0.5, tone.base], [1, tone.dark]), {
        stroke: tone.edge,
      }) +
      circle(86, 392, 18, '#14181d', { stroke: '#5fd0ff', strokeWidth: 2 }) +
      [5, 9, 13]
        .map((r) =>
          circle(86, 392, r, 'none', { stroke: '#8fd8ff', strokeWidth: 1.4, strokeDasharray: `${r * 4} 5` }),
        )
        .join('') +
      circle(86, 510, 13, chrome(sheet), { stroke: '#7d858d' }) +
      rect(84, 502, 4, 16, '#22272d', { rx: 2 }),
    focus: [-10, 250, 240],
    stance: 'hang',
    scene: 'door',
    body: [0, 0, 172, 560],
    cast: [[0, 0, 172, 560, 26]],
  }
}

/** A wall panel of the smart home, 220 × 220: time, scenes and the curtain's position. */
function wallPanel(pen: Pen): string {
  const { sheet } = pen
  const tile = (x: number, y: number, color: string, word: string) =>
    rect(x, y, 84, 52, color, { rx: 12 }) + led(x + 42, y + 33, word, 18, '#ffffff')
  return (
    rect(0, 0, 220, 220, glass(sheet), { rx: 24, stroke: '#6b747d' }) +
    led(24, 52, '10:08', 34, '#ffffff', 'start') +
    tile(20, 74, '#e08b3c', '回家') +
    tile(116, 74, '#3d6fd0', '离家') +
    tile(20, 138, '#4b9a74', '灯光') +
    tile(116, 138, '#7a62c8', '窗帘')
  )
}

/** A piece of curtain on its motor rail, 250 × 330. */
function curtain(pen: Pen): string {
  const { sheet } = pen
  const fold = sheet.linear('right', [0, '#cfc3b2'], [0.35, '#f6f0e6'], [1, '#bfb29f'])
  return (
    [0, 1, 2, 3, 4]
      .map((index) => path(d`M${6 + index * 48} 22h48q4 150 -2 300h-44q-6 -150 -2 -300z`, fold))
      .join('') +
    rect(0, 0, 250, 26, sheet.linear('down', [0, '#ffffff'], [0.5, '#d3d8dd'], [1, '#8f979f']), { rx: 6 }) +
    rect(206, 20, 40, 92, sheet.linear('right', [0, '#c9ced4'], [0.3, '#ffffff'], [1, '#aab2ba']), {
      rx: 10,
      stroke: '#9aa3ab',
    }) +
    circle(226, 92, 4, '#5fd0ff')
  )
}

/** The entry set of a smart home: lock, wall panel, motor curtain and lamp. */
export const smarthome: Draw = (pen) => {
  const { sheet, tone } = pen
  const doorLock =
    rect(0, 0, 176, 560, panel(sheet, tone), { rx: 28, stroke: tone.edge }) +
    rect(10, 10, 156, 250, glass(sheet), { rx: 20 }) +
    circle(88, 58, 26, '#0b0d10', { stroke: '#39424b', strokeWidth: 2 }) +
    circle(88, 58, 14, sheet.radial(0.4, 0.35, 0.7, [0, '#5b7fc0'], [1, '#05060a'])) +
    keypad(88, 128) +
    rect(38, 286, 100, 224, sheet.linear('right', [0, tone.light], [0.4, tone.base], [1, tone.dark]), {
      rx: 18,
      stroke: tone.edge,
    }) +
    circle(88, 330, 20, '#14181d', { stroke: '#5fd0ff', strokeWidth: 2 }) +
    badge(88, 536, 18, ink(pen), pen.seed)
  if (pen.view === 'detail' || pen.view === 'size')
    return { width: 176, height: 560, art: doorLock, focus: [-20, -10, 220], stance: 'hang', scene: 'door' }
  const lamp =
    stroke('M60 0V60', '#59626c', 4) +
    path(
      'M0 120Q4 60 60 60T120 120z',
      sheet.linear('right', [0, '#dfe3e7'], [0.35, '#ffffff'], [1, '#b3bac1']),
      { stroke: '#9aa3ab' },
    ) +
    path('M4 120Q60 138 116 120z', '#fff0c4') +
    path('M6 124H114L150 210H-30z', sheet.linear('down', [0, '#ffeebd', 0.6], [1, '#ffeebd', 0]))
  return {
    width: 560,
    height: 560,
    art:
      doorLock +
      translate(226, 0, 1.32, curtain(pen)) +
      translate(220, 340, 1, wallPanel(pen)) +
      translate(456, 330, 0.86, lamp),
    focus: [200, 320, 240],
    stance: 'hang',
    scene: 'door',
    cast: [
      [0, 0, 176, 560, 28],
      [220, 340, 220, 220, 24],
    ],
  }
}
