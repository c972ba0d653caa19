import 'server-only'
import { callPrefixOf } from './call-prefix'
import { matchRoute, type Route } from './routes'

/** The call for a method and a URL. */
export interface FoundCall {
  route: Route
  /** The parameters in the path. */
  params: Record<string, string>
  /** The query without its question mark. */
  query: string
}

/** The decoded path; null when its escapes are malformed. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * @param target path and query of a URL
 * @returns `path` is the decoded path below the prefix, null when its escapes are malformed
 */
export function findCall(method: string, target: string): { path: string | null; call: FoundCall | null } {
  const mark = target.indexOf('?')
  const fullPath = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  const path = decodePath(fullPath.slice(callPrefixOf(fullPath)?.length))
  const found = path === null ? null : matchRoute(method, path)
  return { path, call: found && { ...found, query } }
}
