/** Milliseconds since 1970 with a fraction, monotonic: two events in the same millisecond stay in order. */
export function now(): number {
  return performance.timeOrigin + performance.now()
}
