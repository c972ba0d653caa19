import type { GoodsClass } from '../../types'
import { tints } from './backdrop'
import { mix } from './color'
import type { SceneName } from './pen'
import { basket, books, fruit, mug, plant, print, sofa } from './props'
import type { Sheet } from './sheet'
import { ellipse, path, rect, stroke } from './svg'
import { boards, cupboards, shell, tiles, wood } from './wall'

/** A room with a spot for the product. */
export interface Room {
  behind: string
  before: string
  /** Middle of the spot. The product stands on `y`, or hangs centred on it. */
  x: number
  y: number
  /** Middle height for hanging products, where it differs from `y`. */
  hang?: number
  width: number
  height: number
}

type Build = (sheet: Sheet, tint: string) => Room

const builds: Record<SceneName, Build> = {
  kitchen: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#d8bf9f', 640) +
      boards(640) +
      cupboards(sheet, -10, 222, 380, 664, mix(tint, '#ffffff', 0.4)) +
      cupboards(sheet, 592, 230, 380, 664, mix(tint, '#ffffff', 0.4)) +
      rect(-10, 70, 222, 150, mix(tint, '#ffffff', 0.5), { stroke: mix(tint, '#33404c', 0.25) }) +
      stroke('M101 70V220', mix(tint, '#33404c', 0.3), 1.2) +
      rect(592, 240, 208, 12, wood, { rx: 2 }) +
      mug(640, 240, 0.7) +
      plant(sheet, 740, 240, 0.55) +
      fruit(50, 380, 0.9) +
      books(660, 380, 0.8),
    before: '',
    x: 402,
    y: 692,
    width: 372,
    height: 570,
  }),
  builtin: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#d8bf9f', 690) +
      boards(690) +
      tiles(60, 320, 64) +
      cupboards(sheet, -10, 820, 336, 716, mix(tint, '#ffffff', 0.45)) +
      fruit(96, 336, 1) +
      plant(sheet, 700, 336, 0.8) +
      mug(560, 336, 0.9) +
      rect(60, 120, 300, 14, wood, { rx: 3 }) +
      plant(sheet, 120, 120, 0.5) +
      books(220, 120, 0.8),
    before: '',
    x: 400,
    y: 722,
    width: 300,
    height: 370,
  }),
  laundry: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#d9d4cc', 630) +
      tiles(0, 616, 88) +
      rect(60, 150, 680, 16, wood, { rx: 3 }) +
      plant(sheet, 650, 150, 0.62) +
      rect(150, 84, 50, 66, '#ffffff', { rx: 8 }) +
      rect(160, 70, 22, 16, '#7aa7c7', { rx: 4 }) +
      rect(212, 96, 44, 54, '#bcd8c6', { rx: 8 }) +
      rect(222, 84, 20, 14, '#ffffff', { rx: 4 }) +
      rect(276, 106, 118, 22, '#f4ead9', { rx: 8 }) +
      rect(276, 128, 118, 22, '#c5d6e2', { rx: 8 }),
    before: basket(640, 752) + plant(sheet, 86, 744, 1),
    x: 380,
    y: 708,
    width: 430,
    height: 500,
  }),
  livingWall: (sheet, tint) => ({
    behind: shell(sheet, tint, '#d3b48e', 660) + boards(660),
    before:
      sofa(sheet, 130, 728, '#9fb0ba', 1.22) + plant(sheet, 738, 730, 1.3) + print(52, 312, 104, 132, tint),
    x: 400,
    y: 190,
    width: 560,
    height: 420,
  }),
  livingFloor: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#d3b48e', 600) +
      boards(600) +
      print(520, 130, 150, 190, tint) +
      sofa(sheet, 430, 656, '#a9b6a8') +
      plant(sheet, 96, 640, 1.15),
    before: '',
    x: 330,
    y: 708,
    width: 400,
    height: 500,
  }),
  media: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#cfae86', 650) +
      boards(650) +
      rect(90, 552, 620, 112, sheet.linear('fall', [0, '#e3c49c'], [1, '#b98f61']), { rx: 6 }) +
      stroke('M296 560V656M503 560V656', '#8a6541', 2, { strokeOpacity: 0.6 }) +
      rect(84, 544, 632, 14, '#d9b88e', { rx: 4 }) +
      [120, 660].map((x) => rect(x, 662, 16, 34, '#8a6541')).join('') +
      ellipse(400, 744, 330, 34, '#f2ebe0', { fillOpacity: 0.8 }),
    before: plant(sheet, 752, 712, 1.1) + books(110, 544, 0.5),
    x: 390,
    y: 546,
    hang: 318,
    width: 540,
    height: 380,
  }),
  bath: (sheet, tint) => ({
    behind:
      shell(sheet, mix(tint, '#dfe7ea', 0.5), '#cfd3d3', 690) +
      tiles(0, 678, 76) +
      cupboards(sheet, 470, 300, 560, 720, '#c9a57b') +
      path('M520 520H700Q696 562 660 562H560Q524 562 520 520z', '#ffffff', { stroke: '#c4ccd1' }) +
      path('M606 522V470Q606 452 590 452H572', 'none', {
        stroke: '#98a2aa',
        strokeWidth: 9,
        strokeLinecap: 'round',
      }) +
      plant(sheet, 740, 560, 0.5) +
      stroke('M120 470V640', '#9aa4ac', 6) +
      path('M92 452H148L138 470H102z', '#8b959d') +
      rect(60, 660, 130, 60, '#f1ebe2', { rx: 8 }),
    before: '',
    x: 400,
    y: 238,
    width: 500,
    height: 400,
  }),
  cooker: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#d8bf9f', 780) +
      tiles(0, 560, 70) +
      rect(-10, 40, 130, 240, '#ffffff', { fillOpacity: 0.75, stroke: '#b8c0b6' }) +
      rect(680, 40, 130, 240, '#ffffff', { fillOpacity: 0.75, stroke: '#b8c0b6' }) +
      cupboards(sheet, -10, 820, 610, 800, mix(tint, '#ffffff', 0.5)),
    before:
      path('M246 596H554L572 612H228z', '#14181c') +
      [300, 500].map((x) => ellipse(x, 600, 40, 6, '#4f8dff', { fillOpacity: 0.85 })).join('') +
      path(
        'M246 536H354V586Q354 598 340 598H260Q246 598 246 586z',
        sheet.linear('right', [0, '#e8ebee'], [0.4, '#ffffff'], [1, '#a7afb7']),
      ) +
      rect(238, 528, 124, 10, '#8d969f', { rx: 5 }) +
      rect(290, 516, 20, 12, '#2b3138', { rx: 4 }) +
      rect(214, 548, 34, 8, '#2b3138', { rx: 4 }) +
      rect(352, 548, 34, 8, '#2b3138', { rx: 4 }) +
      plant(sheet, 720, 612, 0.6) +
      fruit(40, 612, 0.9),
    x: 400,
    y: 240,
    width: 460,
    height: 380,
  }),
  desk: (sheet, tint) => ({
    behind:
      shell(sheet, tint, wood, 560) +
      print(560, 90, 140, 176, tint) +
      rect(0, 560, 800, 240, sheet.linear('down', [0, '#b98d60'], [0.1, '#d9b78c'], [1, '#e9d2b1'])) +
      path('M120 560H330L470 800H150z', '#fff6e4', { fillOpacity: 0.3 }) +
      plant(sheet, 110, 612, 1.15) +
      books(610, 636, 1.1),
    before: mug(640, 740, 1),
    x: 392,
    y: 690,
    width: 470,
    height: 480,
  }),
  counter: (sheet, tint) => ({
    behind:
      shell(sheet, tint, wood, 580) +
      tiles(220, 566, 66) +
      rect(80, 170, 640, 16, wood, { rx: 3 }) +
      plant(sheet, 160, 170, 0.6) +
      [470, 528, 586]
        .map(
          (x, index) =>
            rect(x, 104, 44, 66, ['#f3e6d2', '#d9e3dc', '#f1d9c8'][index] ?? '#ffffff', { rx: 8 }) +
            rect(x + 4, 94, 36, 14, '#b48b5a', { rx: 4 }),
        )
        .join('') +
      rect(0, 580, 800, 24, sheet.linear('down', [0, '#ffffff'], [1, '#e6e1d8'])) +
      rect(
        0,
        580,
        800,
        220,
        sheet.linear('down', [0, '#f7f4ef'], [0.62, '#ebe5db'], [0.63, '#cfc6b8'], [1, '#ddd5c8']),
      ),
    before:
      fruit(590, 690, 1.1) +
      rect(60, 684, 130, 14, '#b98d60', { rx: 7 }) +
      rect(92, 664, 60, 20, '#f3e6d2', { rx: 6 }),
    x: 376,
    y: 684,
    width: 440,
    height: 440,
  }),
  door: (sheet, tint) => ({
    behind:
      shell(sheet, tint, '#cfc7bb', 740) +
      rect(196, 40, 408, 704, mix(tint, '#ffffff', 0.7)) +
      rect(214, 58, 372, 690, sheet.linear('fall', [0, '#8a6a4c'], [1, '#5e4530']), { rx: 3 }) +
      [92, 420]
        .map((y) =>
          rect(252, y, 190, 290, 'none', { stroke: '#3f2d1f', strokeOpacity: 0.5, strokeWidth: 3, rx: 4 }),
        )
        .join('') +
      rect(0, 744, 800, 56, '#bdb4a6') +
      path('M250 760H550L580 792H220z', '#8b9a86'),
    before: plant(sheet, 700, 770, 1.5),
    x: 520,
    y: 400,
    width: 130,
    height: 270,
  }),
}

/** The room of a scene in the colours of a class. */
export function room(sheet: Sheet, scene: SceneName, kind: GoodsClass): Room {
  return builds[scene](sheet, tints[kind])
}
