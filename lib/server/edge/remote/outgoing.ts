import 'server-only'
import { deobfuscate } from '@/lib/domain/obfuscate'
import type { Env } from '@/lib/env'
import { readBytes } from '@/lib/server/edge/http/body'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { visitorAddress } from '@/lib/web/visitor-address'
import type { Outgoing } from './transport'

/** Request headers that are passed on. All others are dropped, above all cookies. */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'user-agent',
  'x-client-device-id',
]

/** Name in the `Via` header, which detects a back end that calls this mall again. */
const ownName = 'huanxin-mall'

/** Whether the request has already passed through this mall. */
export const comesBack = (headers: Headers): boolean => headers.get('via')?.includes(ownName) ?? false

/** Largest upload in bytes, the limit of the front door. */
const maxUpload = 32 * 1024 * 1024

/** Fields that our pages obfuscate (spec 1 §7). Another back end expects plain text. */
const obfuscated = ['username', 'password', 'password2', 'mobile']

/** A form or query with its fields deobfuscated; unchanged byte for byte when no field is obfuscated. */
export function plainForm(text: string): string {
  const form = new URLSearchParams(text)
  let changed = false
  for (const name of obfuscated) {
    const value = form.get(name)
    const plain = value === null ? null : deobfuscate(value)
    if (plain === null || plain === value) continue
    form.set(name, plain)
    changed = true
  }
  return changed ? form.toString() : text
}

const bodyless = (method: string) => method === 'GET' || method === 'HEAD'

async function bodyOf(request: Request): Promise<Uint8Array | undefined> {
  if (bodyless(request.method)) return undefined
  const type = request.headers.get('content-type') ?? ''
  const isUpload = /^multipart\/form-data\b/i.test(type)
  const bytes = await readBytes(request, isUpload ? maxUpload : undefined)
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return bytes
  const text = new TextDecoder().decode(bytes)
  const plain = plainForm(text)
  return plain === text ? bytes : new TextEncoder().encode(plain)
}

/**
 * The request to the back end for a visitor's request. HEAD becomes GET, because the result is read from the body.
 *
 * @param token the bearer token of the caller; no other credential is passed on
 * @throws MallError 413 for a body above the engine's limits
 */
export async function outgoing(
  request: Request,
  env: Pick<Env, 'proxies'>,
  token: string | undefined,
): Promise<Outgoing> {
  const body = await bodyOf(request)
  // Another Huanxin mall then sends picture paths as ours does, and the pictures are fetched through this mall
  // (`answerRemoteMedia`).
  const headers: Record<string, string> = { via: `1.1 ${ownName}`, [picturePathsHeader]: '1' }
  for (const name of forwarded) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  // Only the verified address: the back end would trust addresses that the visitor put before it.
  const address = visitorAddress(request.headers.get('x-forwarded-for'), env.proxies)
  if (address) headers['x-forwarded-for'] = address
  if (token) headers.authorization = `Bearer ${token}`
  if (body) headers['content-length'] = String(body.length)
  return { method: request.method === 'HEAD' ? 'GET' : request.method, headers, body }
}

/** The same request with another token. */
export const withToken = (sent: Outgoing, token: string): Outgoing => ({
  ...sent,
  headers: { ...sent.headers, authorization: `Bearer ${token}` },
})
