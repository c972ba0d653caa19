import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { soldGoodsHref } from '@/lib/web/points-href'

/** Why a product can no longer be bought; empty while it can. */
export function unavailableText({
  approve_status,
  store,
}: Pick<GoodsListItem, 'approve_status' | 'store'>): '' | '已下架' | '已售罄' {
  if (approve_status === 'instock' || approve_status === 'offline_sale') return '已下架'
  return store > 0 ? '' : '已售罄'
}

interface RemovableGoodsProps {
  goodsId: number
  /** A product of the points mall. */
  isPoints?: boolean
  name: string
  picture: string | undefined
  price: ReactNode
  /** Over the picture; empty while the product can be bought. */
  state: string
  /** Name of the button that removes the product from the list. */
  removeLabel: string
  busy: boolean
  onRemove: () => void
}

/** A product in a list of the member, with its current price and a button that removes it. */
export function RemovableGoods(props: RemovableGoodsProps) {
  const { goodsId, isPoints = false, name, picture, price, state, removeLabel, busy, onRemove } = props
  return (
    <article className="group/visit rounded-card border-line bg-card hover:border-faint relative flex h-full flex-col border p-2 transition-colors">
      <div className="relative">
        <Picture src={picture} alt="" ratio="1/1" className="rounded-control" />
        {state && (
          <span className="bg-ink/70 absolute inset-x-0 bottom-0 rounded-b-[inherit] py-1 text-center text-xs text-white">
            {state}
          </span>
        )}
      </div>
      <h3 className="text-ink mt-2 line-clamp-2 flex-1 text-sm leading-normal">
        {/* The link covers the card; the button is above it. */}
        <Link
          href={soldGoodsHref(goodsId, isPoints)}
          title={name}
          className="hover:text-brand transition-colors after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h3>
      {price}
      <button
        type="button"
        disabled={busy}
        onClick={onRemove}
        aria-label={removeLabel}
        className="bg-ink/55 hover:bg-ink/80 absolute top-3 right-3 z-10 flex size-7 items-center justify-center rounded-full text-white opacity-0 transition-opacity group-hover/visit:opacity-100 focus-visible:opacity-100 disabled:opacity-40 max-md:top-0 max-md:right-0 max-md:size-11 max-md:bg-transparent max-md:opacity-100 pointer-coarse:opacity-100"
      >
        <span className="max-md:bg-ink/55 flex size-7 items-center justify-center rounded-full">
          <X className="size-4" aria-hidden />
        </span>
      </button>
    </article>
  )
}
