import 'server-only'

export type Point = readonly [x: number, y: number]

/**
 * A stroke font on a grid 4 wide and 6 high. `~` marks a stroke with rounded corners. Of characters that look alike
 * when a piece is cut out or a line crosses (0 O D, 1 I L, 2 Z, 5 S, 8 B, M N, U V, E F P R, K X, T Y) at most one is
 * included.
 */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '~4,1.2 3,0 1,0 0,1.5 0,4.5 1,6 3,6 4,4.8',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1,0 4,0|~3,0 3,5 2.2,6.2 0.7,6.1 0,4.6',
  M: '0,6 0.4,0 2,3.8 3.6,0 4,6',
  R: '0,6 0,0|~0,0 3,0 4.1,0.8 4.1,2.7 3,3.5 0,3.5|1.8,3.5 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 0.9,6 2,2 3.1,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  3: '~0,1.2 1,-0.2 3.4,-0.2 4,1.6 2.9,2.9 1.4,2.9|~1.4,2.9 3.2,2.9 4.3,4.2 3.6,6.2 1,6.2 0,4.8',
  4: '3,6 3,0 0,4.2 4,4.2',
  6: '~3.5,0 1.3,0.9 0,3.4 0.2,5.6 2,6.5 3.9,5.7 4,3.9 2.5,2.8 0.8,3.2 0.1,4.4',
  7: '0,0 4,0 1.4,6',
  9: '~0.5,6 2.7,5.1 4,2.6 3.8,0.4 2,-0.5 0.1,0.3 0,2.1 1.5,3.2 3.2,2.8 3.9,1.6',
}

/** The characters that captchas use. */
export const captchaAlphabet = Object.keys(strokes).join('')

/** Rounds a polyline by cutting its corners (Chaikin); the end points stay. */
function rounded(line: Point[], times = 2): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (times === 0 || !first || !last) return line
  const cut = line.slice(1).flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = line[index] ?? first
    return [
      [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
      [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
    ]
  })
  return rounded([first, ...cut, last], times - 1)
}

/** The polylines of a character on its 4 × 6 grid. */
export const glyphLines = (char: string): Point[][] =>
  (strokes[char] ?? '').split('|').map((stroke) => {
    const line = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y]
      })
    return stroke.startsWith('~') ? rounded(line) : line
  })
