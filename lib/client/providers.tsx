'use client'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, fallbackMessage } from './api-error'
import { toast } from './toast'

declare module '@tanstack/react-query' {
  interface Register {
    /** `silent`: the caller shows the failure itself, or failing quietly is right. */
    queryMeta: { silent?: boolean }
    mutationMeta: { silent?: boolean }
  }
}

function tell(error: unknown, silent: boolean | undefined): void {
  const signedOut = error instanceof ApiError && error.status === 401
  if (silent || signedOut) return
  toast.error(error instanceof Error && error.message ? error.message : fallbackMessage)
}

/** The one place where failed calls become toasts (spec 1 §8). */
function makeClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta?.silent) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => tell(error, mutation.meta?.silent),
    }),
    defaultOptions: { queries: { retry: 1, staleTime: 10_000, refetchOnWindowFocus: false } },
  })
}

/** What islands need around them. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
