'use client'
import { useEffect } from 'react'
import { useChunkReload } from '@/components/layout/use-chunk-reload'
import { onSignedOut } from '@/lib/client/person/signed-out'

/** Leads to the entry when the token of a merchant is no longer valid. The 401 itself deletes its cookie. */
export function StoreGuard({ leaveTo = (href: string) => location.replace(href) }) {
  useChunkReload()
  useEffect(
    () =>
      onSignedOut(() => {
        if (!/^(?:\/h5)?\/shop\/?$/.test(location.pathname)) leaveTo('/shop')
      }),
    [leaveTo],
  )
  return null
}
