/** Milliseconds since 1970 with a fraction, never running backwards: two events in one millisecond keep their order. */
export function now(): number {
  return performance.timeOrigin + performance.now()
}
