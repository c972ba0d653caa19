import 'server-only'
import qs from 'qs'
import { MallError } from '@/lib/domain/errors'

/** Bodies above this are refused; pictures have their own route with its own limit. */
const maxBodyBytes = 256 * 1024

const badBody = () => new MallError('请求内容格式不正确', { status: 400 })

const bracketed = (text: string): Record<string, unknown> =>
  qs.parse(text, {
    depth: 4,
    parameterLimit: 500,
    arrayLimit: 200,
    allowPrototypes: false,
    ignoreQueryPrefix: true,
  })

/** Reads at most `maxBodyBytes`; a longer body is refused without reading the rest. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new MallError('请求内容过大', { status: 413 })
  const text = await request.text()
  if (text.length > maxBodyBytes) throw new MallError('请求内容过大', { status: 413 })
  return text
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badBody()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badBody()
  return value as Record<string, unknown>
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') {
    const form = await request.formData().catch(() => {
      throw badBody()
    })
    return Object.fromEntries(form.entries())
  }
  const text = await readText(request)
  if (text === '') return {}
  // Clients of the contract send forms; a body that looks like JSON is read as JSON whatever its label.
  return type === 'application/json' || /^\s*\{/.test(text) ? parseJson(text) : bracketed(text)
}

/** Plain objects whose keys could reach `Object.prototype` are dropped: nothing of the contract is called so. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** PostgreSQL cannot store the NUL character, and no client of the contract sends it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}

function safe(params: Record<string, unknown>): Record<string, unknown> {
  if (hasNul(params)) throw new MallError('参数错误')
  return Object.fromEntries(Object.entries(params).filter(([key]) => !unsafeKeys.has(key)))
}

const bodyOf = async (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD' ? {} : readBody(request)

/** Clients write filters that nobody set as `goodsSort=`. */
export const withoutEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/**
 * Query and body as they were sent, for calls that sign them; the body wins.
 * @throws MallError like `readParams`
 */
export async function readRaw(request: Request, query: string): Promise<Record<string, unknown>> {
  return safe({ ...bracketed(query), ...(await bodyOf(request)) })
}

/**
 * All parameters of a request: query, body and path, merged for every verb because clients put them in either place
 * (contract trade §0). The body wins over the query, the path over both.
 *
 * @throws MallError 400 for a body that cannot be read, 413 for one above 256 kB, 422 for NUL characters.
 */
export async function readParams(
  request: Request,
  query: string,
  pathParams: Record<string, string>,
): Promise<Record<string, unknown>> {
  const params = query ? withoutEmpty(bracketed(query)) : {}
  return safe({ ...params, ...(await bodyOf(request)), ...pathParams })
}
