import 'server-only'
import type { CallMeta, LegacyName } from '@/lib/contract/call'

/** Paging parameters of the legacy gateway, the same in all calls (contract goods §1.6). */
const paging = { page_no: 'page', page_size: 'pageSize' }

/** The names that a call had in the legacy gateway. */
export const legacyNamesOf = ({ legacyName = [] }: CallMeta): LegacyName[] =>
  (typeof legacyName === 'string' || 'name' in legacyName ? [legacyName] : legacyName).map((legacy) =>
    typeof legacy === 'string' ? { name: legacy } : legacy,
  )

/**
 * Translates the parameters of a legacy name into those of the call. Current parameter names are accepted too and take
 * precedence; the legacy ones stay in the input, because some calls still read them.
 */
export function modernInput(
  sent: Record<string, unknown>,
  { params = {}, fixed = {} }: LegacyName,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [legacy, current] of Object.entries({ ...paging, ...params })) {
    const value = sent[legacy]
    if (value === undefined) continue
    if (typeof current === 'string') input[current] = value
    else
      for (const [index, part] of String(value).split(',').entries())
        if (current[index]) input[current[index]] = part
  }
  return { ...input, ...sent, ...fixed }
}
