import 'server-only'
import type { CallMeta } from '@/lib/contract/call'
import { clientValueProblem } from '@/lib/domain/client-value'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { badBody, bracketed, readBody, readUpload } from './body'

/** Keys that could reach `Object.prototype` are dropped. No parameter of the contract has such a name. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

function safe(params: Record<string, unknown>): Record<string, unknown> {
  const problem = clientValueProblem(params)
  if (problem) throw problem === 'depth' ? badBody() : new MallError(requestMessages.parametersInvalid)
  return Object.fromEntries(Object.entries(params).filter(([key]) => !unsafeKeys.has(key)))
}

const bodyOf = async (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD' ? {} : readBody(request)

/** The body size limits of a call, where they differ from the default. */
type BodyLimits = Pick<CallMeta, 'maxFileBytes' | 'maxBodyBytes'>

/** Clients send unset filters as empty values: `goodsSort=`. */
export const withoutEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/**
 * Query and body unchanged, for signed calls; the body takes precedence.
 * @throws MallError like `readParams`
 */
export async function readRaw(request: Request, query: string): Promise<Record<string, unknown>> {
  return safe({ ...bracketed(query), ...(await bodyOf(request)) })
}

/**
 * The parameters of a GET without a body.
 * @throws MallError like `readParams`
 */
export const queryParams = (query: string, pathParams: Record<string, string>): Record<string, unknown> =>
  safe({ ...(query ? withoutEmpty(bracketed(query)) : {}), ...pathParams })

/**
 * All parameters of a request: query, body and path, merged for every method because clients put them in either place
 * (contract trade §0). The body takes precedence over the query, and the path over both.
 *
 * @throws MallError 400 for a body that cannot be parsed or is nested too deep, 413 for one above 256 kB or the limit
 *   of the call, 422 for text that cannot be stored (`isStorable`)
 */
export async function readParams(
  request: Request,
  query: string,
  pathParams: Record<string, string>,
  { maxFileBytes, maxBodyBytes }: BodyLimits = {},
): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD') return queryParams(query, pathParams)
  const params = query ? withoutEmpty(bracketed(query)) : {}
  const body =
    maxFileBytes === undefined
      ? await readBody(request, maxBodyBytes)
      : await readUpload(request, maxFileBytes)
  return safe({ ...params, ...body, ...pathParams })
}
