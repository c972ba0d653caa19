import 'server-only'
import { isFields } from '@/lib/domain/fields'
import { cleanHtml } from '@/lib/web/clean-html'

/**
 * The calls whose HTML our pages render in the browser without sanitizing it, with the field. All others are sanitized
 * where they are rendered.
 */
const htmlFields = new Map([['/shops/protocol', 'content']])

/** The data of a response with sanitized HTML: nothing in it can run scripts in our pages. */
export function sanitize(path: string, data: unknown): unknown {
  const field = htmlFields.get(path)
  const text = field && isFields(data) ? data[field] : undefined
  return field && typeof text === 'string' ? { ...(data as object), [field]: cleanHtml(text) } : data
}
