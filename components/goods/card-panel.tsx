'use client'
import { useState } from 'react'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { ShareButton } from '@/components/share/share-button'
import { cx } from '@/components/ui/cx'
import { Share2 } from '@/components/ui/icons/share-2'
import { ShoppingCart } from '@/components/ui/icons/shopping-cart'
import { pictureAt } from '@/lib/web/picture'
import { openFastBuy } from './fast-buy-request'

const round =
  'pointer-events-auto flex size-8 items-center justify-center rounded-full bg-card text-text shadow-button hover:text-brand transition-colors'
const labels: Record<string, string> = { cart: '加入购物车', spec: '选规格' }

/** The hover panel of a card: second picture, cart button, favourite and share. */
export function CardPanel({ card }: { card: HTMLElement }) {
  const goodsId = Number(card.dataset.goodsCard)
  const { second, buy = 'look' } = card.dataset
  const link = card.querySelector<HTMLAnchorElement>('a[href]')
  const name = link?.textContent ?? ''
  const [loaded, setLoaded] = useState(false)
  const label = labels[buy]
  // The share panel is wider than a card, so it opens towards the centre of the window.
  const [opensRight] = useState(() => card.getBoundingClientRect().left < window.innerWidth / 2)

  return (
    <div className="size-full opacity-0 transition-opacity duration-150 group-focus-within/card:opacity-100 group-hover/card:opacity-100">
      {second && (
        <img
          src={pictureAt(second, 480)}
          alt=""
          onLoad={() => setLoaded(true)}
          className={cx(
            'rounded-control size-full object-cover transition-opacity duration-200',
            !loaded && 'opacity-0',
          )}
        />
      )}
      <div className="absolute top-2 right-2 z-20 flex flex-col gap-2">
        <FavouriteGoodsToggle goodsId={goodsId} iconOnly className={round} />
        <ShareButton
          itemId={goodsId}
          path={link?.getAttribute('href') ?? '/'}
          title={name}
          picture={card.querySelector('img')?.src}
          align={opensRight ? 'left' : 'right'}
          className={round}
        >
          <Share2 className="size-4" aria-hidden />
          <span className="sr-only">分享</span>
        </ShareButton>
      </div>
      {label && (
        <button
          type="button"
          onClick={() => openFastBuy(goodsId)}
          className="rounded-control bg-brand/92 hover:bg-brand pointer-events-auto absolute inset-x-0 bottom-0 z-10 flex h-9 items-center justify-center gap-1.5 text-sm text-white transition-colors"
        >
          <ShoppingCart className="size-4" aria-hidden />
          {label}
        </button>
      )}
    </div>
  )
}
