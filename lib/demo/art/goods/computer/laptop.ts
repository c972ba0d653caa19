import { mix } from '../../parts/color'
import { badge } from '../../parts/material'
import type { Draw, Pen } from '../../parts/pen'
import { vary } from '../../parts/pen'
import { path, rect, translate } from '../../parts/svg'
import { display, keys, metal } from './parts'

export const laptop: Draw = (pen) => {
  const { sheet, tone } = pen
  const art =
    translate(60, 0, 1, display(pen, 520, 340, 10, 14, 14)) +
    path('M64 338H576L584 350H56z', tone.dark) +
    path('M58 346H582L640 462Q642 470 632 470H8Q-2 470 0 462z', metal(pen), { stroke: tone.edge }) +
    path('M92 354H548L574 410H66z', tone.isDark ? '#14171b' : mix(tone.shade, '#2b3138', 0.25)) +
    keys(320, 355, 488, 13.4, 4, vary(pen.seed, 1, ['#2a3037', '#3a4149', '#f2f4f6'])) +
    path('M246 418H394L402 458H238z', tone.light, { stroke: tone.edge, strokeOpacity: 0.6 }) +
    path(
      'M0 462Q0 482 20 484H620Q640 482 640 462L632 470H8z',
      sheet.linear('down', [0, tone.light], [1, tone.dark]),
    ) +
    path('M270 471h100q-2 7-10 7h-80q-8 0-10-7z', tone.dark, { fillOpacity: 0.5 })
  if (pen.view === 'side') return closedLaptop(pen)
  return { width: 640, height: 484, art, focus: [330, 280, 220], stance: 'stand', scene: 'desk' }
}

/** From the other side: the half-open lid with the maker's mark. */
export function closedLaptop(pen: Pen) {
  const { sheet, tone } = pen
  const lid = sheet.linear('fall', [0, tone.bright], [0.35, tone.light], [0.65, tone.base], [1, tone.shade])
  const art =
    path('M150 0H572Q590 0 590 18L640 330Q642 342 628 342H70Q56 342 58 330L130 18Q134 0 150 0z', lid, {
      stroke: tone.edge,
    }) +
    path('M150 2H380L250 340H62z', '#ffffff', { fillOpacity: tone.isDark ? 0.05 : 0.18 }) +
    badge(350, 172, 60, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed) +
    path(
      'M58 338H640L652 360Q652 374 634 376H64Q46 374 46 360z',
      sheet.linear('down', [0, tone.base], [0.4, tone.bright], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    [96, 130].map((x) => rect(x, 353, 24, 8, '#15191d', { rx: 4 })).join('') +
    rect(560, 353, 34, 8, '#15191d', { rx: 3 })
  return {
    width: 690,
    height: 378,
    art,
    focus: [240, 80, 220] as const,
    stance: 'stand' as const,
    scene: 'desk' as const,
    foot: 620,
  }
}
