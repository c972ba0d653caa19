/** Pages that the build rendered (not-found, login pages …), read from `.next/server/app` when they are first wanted. */
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CachedValue, Life } from './cache-entry.ts'

type PageMeta = {
  status?: number
  headers?: CachedValue['headers']
  segmentPaths?: string[]
  /** Which cache key the build rendered this page for. Another route may have the same path. */
  routeCache?: { key: string; isFallback: boolean }
}

type Manifest = { routes: Record<string, { initialRevalidateSeconds: number | false }> }

export type Prerendered = { value: CachedValue; born: number; life: Life }

const manifests = new Map<string, Promise<Manifest>>()

/**
 * The page or route answer that the build made for a cache key, or undefined. A page that has to be refreshed from time
 * to time shows data; what was dropped before this process began is forgotten, so such a page is rendered anew.
 *
 * @param serverDir `.next/server`
 */
export async function readPrerendered(
  serverDir: string,
  key: string,
  kind: string,
): Promise<Prerendered | undefined> {
  const mark = key.indexOf('/$/')
  if (mark === -1 || (kind !== 'APP_PAGE' && kind !== 'APP_ROUTE')) return undefined
  const path = key.slice(mark + 2)
  // A path from outside must not leave the folder, nor cost a look at the disk for a page that was never built.
  const route = (await manifest(serverDir)).routes[path === '/index' ? '/' : path]
  const forGood = route ? route.initialRevalidateSeconds === false : path === '/_not-found'
  if (!forGood) return undefined
  const base = join(serverDir, 'app', path)
  try {
    const meta = JSON.parse(await readFile(`${base}.meta`, 'utf8')) as PageMeta
    if (meta.routeCache && (meta.routeCache.key !== key || meta.routeCache.isFallback)) return undefined
    const file = `${base}.${kind === 'APP_PAGE' ? 'html' : 'body'}`
    const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
    const { headers, status } = meta
    const value: CachedValue =
      kind === 'APP_ROUTE'
        ? { kind, body: bytes, headers, status: status ?? 200 }
        : { kind, html: bytes.toString(), headers, status, ...(await navigationData(base, meta)) }
    return { value, born: mtimeMs, life: { revalidate: false } }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** What the router in the browser asks for instead of the document. */
async function navigationData(
  base: string,
  meta: PageMeta,
): Promise<Pick<CachedValue, 'rscData' | 'segmentData'>> {
  const segments = (meta.segmentPaths ?? []).map(
    async (path) => [path, await readFile(`${base}.segments${path}.segment.rsc`)] as const,
  )
  return {
    rscData: await readFile(`${base}.rsc`),
    segmentData: segments.length > 0 ? new Map(await Promise.all(segments)) : undefined,
  }
}

function manifest(serverDir: string): Promise<Manifest> {
  const file = join(dirname(serverDir), 'prerender-manifest.json')
  let found = manifests.get(file)
  if (!found) {
    found = readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Manifest,
      // While the build itself is running there is none yet.
      () => ({ routes: {} }),
    )
    manifests.set(file, found)
  }
  return found
}
