import 'server-only'
import { apiPrefix, shortApiPrefix } from '@/lib/contract'

/**
 * The prefix below which a path names a call, the longer one first; undefined for what is no call. Clients make
 * some calls below the shorter one (contract goods §8.3, §11).
 */
export const callPrefixOf = (path: string): string | undefined =>
  [apiPrefix, shortApiPrefix].find((prefix) => path.startsWith(`${prefix}/`))
