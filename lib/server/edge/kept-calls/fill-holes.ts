import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { tokenOf, viewerOf } from '@/lib/server/people/session/request-session'
import type { CallerHeaders, Overlay } from '@/lib/web/registry'
import { holeText } from './cut-answer'
import { keptCalls } from './find-kept-call'
import { readRecipe } from './recipe'

/** The headers of a caller who sent a token; undefined without one. */
function headersWithToken(caller: CallerHeaders): Headers | undefined {
  if (caller.authorization === undefined && caller.cookie === undefined) return undefined
  const headers = new Headers()
  for (const [name, value] of Object.entries(caller)) if (value !== undefined) headers.set(name, value)
  return tokenOf(headers, 'open') === undefined ? undefined : headers
}

/** The text of each hole, in the order of the text. */
function textsOf(holes: readonly string[], fields: Readonly<Record<string, readonly object[]>>): string[] {
  const filled = new Map<string, number>()
  return holes.map((path) => {
    const index = filled.get(path) ?? 0
    filled.set(path, index + 1)
    const values = fields[path]?.[index]
    if (!values) throw new Error(`There are no values for hole ${index} of "${path}".`)
    return holeText(values)
  })
}

/** Fills the holes of a kept answer for a caller: one statement for a guest, and one more to identify a member. */
export async function fillHoles(mall: Mall, recipeText: string, caller: CallerHeaders): Promise<Overlay> {
  const { name, except, holes, rows } = readRecipe(recipeText)
  const headers = headersWithToken(caller)
  if (headers && except === 'members') return 'own'
  const viewer = headers
    ? await viewerOf(async () => mall.db, mall.secret, headers, 'open', mall.now())
    : null
  if (viewer?.isStaff && except === 'staff') return 'own'
  if (holes.length === 0) return []
  const fields = await keptCalls.get(name)?.overlay?.fill(mall, rows, viewer)
  return fields === undefined || fields === 'stale' ? 'stale' : textsOf(holes, fields)
}
