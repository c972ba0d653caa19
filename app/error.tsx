'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** Pages outside the mall's frame, and the frame itself. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return <BrokenPage error={error} retry={reset} />
}
