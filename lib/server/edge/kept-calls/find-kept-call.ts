import 'server-only'
import { findCall } from '@/lib/server/edge/http/find-call'
import { queryParams } from '@/lib/server/edge/http/params'
import type { Route } from '@/lib/server/edge/http/routes'
import { keptCallTable } from './calls'
import type { KeptCall } from './kept-call'

/** Longer keys are lists of hundreds of ids, which are rarely requested twice. */
const maxKeyLength = 1000

type AnyKeptCall = KeptCall<unknown, unknown>

/** Kept calls by their name in the contract. */
export const keptCalls: ReadonlyMap<string, AnyKeptCall> = new Map(
  Object.entries(keptCallTable).flatMap(([subject, calls]) =>
    Object.entries(calls).map(([name, call]) => [`${subject}.${name}`, call as AnyKeptCall]),
  ),
)

export interface FoundKeptCall {
  key: string
  name: string
  call: AnyKeptCall
  route: Route
  /** The parameters as they were sent. */
  params: Record<string, unknown>
  /** The parameters as the call parses them. */
  input: unknown
}

/**
 * The kept call for a URL, with the key of its answer: name and parsed input, so that unknown and empty parameters,
 * their order and their notation make no other key. Null for other calls and for input that the call rejects.
 */
export async function findKeptCall(target: string): Promise<FoundKeptCall | null> {
  const found = findCall('GET', target).call
  const name = found?.route.name
  const call = name === undefined ? undefined : keptCalls.get(name)
  if (!found || !call || name === undefined) return null
  const params = queryParams(found.query, found.params)
  const parsed = await found.route.input?.['~standard'].validate(params)
  if (!parsed || parsed.issues || call.isKept?.(parsed.value) === false) return null
  const key = `${name} ${JSON.stringify(parsed.value)}`
  return key.length > maxKeyLength
    ? null
    : { key, name, call, route: found.route, params, input: parsed.value }
}
