import { createHash } from 'node:crypto'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { chooseCoding, compressText } from '@/lib/front/compress'
import { contentSecurityPolicy, inlineScriptHashes } from '@/lib/front/csp'
import { Document } from '@/lib/front/document'
import { etagOf, matchesEtag } from '@/lib/front/etag'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe('the content security policy', () => {
  test('lists the hash of each inline script of a page once, and nothing else', () => {
    const html = `<html><head><script src="/a.js" async=""></script><script>one()</script></head><body>
      <script type="application/ld+json">{"@type":"Product"}</script>
      <script type="module" id="x">two("焕新")</script><script>one()</script></body></html>`
    expect(inlineScriptHashes(Buffer.from(html))).toEqual([hashOf('one()'), hashOf('two("焕新")')])
  })

  test('allows no inline script that was not rendered with the page', () => {
    const policy = contentSecurityPolicy([hashOf('one()')])
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' ${hashOf('one()')}`)
    expect(policy).toContain("object-src 'none'")
  })
})

describe('ETags', () => {
  const tag = etagOf(Buffer.from('page'))

  test.each([
    [tag, true],
    [tag.replace('W/', ''), true],
    [`"other", ${tag}`, true],
    ['*', true],
    ['"other"', false],
    [undefined, false],
  ])('If-None-Match %s matches: %s', (header, same) => {
    expect(matchesEtag(header, tag)).toBe(same)
  })

  test('other content has another ETag', () => {
    expect(etagOf(Buffer.from('page 2'))).not.toBe(tag)
  })
})

describe('content codings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('Accept-Encoding %s selects %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding)
  })

  test('compressed text decompresses to the original', async () => {
    const text = Buffer.from('以旧换新补贴，焕新生活。'.repeat(200))
    const brotli = await compressText(text, 'br', 'thorough')
    expect(brotliDecompressSync(brotli).equals(text)).toBe(true)
    expect(gunzipSync(await compressText(text, 'gzip', 'quick')).equals(text)).toBe(true)
    expect(brotli.length).toBeLessThan(text.length / 10)
  })
})

describe('a document', () => {
  const card = (id: number) =>
    `<li class="card"><a href="/items/${id}">商品 ${id % 97} ${(id * id) % 1009}</a></li>`
  const text = Buffer.from(Array.from({ length: 3000 }, (_, id) => card(id)).join(''))
  const grown: number[] = []
  const document = new Document(text, { onGrow: (bytes) => grown.push(bytes) })
  const server = createServer((request, response) => void document.send(request, response))
  beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)))
  afterAll(() => new Promise((closed) => server.close(closed)))

  /** The bytes that a client with this coding receives. */
  const receive = (coding: string) =>
    new Promise<{ bytes: number; etag: string | undefined }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const read = async (response: IncomingMessage) => {
        const body = await buffer(response)
        const decoded = coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
        expect(decoded.equals(text)).toBe(true)
        return { bytes: body.length, etag: response.headers.etag }
      }
      get({ port, agent: false, headers: { 'accept-encoding': coding } }, (response) =>
        resolve(read(response)),
      ).on('error', reject)
    })

  test.each(['br', 'gzip'])(
    'is compressed quickly for its first reader and thoroughly for later ones: %s',
    async (coding) => {
      grown.length = 0
      const first = await receive(coding)
      expect(grown).toEqual([first.bytes])
      expect(await receive(coding)).toEqual(first)
      while (grown.length < 2) await setImmediate()
      const third = await receive(coding)
      expect(third.bytes).toBeLessThan(first.bytes)
      expect(third.etag).toBe(first.etag)
      expect(grown).toEqual([first.bytes, third.bytes - first.bytes])
    },
  )
})
