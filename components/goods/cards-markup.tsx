'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { memberPrices, noPrices } from './member-prices'

interface CardsMarkupProps {
  html: string
  className?: string | undefined
}

/**
 * Cards as a string (`StillCards`). The prices of a member replace those for all visitors; guests load no code for it.
 */
export function CardsMarkup({ html, className }: CardsMarkupProps) {
  const box = useRef<HTMLDivElement>(null)
  const prices = useSyncExternalStore(memberPrices.subscribe, memberPrices.get, memberPrices.get)

  useEffect(() => {
    // After signing out there are none, but those of before must go.
    if (prices === noPrices) return
    import('./show-member-prices').then(
      ({ showMemberPrices }) => showMemberPrices(box.current, prices),
      // Without the code the cards keep the prices for all visitors.
      () => {},
    )
  }, [html, prices])

  return <div ref={box} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
