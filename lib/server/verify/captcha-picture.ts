import 'server-only'
import { glyphLines, type Point } from './captcha-glyphs'

const width = 120
const height = 44
const colours = ['#1f3a5f', '#5b2333', '#1f5244', '#3d2c66', '#5a3d13']

/** Longest segment of a stroke before it is distorted and cut. */
const maxSegment = 2.5

/** Inserts points into a polyline, so that distorting it bends it. */
const subdivided = (line: Point[]): Point[] =>
  line.flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y]
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / maxSegment))
    return Array.from({ length: index === 0 ? 1 : parts }, (_none, part): Point => {
      const share = (part + 1) / parts
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    })
  })

/**
 * Draws a captcha as SVG: slanted strokes distorted by one wave and crossed by lines of the same colour. All lines are
 * cut into short segments in random sequence, so that the SVG source does not reveal the characters.
 * @param random 0 to 1; tests pass their own
 */
export function drawCaptcha(answer: string, random: () => number = Math.random): string {
  const between = (low: number, high: number) => low + random() * (high - low)

  const glyph = (char: string, index: number): Point[][] => {
    const rotation = between(-0.32, 0.32)
    const slant = between(-0.2, 0.2)
    const [scaleX, scaleY] = [between(3.9, 4.7), between(4, 4.6)]
    const [centreX, centreY] = [18 + index * 28 + between(-2, 2), height / 2 + between(-2.5, 2.5)]
    return glyphLines(char).map((line) =>
      line.map(([x, y]): Point => {
        const fromX = (x - 2) * scaleX + (y - 3) * scaleY * slant
        const fromY = (y - 3) * scaleY
        return [
          centreX + fromX * Math.cos(rotation) - fromY * Math.sin(rotation),
          centreY + fromX * Math.sin(rotation) + fromY * Math.cos(rotation),
        ]
      }),
    )
  }

  const crossingLine = (): Point[] => {
    const [from, to, bow] = [between(6, height - 6), between(6, height - 6), between(-14, 14)]
    return Array.from({ length: 21 }, (_none, index): Point => {
      const share = index / 20
      return [share * width, from + (to - from) * share + bow * Math.sin(share * Math.PI)]
    })
  }

  const [waveX, waveY, phaseX, phaseY] = [between(1, 2), between(1, 2), between(0, 6), between(0, 6)]
  const distorted = ([x, y]: Point): Point => [
    x + waveX * Math.sin(y / 7 + phaseX),
    y + waveY * Math.sin(x / 11 + phaseY),
  ]

  const segments = (lines: Point[][]): string => {
    const cut = lines.flatMap((line) => {
      const points = subdivided(line).map((point) =>
        distorted(point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      return points.slice(1).map((point, index) => ({ sort: random(), d: `M${points[index]}L${point}` }))
    })
    return cut
      .sort((a, b) => a.sort - b.sort)
      .map(({ d }) => d)
      .join('')
  }

  const colour = colours[Math.floor(random() * colours.length)] ?? '#1f3a5f'
  const bold = segments([...answer].flatMap(glyph))
  const thin = segments([crossingLine(), crossingLine(), crossingLine(), crossingLine()])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f5f8"/>` +
    `<g fill="none" stroke="${colour}" stroke-linecap="round">` +
    `<path stroke-width="1.2" opacity=".75" d="${thin}"/><path stroke-width="2.3" d="${bold}"/></g></svg>`
  )
}
