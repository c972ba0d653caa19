import 'server-only'
import { apiPrefix, shortApiPrefix } from '@/lib/contract'

/** Prefix of the admin API; the mall implements some of its calls (contract goods §9.1). */
const adminPrefix = '/api'
const adminCalls = `${adminPrefix}/pctemplate/`

/**
 * The API prefix of a path, the longer one first; undefined for other paths. Clients make some calls below the shorter
 * one (contract goods §8.3, contract goods §11), and back offices make those of the page designer below `/api`.
 */
export const callPrefixOf = (path: string): string | undefined =>
  path.startsWith(adminCalls)
    ? adminPrefix
    : [apiPrefix, shortApiPrefix].find((prefix) => path.startsWith(`${prefix}/`))
