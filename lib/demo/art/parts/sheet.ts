import { el } from './svg'

/** Offset 0 to 1, colour, opacity (1 when absent). */
type Stop = readonly [offset: number, color: string, opacity?: number]

const directions = {
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  fall: { x1: 0, y1: 0, x2: 1, y2: 1 },
  rise: { x1: 0, y1: 1, x2: 1, y2: 0 },
} as const

/** The definitions (`<defs>`) of one SVG document. Equal definitions are written once. */
export interface Sheet {
  /** A gradient across the box of the painted shape. Returns the paint reference `url(#…)`. */
  linear(direction: keyof typeof directions, ...stops: Stop[]): string
  /** A gradient from a focus at (cx, cy) of the shape's box outward to radius r. */
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string
  /** A blur filter of the given radius. Returns the filter reference. */
  blur(radius: number): string
  /** Defines a drawing once. Returns a `<use>` element, which can appear several times. */
  stamp(markup: string): string
  /** A clip path of the given shapes. Returns the clip reference. */
  clip(shape: string): string
  /** The `<defs>` element with all definitions so far. */
  defs(): string
}

export function createSheet(): Sheet {
  const ids = new Map<string, string>()
  const define = (name: string, attrs: Record<string, number>, body: string) => {
    const key = name + JSON.stringify(attrs) + body
    let id = ids.get(key)
    if (!id) {
      id = 'd' + ids.size.toString(36)
      ids.set(key, id)
      definitions.push(el(name, { id, ...attrs }, body))
    }
    return `url(#${id})`
  }
  const definitions: string[] = []
  return {
    linear: (direction, ...stops) =>
      define('linearGradient', direction === 'right' ? {} : directions[direction], steps(stops)),
    radial: (cx, cy, r, ...stops) => define('radialGradient', { cx, cy, r }, steps(stops)),
    blur: (radius) =>
      define(
        'filter',
        { x: -0.3, y: -0.3, width: 1.6, height: 1.6 },
        el('feGaussianBlur', { stdDeviation: radius }),
      ),
    stamp: (markup) => el('use', { href: define('g', {}, markup).slice(4, -1) }),
    clip: (shape) => define('clipPath', {}, shape),
    defs: () => (definitions.length ? el('defs', {}, ...definitions) : ''),
  }
}

function steps(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => el('stop', { offset, stopColor: color, stopOpacity: opacity }))
    .join('')
}
