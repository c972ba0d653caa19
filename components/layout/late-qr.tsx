'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'

/** Loaded when a card with a code opens, not with the frame of every page. */
const Qr = lazyPart(() => import('@/components/ui/qr'), 'Qr')

/** `Qr` in a box of a size that `className` gives. */
export const LateQr = (props: { text: string; label: string; className: string }) => (
  <Suspense fallback={<span className={`block ${props.className}`} />}>
    <Qr {...props} />
  </Suspense>
)
