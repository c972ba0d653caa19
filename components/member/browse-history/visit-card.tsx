import { X } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { BrowsedGoods } from '@/lib/contract/collect'
import { shownPrice } from '@/lib/domain/price'
import { goodsHref } from '@/lib/web/hrefs'

/** Why the product can no longer be bought; empty while it can. */
function stateOf({ approve_status, store }: BrowsedGoods['itemData']): string {
  if (approve_status === 'instock' || approve_status === 'offline_sale') return '已下架'
  return store > 0 ? '' : '已售罄'
}

interface VisitCardProps {
  visit: BrowsedGoods
  busy: boolean
  onRemove: () => void
}

/** A viewed product with its current price and a button that removes it. */
export function VisitCard({ visit, busy, onRemove }: VisitCardProps) {
  const { itemData: goods } = visit
  const { cents, label, kind, market } = shownPrice(goods)
  const state = stateOf(goods)
  return (
    <article className="group/visit rounded-card border-line bg-card hover:border-faint relative flex h-full flex-col border p-2 transition-colors">
      <div className="relative">
        <Picture src={goods.pics[0]} alt="" ratio="1/1" className="rounded-control" />
        {state && (
          <span className="bg-ink/70 absolute inset-x-0 bottom-0 rounded-b-[inherit] py-1 text-center text-xs text-white">
            {state}
          </span>
        )}
      </div>
      <h3 className="text-ink mt-2 line-clamp-2 flex-1 text-sm leading-normal">
        {/* The link covers the card; the button is above it. */}
        <Link
          href={goodsHref(goods.goods_id)}
          title={goods.item_name}
          className="hover:text-brand transition-colors after:absolute after:inset-0"
        >
          {goods.item_name}
        </Link>
      </h3>
      <Price
        cents={cents}
        label={kind === 'normal' ? undefined : label}
        market={market}

        className="mt-2 flex h-6 flex-wrap overflow-hidden text-base font-semibold"
      />
      <button
        type="button"
        disabled={busy}
        onClick={onRemove}
        aria-label={`删除足迹 ${goods.item_name}`}
        className="bg-ink/55 hover:bg-ink/80 absolute top-3 right-3 z-10 flex size-7 items-center justify-center rounded-full text-white opacity-0 transition-opacity group-hover/visit:opacity-100 focus-visible:opacity-100 disabled:opacity-40 max-md:top-0 max-md:right-0 max-md:size-11 max-md:bg-transparent max-md:opacity-100 pointer-coarse:opacity-100"
      >
        <span className="max-md:bg-ink/55 flex size-7 items-center justify-center rounded-full">
          <X className="size-4" aria-hidden />
        </span>
      </button>
    </article>
  )
}
