'use client'
import { BrokenPage } from '@/components/layout/broken-page'

/** Error page inside the frame: header and footer stay. */
export default function ErrorPage({ error }: { error: Error }) {
  return <BrokenPage error={error} />
}
