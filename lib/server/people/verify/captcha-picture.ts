import 'server-only'
import { glyphLines, type Point } from './captcha-glyphs'

const width = 120
const height = 44
const colours = ['#1f3a5f', '#5b2333', '#1f5244', '#3d2c66', '#5a3d13']

/** Longest segment of a stroke before it is distorted and cut. Noise has segments of the same length. */
const maxSegment = 2.5
/** Share of the segments of a character that are left out. */
const gapShare = 0.07

type Segment = readonly [from: Point, to: Point]

/** Splits a polyline into segments of at most `maxSegment`, so that the distortion bends it. */
function segmentsOf(line: readonly Point[]): Segment[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    const parts = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / maxSegment))
    const at = (part: number): Point => [
      fromX + ((x - fromX) * part) / parts,
      fromY + ((y - fromY) * part) / parts,
    ]
    return Array.from({ length: parts }, (_none, part): Segment => [at(part), at(part + 1)])
  })
}

/**
 * Draws a captcha as SVG: large slanted strokes with small gaps, dashed curves that cross them, and a distortion of its
 * own for each picture. Everything is one path of short segments in random sequence and direction, so that the source
 * reveals nothing about the characters, neither by elements nor by widths. The crossing curves are dashed, so that the
 * strokes stay legible.
 * @param random 0 to 1; tests pass their own
 */
export function drawCaptcha(answer: string, random: () => number = Math.random): string {
  const between = (low: number, high: number) => low + random() * (high - low)

  const glyph = (char: string, index: number): Segment[] => {
    const rotation = between(-0.28, 0.28)
    const slant = between(-0.22, 0.22)
    const [scaleX, scaleY] = [between(4.2, 4.9), between(4.5, 5.2)]
    const [centreX, centreY] = [18 + index * 28 + between(-2, 2), height / 2 + between(-2, 2)]
    const placed = ([x, y]: Point): Point => {
      const fromX = (x - 2) * scaleX + (y - 3) * scaleY * slant
      const fromY = (y - 3) * scaleY
      return [
        centreX + fromX * Math.cos(rotation) - fromY * Math.sin(rotation),
        centreY + fromX * Math.sin(rotation) + fromY * Math.cos(rotation),
      ]
    }
    return glyphLines(char)
      .flatMap((line) => segmentsOf(line.map(placed)))
      .filter(() => random() > gapShare)
  }

  /** A bowed curve from edge to edge, of which every dash is shorter than the gap behind it. */
  const crossingCurve = (): Segment[] => {
    const [from, to, bow] = [between(4, height - 4), between(4, height - 4), between(-18, 18)]
    const line = Array.from({ length: 21 }, (_none, index): Point => {
      const share = index / 20
      return [share * width, from + (to - from) * share + bow * Math.sin(share * Math.PI)]
    })
    const phase = Math.floor(between(0, 5))
    return segmentsOf(line).filter((_segment, index) => (index + phase) % 5 < 2)
  }

  const speck = (): Segment => {
    const [x, y, angle] = [between(2, width - 2), between(2, height - 2), between(0, Math.PI)]
    return [
      [x, y],
      [x + maxSegment * Math.cos(angle), y + maxSegment * Math.sin(angle)],
    ]
  }

  const wave = () => ({ size: between(0.8, 2), length: between(6, 13), phase: between(0, 6) })
  const [waveX, waveY] = [wave(), wave()]
  const distorted = ([x, y]: Point): string =>
    [
      x + waveX.size * Math.sin(y / waveX.length + waveX.phase),
      y + waveY.size * Math.sin(x / waveY.length + waveY.phase),
    ]
      .map((value) => value.toFixed(1))
      .join(' ')

  const d = [
    ...[...answer].flatMap(glyph),
    ...[crossingCurve(), crossingCurve()].flat(),
    ...Array.from({ length: 12 }, speck),
  ]
    .map((segment) => ({ sort: random(), ends: random() < 0.5 ? segment : segment.toReversed() }))
    .sort((a, b) => a.sort - b.sort)
    .map(({ ends: [from = [0, 0], to = [0, 0]] }) => `M${distorted(from as Point)}L${distorted(to as Point)}`)
    .join('')
  const colour = colours[Math.floor(random() * colours.length)] ?? '#1f3a5f'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f5f8"/>` +
    `<path fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" d="${d}"/></svg>`
  )
}
