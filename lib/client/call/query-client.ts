import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { onSignedOut } from '../person/signed-out'
import { showErrorToast, showReadErrorToast } from './error-toast'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: no error toast, because the caller shows the error or ignores it. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

function createClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => query.meta?.silent || showReadErrorToast(error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => mutation.meta?.silent || showErrorToast(error),
    }),
    defaultOptions: {
      queries: { retry: 1, staleTime: 10_000, refetchOnWindowFocus: false },
      // Fails at once without a network. The default pauses it and sends it later, when the shopper has long decided
      // otherwise.
      mutations: { networkMode: 'always' },
    },
  })
}

/** React Query's own listener hears `visibilitychange` alone, which two windows side by side never fire. */
function listenToReturn(changed: () => void): () => void {
  const listener = () => changed()
  window.addEventListener('focus', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

let shared: QueryClient | undefined

/**
 * One client for all islands of a browser window; on the server one per render, because visitors must not share data.
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  if (!shared) {
    const client = createClient()
    focusManager.setEventListener(listenToReturn)
    onSignedOut(() => client.clear())
    // A page that the browser kept in memory is as old as the moment when it was left.
    window.addEventListener('pageshow', ({ persisted }) => persisted && void client.invalidateQueries())
    shared = client
  }
  return shared
}
