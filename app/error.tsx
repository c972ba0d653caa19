'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** Pages outside the mall's frame, and the frame itself. */
export default function ErrorPage({ error }: { error: Error }) {
  return <BrokenPage error={error} />
}
