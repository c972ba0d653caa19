import { oc } from '@orpc/contract'

/** Who may call: anyone, a signed-in member, a merchant or an operator. */
export type Auth = 'open' | 'member' | 'merchant' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A name in the older gateway, such as `member.address.get` (spec 1 §7), where that spells parameters in its own way.
 * `page_no` and `page_size` need no mention.
 */
export interface LegacyName {
  name: string
  /** Older spelling → ours; several of ours take the parts of one text, `省,市,区`. */
  params?: Readonly<Record<string, string | readonly string[]>>
  /** What the name itself says. */
  fixed?: Readonly<Record<string, string | number | boolean>>
}

export interface CallMeta {
  auth: Auth
  /** Other spellings of the same call that public clients use (contract trade §0, member §6). */
  also: readonly { method: Method; path: `/${string}` }[]
  /** The contract's one sentence for broken input; without it the first field's sentence is sent. */
  invalid?: string
  /** What the older gateway calls it; several names may lead to one call. */
  legacyName?: string | LegacyName | readonly (string | LegacyName)[]
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
