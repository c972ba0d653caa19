import { badge, chrome, cylinder, dots, glass, gloss, led, panel } from '@/lib/server/demo/art/parts/material'
import type { Draw } from '@/lib/server/demo/art/parts/pen'
import { vary } from '@/lib/server/demo/art/parts/pen'
import { circle, d, ellipse, group, path, place, rect, stroke } from '@/lib/server/demo/art/parts/svg'

const vacuum: Draw = (pen) => {
  const { sheet, tone } = pen
  const lit = vary(pen.seed, 1, ['#5fd0ff', '#7de0b0', '#ffb26b'])
  const dock =
    rect(0, 0, 330, 420, panel(sheet, tone), { rx: 40, stroke: tone.edge }) +
    rect(12, 12, 306, 96, glass(sheet), { rx: 30 }) +
    led(165, 72, '自清洁', 26) +
    rect(135, 88, 60, 4, lit, { rx: 2 }) +
    stroke('M14 196H316', tone.edge, 1.2, { strokeOpacity: 0.5 }) +
    badge(165, 152, 28, tone.isDark ? '#d5dbe1' : '#59626c', pen.seed) +
    path('M30 420V300Q30 250 80 250H250Q300 250 300 300V420z', '#171b20') +
    path(
      'M44 420V304Q44 264 84 264H246Q286 264 286 304V420z',
      sheet.linear('down', [0, '#2b3138'], [1, '#0b0d10']),
    )
  const robot =
    ellipse(210, 78, 210, 74, tone.dark) +
    path(
      'M0 58C0 130 420 130 420 58V84C420 160 0 160 0 84z',
      sheet.linear('right', [0, tone.shade], [0.25, tone.bright], [0.6, tone.base], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    ellipse(210, 58, 210, 66, sheet.linear('fall', [0, tone.bright], [0.4, tone.light], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    ellipse(210, 56, 186, 55, 'none', { stroke: tone.edge, strokeOpacity: 0.35 }) +
    path('M146 34C146 20 274 20 274 34V48C274 64 146 64 146 48z', glass(sheet)) +
    ellipse(210, 34, 64, 17, sheet.linear('fall', [0, '#6b757f'], [1, '#1b2026'])) +
    ellipse(210, 84, 26, 7, tone.shade, { stroke: tone.edge, strokeOpacity: 0.6 }) +
    ellipse(210, 84, 10, 2.8, lit) +
    path('M120 122Q210 136 300 122L296 136Q210 148 124 136z', '#12161b') +
    circle(190, 132, 4, lit)
  return {
    width: 470,
    height: 590,
    art:
      place(70, 0, 1, dock) +
      rect(60, 414, 350, 24, tone.shade, { rx: 8, stroke: tone.edge }) +
      place(25, 440, 1, robot),
    focus: [110, 400, 240],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 420,
  }
}

const stick: Draw = (pen) => {
  const { sheet, tone } = pen
  const cup = vary(pen.seed, 2, ['#7c3aed', '#0ea5b7', '#e5533d', '#3b82f6'])
  const art =
    rect(112, 220, 22, 310, sheet.linear('right', [0, '#9aa2aa'], [0.3, '#f6f7f8'], [1, '#868e96']), {
      rx: 4,
    }) +
    path('M104 520H142L156 552H92z', tone.dark) +
    path(
      'M20 560Q20 544 40 544H206Q226 544 226 560V590Q226 600 216 600H30Q20 600 20 590z',
      sheet.linear('down', [0, tone.bright], [0.5, tone.base], [1, tone.dark]),
      { stroke: tone.edge },
    ) +
    rect(32, 574, 182, 16, '#171b20', { rx: 8 }) +
    stroke('M40 582H206', '#5fd0ff', 3, { strokeDasharray: '4 10' }) +
    rect(
      96,
      60,
      54,
      176,
      sheet.linear('right', [0, cup], [0.3, '#ffffff', 0.75], [0.55, cup], [1, '#10161d']),
      { rx: 20, stroke: '#00000044', fillOpacity: 0.9 },
    ) +
    path('M104 120L142 120L134 210H112z', '#20262c', { fillOpacity: 0.55 }) +
    rect(88, 38, 72, 56, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
    circle(124, 66, 20, glass(sheet)) +
    led(124, 72, '98', 16) +
    path(
      'M150 44H200Q232 44 232 76V150Q232 172 212 172Q196 172 196 152V96Q196 84 184 84H158z',
      panel(sheet, tone),
      { stroke: tone.edge },
    ) +
    rect(190, 160, 52, 62, '#22272d', { rx: 12 }) +
    rect(200, 206, 32, 5, '#5fd0ff', { rx: 2.5 }) +
    rect(98, 214, 50, 26, tone.shade, { rx: 8, stroke: tone.edge }) +
    dots(106, 50, 4, 1, 10, 1.6, tone.edge)
  const brush =
    rect(290, 430, 84, 30, '#22272d', { rx: 8 }) +
    rect(318, 456, 28, 60, tone.base, { rx: 8, stroke: tone.edge }) +
    stroke('M294 424H370', '#59626b', 12, { strokeDasharray: '3 3', strokeLinecap: 'butt' })
  const crevice =
    path('M300 540h64l-6 60h-52z', panel(sheet, tone), { stroke: tone.edge }) +
    rect(298, 534, 68, 12, '#22272d', { rx: 4 })
  return {
    width: 380,
    height: 602,
    art: art + brush + crevice,
    focus: [58, 10, 210],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 320,
    body: [20, 38, 222, 564],
  }
}

const purifier: Draw = (pen) => {
  const { sheet, tone } = pen
  const shift = pen.view === 'side' ? 50 : 0
  const tower = vary(pen.seed, 3, [true, false])
  const w = tower ? 330 : 370
  const h = 600
  const art =
    rect(2, 40, w - 4, h - 44, cylinder(sheet, tone), { rx: tower ? 54 : 30, stroke: tone.edge }) +
    ellipse(w / 2, 50, w / 2 - 3, 42, sheet.linear('down', [0, tone.bright], [1, tone.base]), {
      stroke: tone.edge,
      strokeOpacity: 0.7,
    }) +
    ellipse(w / 2, 48, w / 2 - 34, 30, '#1d2329') +
    [8, 38, 68, 98]
      .map((inset) =>
        ellipse(w / 2, 48, Math.max(6, w / 2 - 44 - inset), Math.max(2, 26 - inset * 0.24), 'none', {
          stroke: '#59646f',
          strokeWidth: 2.4,
        }),
      )
      .join('') +
    dots(w * 0.12, 330, Math.round(w * 0.055), 20, (w * 0.78) / (Math.round(w * 0.055) - 1), 3.1, tone.dark) +
    rect(2, 318, w - 4, 1.4, tone.edge, { fillOpacity: 0.5 }) +
    circle(w / 2 + shift, 210, 62, tone.shade) +
    circle(w / 2 + shift, 210, 59, glass(sheet)) +
    circle(w / 2 + shift, 210, 50, 'none', {
      stroke: '#34d17f',
      strokeWidth: 5,
      strokeDasharray: '240 80',
      strokeLinecap: 'round',
      transform: `rotate(120 ${w / 2 + shift} 210)`,
    }) +
    led(w / 2 + shift, 222, '012', 34) +
    led(w / 2 + shift, 242, 'PM2.5', 12, '#9fb2c0') +
    badge(w / 2 + shift, 120, 22, tone.isDark ? '#d5dbe1' : '#59626c', pen.seed)
  return {
    width: w,
    height: h,
    art,
    focus: [w / 2 - 110 + shift, 110, 220],
    stance: 'stand',
    scene: 'livingFloor',
  }
}

const lamp: Draw = (pen) => {
  const { sheet, tone } = pen
  const beam = sheet.linear('down', [0, '#ffeebd', 0.75], [1, '#ffeebd', 0])
  const ring = vary(pen.seed, 4, [true, false])
  const base =
    ellipse(150, 584, 118, 18, tone.dark) +
    ellipse(150, 574, 118, 18, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), {
      stroke: tone.edge,
    }) +
    circle(190, 574, 0, 'none') +
    ellipse(188, 574, 14, 4, glass(sheet))
  const head = ring
    ? path('M250 96L470 112L560 500H170z', beam) +
      path(
        'M196 76Q194 60 212 60L470 88Q490 92 488 106Q486 118 468 116L210 98Q196 96 196 76z',
        panel(sheet, tone),
        { stroke: tone.edge },
      ) +
      path('M224 98L462 115L458 122L230 106z', '#fff8df')
    : path('M280 130H480L570 520H190z', beam) +
      path(
        'M300 62Q380 0 460 62L494 128H266z',
        sheet.linear('right', [0, tone.light], [0.3, tone.bright], [0.7, tone.base], [1, tone.shade]),
        { stroke: tone.edge },
      ) +
      ellipse(380, 128, 114, 15, '#fff6d6', { stroke: tone.edge, strokeOpacity: 0.5 })
  const arm =
    stroke('M150 572V330L214 84', tone.edge, 15, { strokeLinejoin: 'round' }) +
    stroke('M150 572V330L214 84', sheet.linear('right', [0, tone.bright], [1, tone.shade]), 12, {
      strokeLinejoin: 'round',
    }) +
    circle(150, 330, 15, chrome(sheet), { stroke: '#7d858d' })
  const link = ring
    ? circle(214, 82, 16, chrome(sheet), { stroke: '#7d858d' })
    : stroke('M214 84Q240 40 320 60', tone.base, 11) + circle(214, 84, 14, chrome(sheet))
  return {
    width: 500,
    height: 600,
    art: (ring ? '' : link) + head + arm + (ring ? link : circle(214, 84, 14, chrome(sheet))) + base,
    focus: [170, 30, 260],
    stance: 'stand',
    scene: 'desk',
    foot: 10,
    body: [32, 40, 460, 562],
  }
}

const fan: Draw = (pen) => {
  const { sheet, tone } = pen
  const bladeless = vary(pen.seed, 5, [false, true])
  const cy = 190
  const squeeze = pen.view === 'side' ? 'translate(36 10) matrix(.82 .06 0 1 0 0)' : ''
  const blade = (angle: number) =>
    group(
      { transform: `rotate(${angle} 200 ${cy})` },
      path(
        d`M200 ${cy}C150 ${cy - 60} 178 ${cy - 156} 236 ${cy - 148}C268 ${cy - 128} 250 ${cy - 50} 200 ${cy}z`,
        sheet.linear('fall', [0, tone.bright], [1, tone.base]),
        { stroke: tone.edge, strokeOpacity: 0.5 },
      ),
    )
  let wires = ''
  for (let index = 0; index < 36; index++)
    wires += `M200 ${cy}l${(Math.cos((index * Math.PI) / 18) * 180).toFixed(0)} ${(Math.sin((index * Math.PI) / 18) * 180).toFixed(0)}`
  const head = bladeless
    ? rect(112, 4, 176, 390, cylinder(sheet, tone), { rx: 88, stroke: tone.edge }) +
      rect(136, 30, 128, 338, '#eaf3f6', { rx: 64, stroke: tone.edge }) +
      rect(
        136,
        30,
        128,
        338,
        sheet.linear('right', [0, '#10161d', 0.4], [0.2, '#10161d', 0.02], [1, '#10161d', 0.1]),
        { rx: 64 },
      ) +
      stroke('M128 92V306M272 92V306', '#5fd0ff', 2, { strokeOpacity: 0.8 })
    : circle(200, cy, 188, '#ffffff', { fillOpacity: 0.34, stroke: tone.base, strokeWidth: 7 }) +
      circle(200, cy, 192, 'none', { stroke: tone.edge }) +
      [0, 72, 144, 216, 288].map(blade).join('') +
      stroke(wires, tone.isDark ? tone.rim : tone.dark, 1, { strokeOpacity: 0.5 }) +
      [66, 124].map((r) => circle(200, cy, r, 'none', { stroke: tone.edge, strokeOpacity: 0.6 })).join('') +
      circle(200, cy, 38, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge }) +
      badge(200, cy, 24, tone.isDark ? '#d5dbe1' : tone.dark, pen.seed)
  const pole = bladeless
    ? path('M136 380H264L272 574H128z', cylinder(sheet, tone), { stroke: tone.edge }) +
      rect(176, 440, 48, 22, glass(sheet), { rx: 11 }) +
      led(200, 456, '24°', 13)
    : rect(189, 372, 22, 210, sheet.linear('right', [0, tone.shade], [0.3, tone.bright], [1, tone.dark])) +
      rect(172, 420, 56, 86, panel(sheet, tone), { rx: 16, stroke: tone.edge }) +
      circle(200, 446, 13, glass(sheet)) +
      led(200, 450, '3', 12) +
      rect(190, 472, 20, 4, tone.dark, { rx: 2 }) +
      rect(190, 484, 20, 4, tone.dark, { rx: 2 })
  const base =
    ellipse(200, 586, 118, 17, tone.dark) +
    ellipse(200, 577, 118, 17, sheet.linear('fall', [0, tone.bright], [1, tone.shade]), { stroke: tone.edge })
  return {
    width: 400,
    height: 602,
    art: base + pole + (squeeze ? group({ transform: squeeze }, head) : head),
    focus: [90, 80, 220],
    stance: 'stand',
    scene: 'livingFloor',
    foot: 230,
  }
}

const lock: Draw = (pen) => {
  const { sheet, tone } = pen
  const lever = vary(pen.seed, 6, [true, false])
  const w = 200
  const h = 600
  const handle = lever
    ? circle(100, 420, 44, chrome(sheet), { stroke: '#7d858d' }) +
      path('M84 402H300Q320 402 320 420T300 438H84Q66 438 66 420T84 402z', '#000000', {
        fillOpacity: 0.2,
        transform: 'translate(4 10)',
      }) +
      path('M84 402H300Q320 402 320 420T300 438H84Q66 438 66 420T84 402z', panel(sheet, tone), {
        stroke: tone.edge,
      }) +
      stroke('M90 408H298', tone.rim, 2, { strokeOpacity: 0.7 })
    : rect(52, 296, 104, 256, '#000000', { rx: 20, fillOpacity: 0.25 }) +
      rect(46, 282, 108, 262, panel(sheet, tone), { rx: 20, stroke: tone.edge }) +
      rect(58, 292, 84, 240, sheet.linear('right', [0, '#ffffff', 0.14], [1, '#000000', 0.2]), { rx: 14 }) +
      circle(100, 336, 24, '#14181d', { stroke: '#5fd0ff', strokeWidth: 2 }) +
      [6, 11, 16]
        .map((r) =>
          circle(100, 336, r, 'none', { stroke: '#8fd8ff', strokeWidth: 1.6, strokeDasharray: `${r * 4} 6` }),
        )
        .join('')
  const pad = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '＊', '0', '＃']
    .map((key, index) => led(58 + (index % 3) * 42, 162 + Math.floor(index / 3) * 34, key, 18, '#cfe9f7'))
    .join('')
  const art =
    rect(0, 0, w, h, panel(sheet, tone), { rx: 30, stroke: tone.edge }) +
    rect(9, 9, w - 18, 266, glass(sheet), { rx: 23 }) +
    circle(w / 2, 62, 30, '#0b0d10', { stroke: '#39424b', strokeWidth: 2 }) +
    circle(w / 2, 62, 17, sheet.radial(0.4, 0.35, 0.7, [0, '#5b7fc0'], [1, '#05060a'])) +
    circle(w / 2 - 6, 56, 4, '#ffffff', { fillOpacity: 0.85 }) +
    circle(w / 2 + 50, 62, 5, '#ff6b57') +
    pad +
    gloss(sheet, 12, 12, w - 24, 260, 0.12) +
    handle +
    badge(w / 2, 574, 20, tone.isDark ? '#d5dbe1' : '#59626c', pen.seed)
  return {
    width: lever ? 320 : w,
    height: h,
    art,
    focus: [0, lever ? 30 : 40, 200],
    stance: 'hang',
    scene: 'door',
    body: [0, 0, w, h],
    turn: lever ? undefined : { depth: 70, radius: 30 },
  }
}

/** Home appliances: 扫地机器人, 吸尘器, 空气净化器, 台灯, 风扇, 智能门锁. */
export const home = { vacuum, stick, purifier, lamp, fan, lock }
