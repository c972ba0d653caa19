'use client'
import { lazy, Suspense } from 'react'

/** Loaded when a card with a code opens, not with the frame of every page. */
const Qr = lazy(async () => ({ default: (await import('@/components/ui/qr')).Qr }))

/** `Qr` in a box of a size that `className` gives. */
export const LateQr = (props: { text: string; label: string; className: string }) => (
  <Suspense fallback={<span className={`block ${props.className}`} />}>
    <Qr {...props} />
  </Suspense>
)
