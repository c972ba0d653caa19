'use client'
import { Trash2 } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { setGuestNum, type GuestLine } from '@/lib/client/cart/guest-cart'
import { confirm } from '@/lib/client/confirm'
import { toast } from '@/lib/client/toast'
import { maxStoreText, minQuantityText } from '@/lib/domain/stock'
import { shownSpec } from '@/lib/domain/spec-text'
import { goodsHref } from '@/lib/web/hrefs'

interface GuestCartLineProps {
  line: GuestLine
  /** Price in cents and stock as they are now; stock undefined while unknown. */
  price: number
  store?: number | undefined
  /** The product can no longer be bought. */
  isGone?: boolean
}

/** A line of the guest cart: product, price, quantity, delete. */
export function GuestCartLine({ line, price, store, isGone = false }: GuestCartLineProps) {
  const href = goodsHref(line.itemId)
  const remove = async () => {
    if (await confirm({ text: '请确认是否移除该商品?' })) setGuestNum(line.itemId, 0)
  }
  return (
    <li className="flex gap-3 py-4">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture src={line.pic} alt="" width={240} className="rounded-control size-20" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <Link
            href={href}
            className="text-ink hover:text-brand line-clamp-2 flex-1 text-sm transition-colors"
          >
            {line.name}
          </Link>
          <button
            type="button"
            aria-label={`删除 ${line.name}`}
            onClick={remove}
            className="text-faint hover:text-brand flex size-6 shrink-0 items-center justify-center transition-colors max-md:size-11"
          >
            <Trash2 className="size-4" aria-hidden />
          </button>
        </div>
        {line.spec && <p className="text-muted mt-1 text-xs">{shownSpec(line.spec)}</p>}
        <div className="mt-2 flex items-center justify-between gap-2">
          {isGone ? (
            <span className="text-muted text-sm">商品已下架</span>
          ) : (
            <Price cents={price} className="text-base" />
          )}
          <Quantity
            size="small"
            value={line.num}
            min={1}
            {...(store === undefined ? {} : { max: Math.max(1, store) })}
            onChange={(num) => setGuestNum(line.itemId, num)}
            onOver={() => toast.error(maxStoreText(store ?? 0))}
            onUnder={() => toast.error(minQuantityText(1))}
            label={`${line.name}的数量`}
          />
        </div>
      </div>
    </li>
  )
}
