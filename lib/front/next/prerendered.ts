/** Pages that the build rendered (not-found, login pages …), read from `.next/server/app` on first use. */
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PrerenderManifest } from 'next/dist/build'
import type { RouteMetadata } from 'next/dist/export/routes/types'
import type * as extensions from 'next/dist/lib/constants'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type * as entries from 'next/dist/shared/lib/entry-constants'
import { prerenderedDirOf, readPrerenderManifest } from './build-output.ts'
import { hasPath, type NextValue, pathOfKey } from './cached-value.ts'

/** Next's names of the pages for missing and broken pages. */
export const notFoundPath: typeof entries.UNDERSCORE_NOT_FOUND_ROUTE = '/_not-found'
export const globalErrorPath: typeof entries.UNDERSCORE_GLOBAL_ERROR_ROUTE = '/_global-error'

/** Which endings the files of a prerendered page have. */
const meta: typeof extensions.NEXT_META_SUFFIX = '.meta'
const routeBody: typeof extensions.NEXT_BODY_SUFFIX = '.body'
const pageData: typeof extensions.RSC_SUFFIX = '.rsc'
const segmentsDir: typeof extensions.RSC_SEGMENTS_DIR_SUFFIX = '.segments'
const segmentData: typeof extensions.RSC_SEGMENT_SUFFIX = '.segment.rsc'

/** Next leaves out of a `.meta` file what is undefined. */
type Metadata = Partial<RouteMetadata>
type Routes = Pick<PrerenderManifest, 'routes'>

export type Prerendered = { value: NextValue; startedAt: number; cacheControl: CacheControl }

const manifests = new Map<string, Promise<Routes>>()

/**
 * The page or route response that the build made for a cache key, or undefined. Pages with a `revalidate` show data; a
 * restart forgets which tags were invalidated before it, so such pages are rendered again.
 *
 * @param serverDir `.next/server`
 */
export async function readPrerendered(
  serverDir: string,
  key: string,
  kind: string,
): Promise<Prerendered | undefined> {
  const path = pathOfKey(key)
  if (path === undefined || !hasPath(kind)) return undefined
  // A requested path must not leave the folder, and one that was not built must not cost a disk access.
  const route = (await routesOf(serverDir)).routes[path === '/index' ? '/' : path]
  const isPermanent = route ? route.initialRevalidateSeconds === false : path === notFoundPath
  if (!isPermanent) return undefined
  const base = join(prerenderedDirOf(serverDir), path)
  try {
    const metadata = JSON.parse(await readFile(base + meta, 'utf8')) as Metadata
    // Another route may have the same path.
    const { routeCache } = metadata
    if (routeCache && (routeCache.key !== key || routeCache.isFallback)) return undefined
    const file = base + (kind === 'APP_PAGE' ? '.html' : routeBody)
    const [bytes, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
    const { headers, status } = metadata
    const value: NextValue =
      kind === 'APP_ROUTE'
        ? { kind, body: bytes, headers: headers ?? {}, status: status ?? 200 }
        : {
            kind,
            html: bytes.toString(),
            headers,
            status,
            postponed: undefined,
            ...(await navigationData(base, metadata)),
          }
    return { value, startedAt: mtimeMs, cacheControl: { revalidate: false, expire: undefined } }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The data that the router in the browser requests instead of the document. */
async function navigationData(base: string, { segmentPaths = [] }: Metadata) {
  const segments = segmentPaths.map(
    async (path) => [path, await readFile(`${base}${segmentsDir}${path}${segmentData}`)] as const,
  )
  return {
    rscData: await readFile(base + pageData),
    segmentData: segments.length > 0 ? new Map(await Promise.all(segments)) : undefined,
  }
}

function routesOf(serverDir: string): Promise<Routes> {
  const buildDir = dirname(serverDir)
  let manifest = manifests.get(buildDir)
  if (!manifest) {
    // While the build itself runs there is none yet.
    manifest = readPrerenderManifest(buildDir).catch(() => ({ routes: {} }))
    manifests.set(buildDir, manifest)
  }
  return manifest
}
