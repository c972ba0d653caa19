import 'server-only'
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import { isPublicAddress } from './public-address'

/** Why something could not be fetched, as the end of a sentence. */
export class FetchProblem extends Error {}

const notPublic = () => new FetchProblem('地址不是公网地址')

interface Limits {
  /** Bytes. */
  maxBytes: number
  /** Milliseconds for everything. */
  time: number
  /** Which addresses may be connected to. */
  isAllowed?: (address: string) => boolean
}

/** Redirects that are followed; each is checked like the first address. */
const maxRedirects = 3
const ports = new Set(['', '80', '443'])

/** Resolves names as usual, and refuses those that lead to an address that is not allowed. */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) callback(error, '', 0)
      else if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        callback(notPublic(), '', 0)
      // All addresses were asked for, whatever the caller asked.
      else if (options.all) callback(null, addresses)
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  }

function allowedUrl(text: string, base: string | undefined, isAllowed: (address: string) => boolean): URL {
  const url = URL.parse(text, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new FetchProblem('地址不正确')
  if (url.username || url.password) throw new FetchProblem('地址不正确')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The guard of names is not asked about numbers.
  if (isIP(host) !== 0 ? !isAllowed(host) : !ports.has(url.port)) throw notPublic()
  return url
}

async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new FetchProblem(`超过${Math.floor(maxBytes / 1024 / 1024)}MB`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The problem behind an error of a connection. */
function problemOf(error: unknown, isLate: boolean): FetchProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchProblem) return cause
  return new FetchProblem(isLate ? '下载超时' : '下载失败')
}

/**
 * Fetches something that a file names from the public internet. Neither the address itself, nor a redirect, nor the
 * address to which its name resolves may lead to this machine or its network.
 * @throws FetchProblem
 */
export async function fetchPublic(
  address: string,
  { maxBytes, time, isAllowed = isPublicAddress }: Limits,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const dispatcher = new Agent({ connect: { lookup: guardedLookup(isAllowed), timeout: time } })
  const signal = AbortSignal.timeout(time)
  try {
    let url = allowedUrl(address, undefined, isAllowed)
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(url, { dispatcher, signal, redirect: 'manual' })
      const { status, headers, body } = response
      const location = headers.get('location')
      if (status >= 300 && status < 400 && location) {
        await body?.cancel()
        if (redirects === maxRedirects) throw new FetchProblem('跳转次数过多')
        url = allowedUrl(location, url.href, isAllowed)
        continue
      }
      if (!response.ok || !body) throw new FetchProblem(`下载失败（${status}）`)
      if (Number(headers.get('content-length')) > maxBytes)
        throw new FetchProblem(`超过${Math.floor(maxBytes / 1024 / 1024)}MB`)
      return {
        bytes: await readBody(body as AsyncIterable<Uint8Array>, maxBytes),
        type: headers.get('content-type') ?? '',
      }
    }
  } catch (error) {
    throw problemOf(error, signal.aborted)
  } finally {
    // An answer that was refused in the middle must not keep its connection.
    await dispatcher.destroy().catch(() => {})
  }
}
