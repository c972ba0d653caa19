/** Which paths can have a cached page, according to the build. Only these coalesce concurrent requests. */
import { readPrerenderManifest } from './build-output.ts'

export type CacheableRoutes = (path: string) => boolean

/**
 * Reads the build's prerender manifest.
 *
 * @param buildDir `.next`
 * @returns whether a path (percent-encoded, without query) belongs to a static or ISR page
 */
export async function readCacheableRoutes(buildDir: string): Promise<CacheableRoutes> {
  const { routes, dynamicRoutes } = await readPrerenderManifest(buildDir)
  const staticPaths = new Set(Object.keys(routes))
  const patterns = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex))
  return (path) => staticPaths.has(path) || patterns.some((pattern) => pattern.test(path))
}

/**
 * The path under which Next stores the page of a URL: decoded, `/` as `/index`. Undefined for paths whose decoded form
 * is ambiguous; Next answers those.
 */
export function cachePath(path: string): string | undefined {
  if (path === '/') return '/index'
  if (path.startsWith('/index') || path.includes('//')) return undefined
  if (!path.includes('%')) return path
  try {
    const decoded = path.split('/').map(decodeURIComponent)
    return decoded.some((segment) => /[/#?%\\]/.test(segment)) ? undefined : decoded.join('/')
  } catch {
    return undefined
  }
}
