import type { Coordinates } from './coordinates'

/**
 * Chinese maps and the coordinates of shops use a shifted grid (GCJ-02), browsers report WGS-84. Without conversion a
 * shop next door seems half a kilometre away.
 */

const axis = 6378245
const flattening = 0.00669342162296594323

/** Roughly the mainland; the grid is not shifted elsewhere. */
const isOnGrid = ({ lat, lng }: Coordinates) =>
  lng > 72.004 && lng < 137.8347 && lat > 0.8293 && lat < 55.8271

/** The short waves of both offsets, along the axis of each. */
const wave = (degrees: number) =>
  (20 * Math.sin(degrees * Math.PI) + 40 * Math.sin((degrees * Math.PI) / 3)) * (2 / 3)

/** The shortest waves along the longitude, common to both offsets. */
const ripple = (x: number) => (20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * (2 / 3)

function northOffset(x: number, y: number): number {
  const plane = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const long = (160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * (2 / 3)
  return plane + ripple(x) + wave(y) + long
}

function eastOffset(x: number, y: number): number {
  const plane = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const long = (150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * (2 / 3)
  return plane + ripple(x) + wave(x) + long
}

/** Converts WGS-84 coordinates to GCJ-02. */
export function toChinaGrid(point: Coordinates): Coordinates {
  if (!isOnGrid(point)) return point
  const [x, y] = [point.lng - 105, point.lat - 35]
  const latitude = (point.lat * Math.PI) / 180
  const bend = 1 - flattening * Math.sin(latitude) ** 2
  const metresNorth = ((axis * (1 - flattening)) / bend ** 1.5) * (Math.PI / 180)
  const metresEast = (axis / Math.sqrt(bend)) * Math.cos(latitude) * (Math.PI / 180)
  return { lat: point.lat + northOffset(x, y) / metresNorth, lng: point.lng + eastOffset(x, y) / metresEast }
}
