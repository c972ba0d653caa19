import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { tellFailure } from './failure'
import { onSignedOut } from './signed-out'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the caller shows the failure itself, or failing quietly is right. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.silent || tellFailure(error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => mutation.meta?.silent || tellFailure(error),
    }),
    defaultOptions: { queries: { retry: 1, staleTime: 10_000, refetchOnWindowFocus: false } },
  })
}

let shared: QueryClient | undefined

/** One for all islands of a browser window; on the server one for each drawing, because visitors share nothing. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient()
  if (!shared) {
    const client = makeClient()
    onSignedOut(() => client.clear())
    shared = client
  }
  return shared
}
