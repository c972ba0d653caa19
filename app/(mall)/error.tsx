'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** A failed page; header and footer stay. */
export default function ErrorPage({ error }: { error: Error }) {
  return <BrokenPage error={error} />
}
