import 'server-only'
import { isFields } from '@/lib/server/fields'
import { cleanHtml } from '@/lib/web/clean-html'

/** Calls whose text our pages draw in the browser as it comes; other texts are cleaned where they are drawn. */
const drawnAsItComes = new Map([['/shops/protocol', 'content']])

/** An answer of another back end whose text holds nothing that could run in our pages. */
export function sanitize(path: string, data: unknown): unknown {
  const field = drawnAsItComes.get(path)
  const text = field && isFields(data) ? data[field] : undefined
  return field && typeof text === 'string' ? { ...(data as object), [field]: cleanHtml(text) } : data
}
