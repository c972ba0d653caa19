/**
 * The contract with Next: behaviour that lib/front/next relies on and no type can check. Starts the built app in this
 * process with a demo mall of its own, requests one page of each kind from Next alone and compares what Next stores and
 * sends with what the front door expects. Each failure says what changed. `npm run test:next`, after a build;
 * docs/upgrading-next.md.
 */
import assert from 'node:assert/strict'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, mock, test, type TestContext } from 'node:test'
import type { CacheEntry } from '../../lib/front/cache-entry.ts'
import { MallName } from '../../lib/front/mall-name.ts'
import { buildDirOf, readBuildManifest, readPrerenderManifest } from '../../lib/front/next/build-output.ts'
import { cachePath } from '../../lib/front/next/cacheable-routes.ts'
import { cachedDocument, cachedNavigation, hasDocument } from '../../lib/front/next/cached-response.ts'
import { isEmptyShell } from '../../lib/front/next/cached-value.ts'
import { type Build, readBuild } from '../../lib/front/next/read-build.ts'
import { routerVary } from '../../lib/front/next/router-protocol.ts'
import { type RunningNext, startNext } from '../../lib/front/next/start-next.ts'
import { isStaticPath } from '../../lib/front/next/static-files.ts'
import { storedOf } from '../../lib/front/next/zipped-page.ts'
import { pageCache } from '../../lib/front/page-cache.ts'
import { earlyPressScript } from '../../lib/web/early-press.ts'
import { lateScript } from '../../lib/web/late-scripts.ts'
import { listPath } from '../../lib/web/list-path.ts'
import { engineRegistry } from '../../lib/web/registry.ts'

const root = resolve(import.meta.dirname, '../..')
const buildDir = buildDirOf(root)
const cache = pageCache()

let dataDir: string
let next: RunningNext
let build: Build
let server: Server

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mall-next-'))
  for (const name of ['DATABASE_URL', 'MALL_API_URL', 'MALL_PUBLIC_URL', 'MALL_H5_URL', 'PORT'])
    Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, {
    NODE_ENV: 'production',
    MALL_DATA_DIR: dataDir,
    MALL_DEMO: '1',
    MALL_DEMO_STAFF: '0',
  })
  next = await startNext(root)
  build = await readBuild(root, new MallName({ invalidations: cache.invalidations }))
  server = createServer((request, response) => void next.next(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  // Waits for the demo mall.
  await engineRegistry.get()?.ready()
})

after(async () => {
  server.closeAllConnections()
  server.close()
  await engineRegistry.get()?.close()
  await next.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** One clause of the contract. */
const clause = (name: string, run: (context: TestContext) => void | Promise<void>): void =>
  void test(name, run)

/** A response of Next alone, without the front door. */
async function get(path: string, headers: Record<string, string> = {}, redirect: RequestRedirect = 'manual') {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://localhost:${port}${path}`, { headers, redirect })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** The entry that Next stored for a path of its own. */
function entryOf(path: string): CacheEntry {
  const entry = cache.page(path)
  assert.ok(
    entry,
    `Next no longer stores ${path} in our page cache under a key that ends with /$${path}: see cached-value.ts, pathOfKey.`,
  )
  return entry
}

const product = '/items/1001'

clause('the build has the manifests and files that the front door reads', async () => {
  const { version, routes, dynamicRoutes } = await readPrerenderManifest(buildDir)
  assert.equal(version, 4, 'Next changed the version of prerender-manifest.json: compare its shape.')
  assert.ok(routes['/_not-found'], 'Next no longer lists /_not-found among the prerendered routes.')
  assert.ok(dynamicRoutes['/items/[id]'], 'Next no longer lists ISR routes under dynamicRoutes.')
  assert.ok(build.cacheable(product), 'The routeRegex of an ISR route no longer matches its paths.')
  assert.ok(!build.cacheable('/auth/login'), 'Next now lists dynamic pages as static ones.')
  const { rootMainFiles } = await readBuildManifest(buildDir)
  assert.ok(rootMainFiles.length > 0, 'Next no longer names the scripts of every page in rootMainFiles.')
  for (const file of rootMainFiles)
    await assert.doesNotReject(
      access(join(buildDir, file)),
      `rootMainFiles names ${file}, which is not there.`,
    )
})

clause('Next runs instrumentation.ts before the first request', () => {
  assert.ok(engineRegistry.get(), 'Next no longer calls register() of instrumentation.ts while it prepares.')
})

clause('an ISR page is stored with document, navigation data, segments, tags and lifetime', async () => {
  const { status, headers } = await get(product)
  assert.equal(status, 200)
  const entry = entryOf(product)
  const value = await storedOf(entry.value)
  const { tags, cacheControl } = entry
  assert.ok(value.kind === 'APP_PAGE', `Next now stores pages as ${value.kind}.`)
  assert.match(value.html, /^<!DOCTYPE html>/, 'Next no longer stores the HTML of a page as text.')
  assert.ok(
    Buffer.isBuffer(value.rscData),
    'Next no longer stores the navigation data of a page as a Buffer.',
  )
  assert.ok(value.segmentData?.has('/_tree'), 'Next no longer stores the segment /_tree of a page.')
  assert.ok(tags.includes('goods:1001'), 'Next no longer names the tags of a page in x-next-cache-tags.')
  assert.equal(
    typeof cacheControl?.revalidate,
    'number',
    'Next no longer passes the revalidate of a page to set().',
  )
  assert.equal(cachedDocument(value)?.status, 200, 'The status of a stored page has changed.')
  const vary = headers.get('vary') ?? ''
  assert.ok(
    vary.startsWith(routerVary.join(', ')),
    `Next now varies on "${vary}": see routerVary in router-protocol.ts.`,
  )
})

clause('Next does not convert a page into JSON before it stores it', async (context) => {
  const { mock } = context.mock.method(Buffer.prototype, 'toJSON')
  await cache.invalidate(['goods:1001'])
  await get(product)
  entryOf(product)
  assert.equal(
    mock.callCount(),
    0,
    'Next no longer measures pages in IncrementalCache.set(), or no longer sets __incrementalCache: see skip-size-check.ts. Nothing breaks, but a first visit takes longer.',
  )
})

clause('the stored navigation data and segments are what Next sends to the router', async () => {
  await get(product)
  const value = await storedOf(entryOf(product).value)
  const requests: { segment?: string; headers: Record<string, string> }[] = [
    { headers: { rsc: '1' } },
    {
      segment: '/_tree',
      headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    },
  ]
  for (const { segment, headers } of requests) {
    // Next redirects to the address with its own hash of these headers.
    const sent = await get(product, headers, 'follow')
    const expected = cachedNavigation(value, { segment })
    const what = segment ? `the segment ${segment}` : 'navigation data'
    assert.ok(expected, `Next no longer stores ${what} of a page.`)
    assert.equal(sent.status, 200)
    assert.ok(sent.body.equals(expected.body), `Next no longer sends ${what} as it stored it.`)
    assert.equal(
      sent.headers.get('content-type'),
      expected.contentType,
      `The content type of ${what} has changed.`,
    )
    for (const [name, text] of expected.headers ?? [])
      assert.equal(sent.headers.get(name), text, `Next changed the header ${name} of ${what}.`)
    const fromNext = [...sent.headers.keys()].filter((name) => name.startsWith('x-nextjs-'))
    const known = [...(expected.headers ?? []).map(([name]) => name), 'x-nextjs-cache']
    const added = fromNext.filter((name) => !known.includes(name))
    assert.deepEqual(added, [], `Next adds a header to ${what}: see cachedNavigation in cached-response.ts.`)
  }
})

clause('an invalidated page is rendered again', async () => {
  await get(product)
  const before = entryOf(product)
  await cache.invalidate(['goods:1001'])
  assert.equal(cache.page(product), undefined)
  await get(product)
  assert.ok(
    entryOf(product).startedAt > before.startedAt,
    'Next no longer asks the cache handler before it answers with a page: an invalidated page is served again.',
  )
})

clause(
  'a value of unstable_cache is stored with tags and lifetime, and stored again once invalidated',
  async () => {
    const tag = 'goods:1001'
    const stored = mock.method(cache, 'store')
    const read = mock.method(cache, 'read')
    /**
     * Renders the product page; returns the value that Next stored for one of its readers, or for the one with this
     * key.
     */
    const render = async (key?: string) => {
      await cache.invalidate([tag])
      stored.mock.resetCalls()
      read.mock.resetCalls()
      await get(product)
      const call = stored.mock.calls.find(
        ({ arguments: [storedKey, value, tags] }) =>
          value.kind === 'FETCH' && tags?.includes(tag) && (key === undefined || storedKey === key),
      )
      assert.ok(
        call,
        'Next no longer stores values of unstable_cache as FETCH, with their tags and a stable key, after an invalidation.',
      )
      const entry = await call.result
      assert.ok(entry?.value.kind === 'FETCH')
      return { entry, value: entry.value }
    }
    try {
      const first = await render()
      assert.equal(
        typeof first.value.revalidate,
        'number',
        'Next no longer stores the revalidate of unstable_cache in its value.',
      )
      assert.equal(
        typeof first.value.data.body,
        'string',
        'Next no longer stores the value as text in data.body.',
      )
      assert.ok(first.entry.tags.includes(tag), 'The entry of a value lacks the tags that set() received.')
      const { key, tags } = first.entry
      assert.equal(await cache.read(key, tags, first.value.revalidate), first.entry)

      const second = await render(key)
      assert.notEqual(second.entry, first.entry)
      const lookup = read.mock.calls.find(({ arguments: [requested] }) => requested === key)
      assert.ok(lookup, 'Next no longer asks the cache handler for a value of unstable_cache.')
      const [, implicitTags, maxAge] = lookup.arguments
      assert.ok(implicitTags?.includes(tag), 'Next no longer passes the tags of unstable_cache to get().')
      assert.equal(maxAge, first.value.revalidate, 'Next no longer passes revalidate to get().')
      assert.equal(await lookup.result, undefined, 'An invalidated value was read back.')
    } finally {
      stored.mock.restore()
      read.mock.restore()
    }
  },
)

clause('a missing ISR page is stored with status 404 as an empty shell', async () => {
  const path = '/items/999999999'
  const { status } = await get(path)
  assert.equal(status, 404, 'Next no longer answers with 404 after notFound() on an ISR page.')
  const page = cachedDocument(await storedOf(entryOf(path).value))
  assert.equal(page?.status, 404, 'Next no longer stores missing ISR pages with their status.')
  assert.ok(
    isEmptyShell(404, page.body),
    'Next no longer stores an empty shell after notFound(). Does it render the not-found page now? Then the replacement in pages.ts can go (ADR 0005); else see emptyShell in cached-value.ts.',
  )
})

clause('an ISR page that redirects is answered with a location and no 200', async () => {
  for (let id = 1; id <= 30; id++) {
    const { status, headers } = await get(`/custompage?pageid=${id}`)
    if (status < 300 || status >= 400) continue
    // Next sends the target twice; the door takes the first (locationOf in pages.ts).
    const [target = ''] = (headers.get('location') ?? '').split(', ')
    assert.match(target, /^\/[\w/]*$/, 'Next no longer names the target in Location.')
    const entry = cache.page(`/view/custom/${id}`)
    assert.ok(
      !entry || !hasDocument(entry.value),
      'Next now stores a page that called redirect() with status 200: the door would send it as a document.',
    )
    return
  }
  assert.fail('No designed page of the demo mall redirects any more: choose another page for this test.')
})

clause('the response of a route handler is stored with body, content type and tags', async () => {
  await get('/sitemap.xml')
  const { value, tags } = entryOf('/sitemap/index.xml')
  assert.ok(value.kind === 'APP_ROUTE', `Next now stores responses of route handlers as ${value.kind}.`)
  assert.ok(Buffer.isBuffer(value.body), 'Next no longer stores the body of a route handler as a Buffer.')
  assert.match(cachedDocument(value)?.contentType ?? '', /xml/, 'Next no longer stores the content type.')
  assert.ok(tags.length > 0, 'Next no longer names the tags of a route handler.')
})

clause('paths are stored decoded, rewritten ones under their target', async () => {
  const search = `?province=${encodeURIComponent('浙江省')}`
  await get(`/store${search}`)
  const path = cachePath(listPath('/store', search) ?? '')
  assert.equal(path, '/shop-places/浙江省/all/1')
  entryOf(path)
  await get('/')
  entryOf('/view/home')
})

clause('the prerendered not-found page is read from the build', async () => {
  const { status } = await get('/no-such-page')
  assert.equal(status, 404)
  const entry = entryOf('/_not-found')
  const value = await storedOf(entry.value)
  const { cacheControl } = entry
  assert.equal(
    cacheControl?.revalidate,
    false,
    'The build no longer prerenders /_not-found in the files that prerendered.ts reads.',
  )
  assert.equal(cachedDocument(value)?.status, 404, 'The .meta file of /_not-found no longer says 404.')
})

clause('a dynamic page is not stored, and its scripts carry the nonce of the request', async () => {
  const policy = "script-src 'self' 'nonce-contract'"
  const { status, body } = await get('/auth/login', { 'content-security-policy': policy })
  assert.equal(status, 200)
  assert.ok(!cache.page('/auth/login'), 'Next now stores dynamic pages.')
  const html = body.toString()
  assert.ok(
    html.includes('nonce="contract"'),
    'Next no longer takes the nonce from the Content-Security-Policy header of the request.',
  )
  // The policy names the hash of ours, so it has to arrive as it was written.
  const ours = [earlyPressScript, lateScript].map((script) => `<script>${script}</script>`)
  for (const script of ours)
    assert.ok(html.includes(script), 'React now changes the text of an inline script.')
  assert.doesNotMatch(
    ours.reduce((rest, script) => rest.replace(script, ''), html),
    /<script(?![^>]*\b(?:nonce|src)=)[^>]*>/,
    'Next writes inline scripts without a nonce.',
  )
})

clause('the scripts of a page are static files of the build', async () => {
  const html = (await get(product)).body.toString()
  const scripts = [...html.matchAll(/<script[^>]* src="([^"?]+)/g)].map(([, path = '']) => path)
  assert.ok(scripts.length > 0, 'Next no longer loads its scripts with <script src>.')
  for (const path of scripts) {
    assert.ok(isStaticPath(path), `Next now serves scripts as ${path}: see static-files.ts.`)
    assert.ok(await build.staticFiles(path), `${path} is not in the folder of static files.`)
  }
})
