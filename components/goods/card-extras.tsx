'use client'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '@/components/ui/lazy-part'
import { fastBuyGoods } from './fast-buy-request'

const CardPanel = lazyPart(() => import('./card-panel'), 'CardPanel')
const FastBuy = lazyPart(() => import('./fast-buy'), 'FastBuy')

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-goods-card]') : null

const nothing = () => null

/**
 * One listener for all product cards of a page: the hovered or focused card gets its buttons, whose code loads on
 * first use. Rendered once, in the layout, together with the fast-buy dialog.
 */
export function CardExtras() {
  const [card, setCard] = useState<HTMLElement | null>(null)
  const buying = useSyncExternalStore(fastBuyGoods.subscribe, fastBuyGoods.get, nothing)

  useEffect(() => {
    const reach = (event: Event) => {
      // On touch screens a tap opens the product; buttons must not appear under it.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const reached = cardOf(event.target)
      if (reached) setCard(reached)
    }
    document.addEventListener('pointerover', reach)
    document.addEventListener('focusin', reach)
    return () => {
      document.removeEventListener('pointerover', reach)
      document.removeEventListener('focusin', reach)
    }
  }, [])

  const slot = card?.isConnected ? card.querySelector('[data-extras]') : null
  return (
    <Suspense>
      {card && slot && createPortal(<CardPanel key={card.dataset.goodsCard} card={card} />, slot)}
      {buying !== null && <FastBuy />}
    </Suspense>
  )
}
