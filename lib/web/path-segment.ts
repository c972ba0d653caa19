/** A path segment decoded; a segment with invalid escapes is returned unchanged and will match nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
