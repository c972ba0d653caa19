import 'server-only'
import { glyphLines, type Point } from './captcha-glyphs'

const width = 120
const height = 44
const inks = ['#1f3a5f', '#5b2333', '#1f5244', '#3d2c66', '#5a3d13']

/** Longest piece of a stroke before it is bent and cut. */
const step = 2.5

/** Puts points between the points of a line, so that bending it shows. */
const fine = (line: Point[]): Point[] =>
  line.flatMap(([x, y], at) => {
    const [fromX, fromY] = line[at - 1] ?? [x, y]
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / step))
    return Array.from({ length: at === 0 ? 1 : parts }, (_none, part): Point => {
      const share = (part + 1) / parts
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })

/**
 * Draws a captcha as SVG: leaning strokes under one wave, crossed by lines of the same ink. Each is cut into short
 * pieces that are shuffled, so that the text of the picture does not tell the characters.
 * @param random 0 to 1; tests give their own
 */
export function drawCaptcha(answer: string, random: () => number = Math.random): string {
  const between = (low: number, high: number) => low + random() * (high - low)

  const glyph = (char: string, at: number): Point[][] => {
    const turn = between(-0.32, 0.32)
    const lean = between(-0.2, 0.2)
    const [wide, high] = [between(3.9, 4.7), between(4, 4.6)]
    const [centreX, centreY] = [18 + at * 28 + between(-2, 2), height / 2 + between(-2.5, 2.5)]
    return glyphLines(char).map((line) =>
      line.map(([x, y]): Point => {
        const fromX = (x - 2) * wide + (y - 3) * high * lean
        const fromY = (y - 3) * high
        return [
          centreX + fromX * Math.cos(turn) - fromY * Math.sin(turn),
          centreY + fromX * Math.sin(turn) + fromY * Math.cos(turn),
        ]
      }),
    )
  }

  const scratch = (): Point[] => {
    const [from, to, bow] = [between(6, height - 6), between(6, height - 6), between(-14, 14)]
    return Array.from({ length: 21 }, (_none, at): Point => {
      const share = at / 20
      return [share * width, from + (to - from) * share + bow * Math.sin(share * Math.PI)]
    })
  }

  const [waveX, waveY, phaseX, phaseY] = [between(1, 2), between(1, 2), between(0, 6), between(0, 6)]
  const bent = ([x, y]: Point): Point => [
    x + waveX * Math.sin(y / 7 + phaseX),
    y + waveY * Math.sin(x / 11 + phaseY),
  ]

  const pieces = (lines: Point[][]): string => {
    const cut = lines.flatMap((line) => {
      const points = fine(line).map((point) =>
        bent(point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      return points.slice(1).map((point, at) => ({ order: random(), d: `M${points[at]}L${point}` }))
    })
    return cut
      .sort((a, b) => a.order - b.order)
      .map(({ d }) => d)
      .join('')
  }

  const ink = inks[Math.floor(random() * inks.length)] ?? '#1f3a5f'
  const bold = pieces([...answer].flatMap(glyph))
  const thin = pieces([scratch(), scratch(), scratch(), scratch()])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f5f8"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round">` +
    `<path stroke-width="1.2" opacity=".75" d="${thin}"/><path stroke-width="2.3" d="${bold}"/></g></svg>`
  )
}
