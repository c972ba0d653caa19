import { lineUp } from './banner'
import { renewSign } from './marks/brand'
import { dots } from './parts/material'
import { plant } from './parts/props'
import { contactShadow } from './parts/shadow'
import type { Sheet } from './parts/sheet'
import { createSheet } from './parts/sheet'
import { circle, ellipse, path, translate, rect, stroke, svg, text } from './parts/svg'

/** An old-fashioned television and two-door refrigerator, 250 × 300. */
function oldPair(sheet: Sheet): string {
  const cream = sheet.linear('fall', [0, '#e3d8bf'], [1, '#b9aa88'])
  const brown = sheet.linear('fall', [0, '#a08468'], [1, '#6d543d'])
  const refrigerator =
    contactShadow(sheet, 62, 300, 124) +
    rect(0, 0, 124, 294, cream, { rx: 14, stroke: '#8d7f62' }) +
    stroke('M2 96H122', '#8d7f62', 3) +
    rect(12, 36, 9, 44, '#8d8674', { rx: 4 }) +
    rect(12, 112, 9, 60, '#8d8674', { rx: 4 }) +
    rect(76, 16, 34, 10, '#b3543f', { rx: 3 }) +
    rect(8, 292, 18, 8, '#4b4233') +
    rect(98, 292, 18, 8, '#4b4233') +
    path('M60 200q20-14 30 4M20 240q14-8 22 2', 'none', {
      stroke: '#a08f6c',
      strokeWidth: 3,
      strokeOpacity: 0.7,
    })
  const set =
    contactShadow(sheet, 90, 300, 180) +
    stroke('M70 150L44 96M100 150L134 90', '#6f6a61', 4) +
    circle(44, 96, 5, '#6f6a61') +
    circle(134, 90, 5, '#6f6a61') +
    rect(0, 148, 184, 144, brown, { rx: 16, stroke: '#4d3a29' }) +
    rect(14, 164, 120, 112, '#2f3230', { rx: 22 }) +
    rect(22, 171, 104, 98, sheet.linear('fall', [0, '#93a39d'], [1, '#4f5b57']), { rx: 24 }) +
    circle(160, 182, 11, '#d8cbb0', { stroke: '#4d3a29' }) +
    circle(160, 214, 11, '#d8cbb0', { stroke: '#4d3a29' }) +
    dots(148, 242, 5, 4, 6, 1.6, '#3f2f21') +
    rect(24, 290, 22, 10, '#4d3a29') +
    rect(138, 290, 22, 10, '#4d3a29')
  return refrigerator + translate(104, 40, 0.866, set)
}

/** The picture beside the sign-in form, 960 × 720: old appliances are exchanged for new ones. */
export function drawLoginScene(): string {
  const sheet = createSheet()
  const green = sheet.linear('fall', [0, '#2fc48d'], [1, '#0a8a5d'])
  const body =
    rect(0, 0, 960, 720, sheet.linear('fall', [0, '#f4fcf8'], [0.5, '#e2f5ec'], [1, '#c4e9d8'])) +
    circle(660, 400, 300, '#ffffff', { fillOpacity: 0.5 }) +
    circle(660, 400, 220, '#ffffff', { fillOpacity: 0.5 }) +
    path('M0 590C240 530 520 600 960 548V720H0z', '#ffffff', { fillOpacity: 0.6 }) +
    text(64, 118, '以旧换新，焕新生活', 50, '#0c4433', { fontWeight: 700 }) +
    text(64, 166, '旧机抵扣 · 政府补贴 · 送新拆旧一次上门', 22, '#2c6b54') +
    ellipse(206, 632, 176, 24, '#ffffff', { fillOpacity: 0.9 }) +
    ellipse(660, 640, 268, 32, '#ffffff') +
    translate(80, 326, 1, oldPair(sheet)) +
    plant(sheet, 908, 622, 0.95) +
    lineUp(sheet, ['fridge', 'washer', 'phone'], 6, { x: 404, y: 214, width: 480, height: 420 }) +
    stroke('M210 300C230 214 320 196 396 232', green, 10, { strokeDasharray: '2 20' }) +
    path('M386 206l44 42-58 12z', '#12996a') +
    circle(352, 500, 50, '#ffffff', { fillOpacity: 0.9 }) +
    circle(352, 500, 43, green) +
    translate(324, 472, 1, renewSign(56, '#ffffff', '#d3f6e4'))
  return svg(960, 720, sheet.defs(), body)
}
