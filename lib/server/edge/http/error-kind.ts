import 'server-only'
import { causesOf, sqlState } from '@/lib/server/ground/db/connection'
import { counter } from '@/lib/server/ground/metrics'

const kinds = ['silent', 'timeout', 'database', 'provider', 'fault'] as const
type ErrorKind = (typeof kinds)[number]

const errors = counter('mall_errors_total', 'calls that ended in an unexpected error, by its kind', ['kind'])
for (const kind of kinds) errors.inc({ kind }, 0)

/** Classes of SQLSTATE that mean a statement or a lock took too long. */
const late = /^(?:57014|55P03)$/

function kindOf(error: unknown): ErrorKind {
  const chain = [...causesOf(error)]
  if (chain.some(({ name }) => name === 'DatabaseSilent')) return 'silent'
  const state = sqlState(error)
  if ((state && late.test(state)) || chain.some(({ message }) => message === 'Query read timeout'))
    return 'timeout'
  if (state) return 'database'
  return chain.some(({ name }) => name === 'ProviderFault') ? 'provider' : 'fault'
}

/** Counts an error that no call expects. */
export const countError = (error: unknown): void => errors.inc({ kind: kindOf(error) })
