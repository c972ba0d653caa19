'use client'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { ShoppingCart } from '@/components/ui/icons/shopping-cart'
import { lazyPart } from '@/components/ui/lazy-part'
import { Link } from '@/components/ui/link'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { useSession } from '@/lib/client/person/session'
import { onShowMiniCart } from '@/lib/client/trade/mini-cart'
import { CartBadge } from './cart-badge'

/** Milliseconds after which a panel that an event opened closes, unless the pointer is over it (spec 1 §9). */
const autoCloseDelay = 3000
/** Milliseconds between the pointer leaving and the panel closing. */
const closeDelay = 150

const loadPanel = () => import('./mini-cart-panel')
const HeaderPanel = lazyPart(loadPanel, 'MiniCartPanel')

interface MiniCartProps {
  /** The content of the panel, loaded when it first opens. */
  Panel?: ComponentType<{ onLeave: () => void }>
}

/**
 * Cart button of the header with its panel: opens on hover or keyboard focus, closes when the pointer leaves. Touch has
 * no hover: the first tap opens, the second navigates to the cart, a tap outside closes (ADR 0018). The panel is loaded
 * when it first opens. For guests who have added nothing the button links to the login page, as does the panel.
 */
export function MiniCart({ Panel = HeaderPanel }: MiniCartProps) {
  const user = useSession()
  const cartHref = useCartHref()
  /** Undefined until hydration. */
  const hasPanel = user !== undefined
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)
  const isTouch = useRef(false)
  const box = useRef<HTMLDivElement>(null)

  const closeIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!isHovered.current) setOpen(false)
    }, delay)
  }

  const showBriefly = useEffectEvent(() => {
    setOpen(true)
    closeIn(autoCloseDelay)
  })
  useEffect(() => {
    const stop = onShowMiniCart(() => showBriefly())
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [])

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ pointerType, target }: PointerEvent) => {
      const inside = target instanceof Element && (box.current?.contains(target) || target.closest('dialog'))
      if (pointerType === 'touch' && !inside) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    <div
      ref={box}
      className="relative"
      onPointerDown={(event) => {
        isTouch.current = event.pointerType === 'touch'
        // Interaction cancels auto-close.
        if (isTouch.current) clearTimeout(timer.current)
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        isHovered.current = true
        clearTimeout(timer.current)
        if (hasPanel) setOpen(true)
      }}
      onPointerLeave={(event) => {
        // On touch screens, the end of a tap fires pointerleave too.
        if (event.pointerType === 'touch') return
        isHovered.current = false
        closeIn(closeDelay)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        box.current?.querySelector('a')?.focus()
      }}
      onBlur={(event) => {
        // The confirmation of a removal moves the focus into a dialog; the panel stays open behind it.
        const to = event.relatedTarget
        if (to && !event.currentTarget.contains(to) && !to.closest('dialog')) setOpen(false)
      }}
    >
      <Link
        href={cartHref}
        aria-expanded={hasPanel ? open : undefined}
        onClick={(event) => {
          if (!isTouch.current || !hasPanel || open) return
          event.preventDefault()
          setOpen(true)
        }}
        onFocus={(event) => hasPanel && event.currentTarget.matches(':focus-visible') && setOpen(true)}
        className="mini-cart-button"
      >
        <span className="relative">
          <ShoppingCart className="size-5" aria-hidden />
          <CartBadge className="absolute -top-2 left-3" />
        </span>
        <span className="ml-1">我的购物车</span>
      </Link>
      {open && hasPanel && (
        <section aria-label="购物车" className="mini-cart-panel">
          <Suspense fallback={<p className="h-48" />}>
            <Panel onLeave={() => setOpen(false)} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
