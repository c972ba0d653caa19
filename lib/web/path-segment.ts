import { isStorable } from '@/lib/domain/client-value'

/**
 * A path segment decoded; Next has decoded some of them before. A segment with invalid escapes is returned unchanged,
 * one with a NUL encoded: neither matches anything.
 */
export function decodeSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    return isStorable(text) ? text : encodeURIComponent(text)
  } catch {
    return segment
  }
}
