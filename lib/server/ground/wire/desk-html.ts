import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { cleanHtml } from '@/lib/web/clean-html'

/** Elements inside each other: a text of an editor has a dozen. Sanitizing and rendering take time with their square. */
const maxDepth = 60

const voidElements = new Set(['br', 'hr', 'img', 'source', 'col', 'input', 'meta', 'link', 'wbr', 'area'])

/** How many open tags stand inside each other; closing tags that are left out count as open. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (voidElements.has(name.toLowerCase())) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Texts often leave out `</p>` and `</li>`: each of them may. */
const maxUnclosed = 5000

/**
 * Rich text of the desk, sanitized.
 * @throws MallError 内容层级过多 for one that is nested too deeply
 */
export function cleanDeskHtml(html: string): string {
  if (depthOf(html) > maxUnclosed) throw new MallError('内容层级过多')
  const clean = cleanHtml(html)
  if (depthOf(clean) > maxDepth) throw new MallError('内容层级过多')
  return clean
}
