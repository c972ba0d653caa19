import type { Place } from './place'

/** Where a pin stands on a drawn map, in per cent of its width and height. */
export interface Pin {
  x: number
  y: number
}

/** Pins keep this distance from the edges and from each other. */
const edge = 8
const apart = 7
/** A map of a single place would be endlessly enlarged; this many degrees are shown at least. */
const leastSpan = 0.3
const rounds = 60

const clamp = (value: number) => Math.min(100 - edge, Math.max(edge, value))

/**
 * Places drawn north up in one picture. Pins that would cover each other are pushed apart, so that each can be pressed;
 * the picture shows how shops lie to each other and is no map to walk by.
 */
export function pinsOf(places: readonly Place[]): Pin[] {
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...lngs),
    Math.max(...lngs),
  ]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const span = Math.max(leastSpan, north - south, (east - west) * narrowing)
  const at = (share: number) => 50 + share * (100 - 2 * edge - apart)
  const pins = places.map(({ lat, lng }) => ({
    x: at(((lng - (west + east) / 2) * narrowing) / span),
    y: at(((south + north) / 2 - lat) / span),
  }))
  for (let round = 0; round < rounds && pushApart(pins); round++);
  return pins.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }))
}

/** Moves every pair that is too close by half of what is missing; false when none was. */
function pushApart(pins: Pin[]): boolean {
  let moved = false
  pins.forEach((one, index) => {
    pins.slice(index + 1).forEach((other, offset) => {
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const far = Math.hypot(dx, dy)
      if (far >= apart) return
      moved = true
      // Pins on the same spot part in different directions.
      const angle = far < 0.01 ? index + offset * 2.4 : Math.atan2(dy, dx)
      const step = (apart - far) / 2 + 0.05
      one.x = clamp(one.x - Math.cos(angle) * step)
      one.y = clamp(one.y - Math.sin(angle) * step)
      other.x = clamp(other.x + Math.cos(angle) * step)
      other.y = clamp(other.y + Math.sin(angle) * step)
    })
  })
  return moved
}
