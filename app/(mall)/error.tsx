'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** A failed page; header and footer stay. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return <BrokenPage error={error} retry={reset} />
}
