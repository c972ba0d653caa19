import { oc } from '@orpc/contract'

/** Who may call: anyone, a signed-in member, a merchant or an operator. */
export type Auth = 'open' | 'member' | 'merchant' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CallMeta {
  auth: Auth
  /** Other spellings of the same call that public clients use (contract trade §0, member §6). */
  also: readonly { method: Method; path: `/${string}` }[]
  /** The contract's one sentence for broken input; without it the first field's sentence is sent. */
  invalid?: string
  /** Name in the old-style gateway, such as `member.address.get` (spec 1 §7). */
  oldName?: string
  /** The answer is an HTML document, not the envelope; only errors come in that. */
  html?: boolean
}

const base = oc.$meta<CallMeta>({ auth: 'open', also: [] })

/**
 * Declares one call of the contract. `path` is relative to `/api/h5app/wxapp`; path parameters stand in braces and
 * belong to the input.
 */
export function call(
  method: Method,
  path: `/${string}`,
  summary: string,
  options: Partial<CallMeta> & { tags?: string[] } = {},
) {
  const { tags = [], ...meta } = options
  return base.route({ method, path, summary, tags }).meta({ auth: 'open', also: [], ...meta })
}
