'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** Errors of pages outside of the mall's frame, and of the frame itself. */
export default function ErrorPage({ error }: { error: Error }) {
  return <BrokenPage error={error} />
}
