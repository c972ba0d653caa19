import type { Coordinates } from './coordinates'

/** The position of a pin on a drawn map, in percent of its width and height. */
export interface Pin {
  x: number
  y: number
}

/** Minimum distance of pins from the edges, and from each other. */
const edgeDistance = 8
const pinDistance = 7
/** The map shows at least this many degrees, so that a single shop is not enlarged without limit. */
const minSpan = 0.3
const maxRounds = 60

const clamp = (value: number) => Math.min(100 - edgeDistance, Math.max(edgeDistance, value))

/**
 * The pins of points on one drawing, north up. Pins that would overlap are moved apart, so that each can be clicked:
 * the drawing shows relative positions only.
 */
export function pinsOf(points: readonly Coordinates[]): Pin[] {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const span = Math.max(minSpan, north - south, (east - west) * narrowing)
  const positionOf = (share: number) => 50 + share * (100 - 2 * edgeDistance - pinDistance)
  const pins = points.map(({ lat, lng }) => ({
    x: positionOf(((lng - (west + east) / 2) * narrowing) / span),
    y: positionOf(((south + north) / 2 - lat) / span),
  }))
  for (let round = 0; round < maxRounds && pushApart(pins); round++);
  return pins.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }))
}

/** Moves each pair that is too close apart by the missing distance; false when no pair was. */
function pushApart(pins: Pin[]): boolean {
  let moved = false
  pins.forEach((one, index) => {
    pins.slice(index + 1).forEach((other, offset) => {
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const distance = Math.hypot(dx, dy)
      if (distance >= pinDistance) return
      moved = true
      // Pins in the same position are moved in different directions.
      const angle = distance < 0.01 ? index + offset * 2.4 : Math.atan2(dy, dx)
      const step = (pinDistance - distance) / 2 + 0.05
      one.x = clamp(one.x - Math.cos(angle) * step)
      one.y = clamp(one.y - Math.sin(angle) * step)
      other.x = clamp(other.x + Math.cos(angle) * step)
      other.y = clamp(other.y + Math.sin(angle) * step)
    })
  })
  return moved
}
