'use client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryClient } from './query-client'

/**
 * What islands with queries need around them. Personal pages stand in it whole; an island of a public page brings its own
 * and is loaded when it is needed, so that reading loads no query library. All of them share one cache.
 */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
