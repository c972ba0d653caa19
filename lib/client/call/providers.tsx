'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryClient } from './query-client'

/**
 * React Query for the components inside. Personal pages are wrapped as a whole; on public pages each lazy island has
 * its own, so that the page itself loads no query library (ADR 0019). All of them share one query client.
 */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
