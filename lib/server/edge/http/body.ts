import 'server-only'
import qs from 'qs'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'

const maxBodyBytes = 256 * 1024

/** The body cannot be parsed. */
export const badBody = () => new MallError(requestMessages.requestUnreadable, { status: 400 })
/** The client has disconnected, so the response is not read; this is not a failure of the mall. */
const incomplete = () => new MallError('请求内容不完整', { status: 400 })
const tooLarge = () => new MallError(requestMessages.requestTooLarge, { status: 413 })

/** Parses a query or form in the notations of the clients: `a[]=1&a[]=2`, `a[0]=1`, `a=1&a=2`, `a[b]=1`. */
export const bracketed = (text: string): Record<string, unknown> =>
  qs.parse(text, {
    depth: 4,
    parameterLimit: 500,
    arrayLimit: 200,
    allowPrototypes: false,
    ignoreQueryPrefix: true,
  })

/**
 * Reads a body; one above the limit is rejected without reading the rest.
 * @throws MallError 413, or 400 when the client disconnects before the end
 */
export async function readBytes(request: Request, limit = maxBodyBytes): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared) > limit) throw tooLarge()
  try {
    // Node ends a body at its declared length; a body of unknown length is counted while it arrives.
    return declared === null ? await readChunks(request, limit) : await request.bytes()
  } catch (error) {
    throw error instanceof MallError ? error : incomplete()
  }
}

async function readChunks(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Cancelling the body would close the connection before the error response is sent.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readForm = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw badBody()
  })

const textsOf = (form: FormData): Record<string, unknown> => {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return bracketed(new URLSearchParams(texts).toString())
}

/** Names of the file field in the clients (contract member §12). */
const fileFields = ['file', 'images', 'image']

/**
 * Parses a multipart form with one file, which becomes the parameter `file`.
 * @throws MallError 400 for a body that cannot be parsed, 413 for one above the limit
 */
export async function readUpload(request: Request, maxFileBytes: number): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) return readBody(request)
  // A file slightly above its limit is still read, so that the service can return a specific error.
  const form = await readForm(await readBytes(request, 2 * maxFileBytes + maxBodyBytes), type)
  const file = fileFields.map((name) => form.get(name)).find((field) => field instanceof File)
  return file ? { ...textsOf(form), file } : textsOf(form)
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

/**
 * Parses a body as form, JSON or multipart, at most 256 kB or the limit of the call.
 *
 * @throws MallError 400 for a body that cannot be parsed, 413 for one above the limit
 */
export async function readBody(request: Request, limit?: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, limit)
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (kind === 'multipart/form-data') return textsOf(await readForm(bytes, type))
  if (bytes.length === 0) return {}
  const text = new TextDecoder().decode(bytes)
  // Some clients label JSON as a form, so a body that starts with `{` is parsed as JSON.
  return kind === 'application/json' || /^\s*\{/.test(text) ? parseJson(text) : bracketed(text)
}
