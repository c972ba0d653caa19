import { oc } from '@orpc/contract'
import type { Permission } from '@/lib/domain/desk/permissions'

/**
 * Permission to make a call (ADR 0059). `open`: all callers. `member`: a token of the shop's own sign-in. `store`: a
 * token of the merchants' sign-in. `account`: a token of either kind. `merchant`, `operator`: a token of a person with
 * this role.
 */
export type Auth = 'open' | 'member' | 'store' | 'account' | 'merchant' | 'operator'

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
  /**
   * Refused by GET, because addresses end up in histories and logs: for calls with a password (contract member §16).
   */
  postOnly?: boolean
}

/**
 * The parts of an answer that the front door may cache and send to every caller: all but these fields (ADR 0033). A
 * field is named by its path, with `*` for each entry of a list: `list.*.store`.
 */
export interface KeptFields {
  /** Fields of the moment, such as stock; read again for every answer. */
  live?: readonly string[]
  /** Fields of a person, such as member prices. A cached answer has the values of a guest. */
  personal?: readonly string[]
  /** Callers whose answers differ as a whole; theirs are never taken from the cache. */
  except?: 'members' | 'staff'
}

export interface CallMeta {
  auth: Auth
  /** The permission that a call of the desk needs; null where every role may make it, absent for other calls. */
  permission?: Permission | null
  /**
   * For a call whose permission depends on its input: callers without any of these are refused before it is read. Those
   * of an open call may have no session at all.
   */
  anyPermission?: readonly Permission[]
  /** A call of the desk that a session may make before its second factor (ADR 0116). */
  beforeFactor?: true
  /** Other methods and paths that public clients use for this call (contract trade §0, contract member §6). */
  also: readonly { method: Method; path: `/${string}` }[]
  /** The message for any invalid input; without it the message of the first invalid field is sent. */
  invalid?: string
  /** Its names in the legacy gateway; several names may lead to one call. */
  legacyName?: string | LegacyName | readonly (string | LegacyName)[]
  /**
   * A GET call that changes something, sends a message or begins a session; all other methods count as writes. By GET
   * the session cookie never counts: a picture in a text of one of our own pages could send it (ADR 0008). Our pages
   * send the POST of `also`.
   */
  writes?: true
  /** The response is an HTML document; only errors use the envelope. */
  html?: boolean
  /** A text as the answer is sent as a CSV file, without the envelope. */
  csv?: boolean
  /** The answer is a file, which is sent as it is; only errors use the envelope. */
  file?: boolean
  /** The body is a multipart form with one picture, the field `file`, of at most this many bytes. */
  maxFileBytes?: number
  /** The body is longer than those of other calls, at most this many bytes; it is read once the caller is known. */
  maxBodyBytes?: number
  /**
   * For a GET call whose answer does not depend on the caller, or only in the named fields. Other calls are never
   * cached.
   */
  kept?: KeptFields
}

const base = oc.$meta<CallMeta>({ auth: 'open', also: [] })

/**
 * Declares one call of the contract. `path` is relative to `/api/h5app/wxapp`; path parameters are written in braces
 * and are fields of the input.
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
