import 'server-only'
import type { CallMeta, LegacyName } from '@/lib/contract/call'

/** Pages of lists, as every call of the older gateway spells them (contract goods §1.6). */
const paging = { page_no: 'page', page_size: 'pageSize' }

/** The names a call had in the older gateway. */
export const legacyNamesOf = ({ legacyName = [] }: CallMeta): LegacyName[] =>
  (typeof legacyName === 'string' || 'name' in legacyName ? [legacyName] : legacyName).map((old) =>
    typeof old === 'string' ? { name: old } : old,
  )

/**
 * What was sent to an old name, in the spelling of the call. Our own spelling is understood as well and wins; the older
 * one stays beside it, because some calls still have it.
 */
export function modernInput(
  sent: Record<string, unknown>,
  { params = {}, fixed = {} }: LegacyName,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [older, ours] of Object.entries({ ...paging, ...params })) {
    const value = sent[older]
    if (value === undefined) continue
    if (typeof ours === 'string') input[ours] = value
    else for (const [at, part] of String(value).split(',').entries()) if (ours[at]) input[ours[at]] = part
  }
  return { ...input, ...sent, ...fixed }
}
