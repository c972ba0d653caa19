/** Which paths can have a cached page, according to the build. Only for these does a second visitor wait for the first. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Manifest = { routes: Record<string, unknown>; dynamicRoutes: Record<string, { routeRegex: string }> }

export type CacheableRoutes = (path: string) => boolean

/**
 * Reads the build's prerender manifest.
 *
 * @param buildDir `.next`
 * @returns whether a path (percent-encoded, without query) belongs to a static or ISR page
 */
export async function readCacheableRoutes(buildDir: string): Promise<CacheableRoutes> {
  const text = await readFile(join(buildDir, 'prerender-manifest.json'), 'utf8')
  const { routes, dynamicRoutes } = JSON.parse(text) as Manifest
  const fixed = new Set(Object.keys(routes))
  const patterns = Object.values(dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex))
  return (path) => fixed.has(path) || patterns.some((pattern) => pattern.test(path))
}

/**
 * The path under which Next keeps the page of a URL: decoded, `/` as `/index`. Undefined for paths whose decoded form
 * is ambiguous; those are left to Next.
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
