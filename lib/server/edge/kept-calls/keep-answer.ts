import 'server-only'
import { success } from '@/lib/server/edge/http/envelope'
import type { CallContext } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import type { KeptAnswer } from '@/lib/web/registry'
import { cutAnswer } from './cut-answer'
import type { FoundKeptCall } from './find-kept-call'
import { nextTurn } from './next-turn'
import { writeRecipe } from './recipe'
import { callsWithoutOverlay } from './without-overlay'

/**
 * Computes the answer of a call for all visitors: as for a guest, without the live and personal fields.
 * @returns null when this answer cannot be kept
 * @throws the errors of the call
 */
export async function keepAnswer(
  mall: Mall,
  { key, name, call, route, params, input }: FoundKeptCall,
): Promise<KeptAnswer | null> {
  const reply = new Headers()
  const context: CallContext = { mall, viewer: null, ip: '', idempotencyKey: null, reply }
  const startedAt = mall.now()
  const data = (await route.run(params, context)) ?? {}
  const profile = call.profile(data, input)
  if (!profile) return null

  const { headers } = success({}, reply)
  const life = Math.min(profile.life, nextTurn(data, startedAt) - startedAt)
  const { live = [], personal = [], except } = route.meta.kept ?? {}
  const { parts, holes, texts } = cutAnswer(data, [...live, ...personal])
  const base = { key, headers, parts, tags: [...profile.tags], life, pictureOrigin: mall.env.publicUrl }
  if (holes.length === 0 && !except) return { ...base, recipe: null }
  const rows = holes.length > 0 ? await call.overlay?.prepare(mall, data, input) : undefined
  const last = callsWithoutOverlay.has(name) ? { last: texts } : {}
  const recipe = { name, holes, rows: rows ?? {}, ...(except ? { except } : {}), ...last }
  return { ...base, recipe: writeRecipe(recipe) }
}
