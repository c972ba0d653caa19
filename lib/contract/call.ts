import { oc } from '@orpc/contract'

/** The role that a call requires: none, a signed-in member, a merchant or an operator. */
export type Auth = 'open' | 'member' | 'merchant' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A name in the legacy gateway, such as `member.address.get` (spec 1 §7), with its own parameter names. `page_no` and
 * `page_size` are mapped for every call.
 */
export interface LegacyName {
  name: string
  /** Legacy parameter → ours; a list receives the parts of one comma-separated text, such as `省,市,区`. */
  params?: Readonly<Record<string, string | readonly string[]>>
  /** Parameters that the name implies. */
  fixed?: Readonly<Record<string, string | number | boolean>>
}

export interface CallMeta {
  auth: Auth
  /** Other methods and paths that public clients use for this call (contract trade §0, contract member §6). */
  also: readonly { method: Method; path: `/${string}` }[]
  /** The message for any invalid input; without it the message of the first invalid field is sent. */
  invalid?: string
  /** Its names in the legacy gateway; several names may lead to one call. */
  legacyName?: string | LegacyName | readonly (string | LegacyName)[]
  /** The response is an HTML document; only errors use the envelope. */
  html?: boolean
}

const base = oc.$meta<CallMeta>({ auth: 'open', also: [] })

/**
 * Declares one call of the contract. `path` is relative to `/api/h5app/wxapp`; path parameters are written in braces and
 * are fields of the input.
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
