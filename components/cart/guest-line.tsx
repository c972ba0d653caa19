'use client'
import { Trash2 } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { setGuestNum, type GuestLine } from '@/lib/client/cart/guest-cart'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { Outputs } from '@/lib/contract/outputs'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { maxStoreText, minQuantityText } from '@/lib/domain/goods/stock'
import { removalQuestion } from '@/lib/domain/messages/cart-page'
import { goodsOffSale } from '@/lib/domain/messages/goods'
import { promotionLabel } from '@/lib/domain/promotion/member-only'
import { goodsHref } from '@/lib/web/hrefs'
import { MostPieces } from './most-pieces'

interface GuestCartLineProps {
  line: GuestLine
  /** Price in cents as it is now. */
  price: number
  /** The SKU with public prices; undefined while unknown. */
  sku?: Outputs['goods']['batch'][number] | undefined
  /** The product can no longer be bought. */
  isGone?: boolean
}

/** A line of the guest cart: product, price, quantity, delete. */
export function GuestCartLine({ line, price, sku, isGone = false }: GuestCartLineProps) {
  const href = goodsHref(line.itemId)
  const promotions = [...new Set(sku?.promotion_activity?.map(promotionLabel))].filter(Boolean)
  const remove = async () => {
    if (await confirm({ text: removalQuestion })) setGuestNum(line.itemId, 0)
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
        {promotions.length > 0 && (
          <p className="mt-1.5 flex flex-wrap items-center gap-1">
            {promotions.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </p>
        )}
        {sku?.subsidy_price !== undefined && (
          <p className="text-programme nums mt-1.5 text-xs">
            国补后预计 <Price cents={sku.subsidy_price} tone="inherit" />
            {line.num > 1 && '/件'}
          </p>
        )}
        <div className="mt-2 flex items-center justify-between gap-2">
          {isGone ? (
            <span className="text-muted text-sm">{goodsOffSale}</span>
          ) : (
            <Price cents={price} className="text-base" />
          )}
          <span className="relative shrink-0">
            <Quantity
              size="small"
              value={line.num}
              min={1}
              {...(sku ? { max: Math.max(1, sku.store) } : {})}
              onChange={(num) => setGuestNum(line.itemId, num)}
              onOver={() => toast.error(maxStoreText(sku?.store ?? 0))}
              onUnder={() => toast.error(minQuantityText(1))}
              label={`${line.name}的数量`}
            />
            {sku && <MostPieces num={line.num} max={sku.store} />}
          </span>
        </div>
      </div>
    </li>
  )
}
