'use client'
import { Suspense, type ComponentProps } from 'react'
import type { Countdown } from '@/components/ui/countdown'
import { lazyPart } from '@/components/ui/lazy-part'

/** Most promotions end later than in the last days: the countdown is no part of the page's first scripts. */
const Loaded = lazyPart(() => import('@/components/ui/countdown'), 'Countdown')

/** A countdown inside a sentence, in a box of its width until it is loaded. */
export const LateCountdown = (props: ComponentProps<typeof Countdown>) => (
  <Suspense fallback={<span className="inline-block w-28">&nbsp;</span>}>
    <Loaded {...props} look="text" />
  </Suspense>
)
