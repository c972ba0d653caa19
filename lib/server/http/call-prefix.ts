import 'server-only'
import { apiPrefix, shortApiPrefix } from '@/lib/contract'

/**
 * The API prefix of a path, the longer one first; undefined for other paths. Clients make some calls below the shorter
 * one (contract goods §8.3, contract goods §11).
 */
export const callPrefixOf = (path: string): string | undefined =>
  [apiPrefix, shortApiPrefix].find((prefix) => path.startsWith(`${prefix}/`))
