import 'server-only'
import { LRUCache } from 'lru-cache'
import { cleanHtml } from '@/lib/web/clean-html'

/** Sanitized introductions by their stored text, together at most 16 MB. */
const cleaned = new LRUCache<string, { html: string }>({
  maxSize: 8_000_000,
  sizeCalculation: ({ html }, stored) => html.length + stored.length + 1,
})

/** `cleanHtml` of a product's introduction; sanitizing a long one costs more than everything else in its call. */
export function cleanIntro(stored: string): string {
  let clean = cleaned.get(stored)
  if (!clean) cleaned.set(stored, (clean = { html: cleanHtml(stored) }))
  return clean.html
}
