'use client'
import { Trash2 } from 'lucide-react'
import { usedUpText } from '@/components/subsidy/used-up-text'
import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { StruckPrice } from '@/components/ui/struck-price'
import { lineLimits } from '@/lib/client/cart/line-limits'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { CartLine } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { removalQuestion } from '@/lib/domain/messages/cart-page'
import { linePrice } from '@/lib/domain/order/price/line-price'
import { limitedBuyText } from '@/lib/domain/promotion/limited-buy'
import { packageTag } from '@/lib/domain/promotion/package'
import { goodsHref } from '@/lib/web/hrefs'
import { ChangePromotion } from './change-promotion'
import { lineColumns } from './columns'
import { MostPieces } from './most-pieces'
import { PackageParts } from './package-parts'

/** Up to this stock the line shows how many pieces are left. */
const lowStock = 5

/** A line of the cart. */
export function CartRow({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const href = goodsHref(line.item_id)
  const limits = lineLimits(line)
  const price = linePrice(line)
  const name = line.package_name ?? line.item_name
  const tags = [
    ...(line.packages ? [packageTag] : []),
    ...(line.limitedBuy ? [limitedBuyText(line.limitedBuy.rule)] : []),
    ...(line.limitedTimeSaleAct ? [line.limitedTimeSaleAct.promotion_tag] : []),
    ...line.promotions.map((promotion) => promotion.promotion_tag),
  ]
  const confirmRemoval = async () => {
    if (await confirm({ text: removalQuestion })) changes.remove([line.cart_id])
  }

  return (
    <li className={lineColumns}>
      <Checkbox
        className="@max-[46rem]:h-20 @max-[46rem]:pr-1 @min-[46rem]:mt-8"
        aria-label={`选择 ${name}`}
        checked={line.is_checked}
        onChange={(event) => changes.select([line.cart_id], event.target.checked)}
      />
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture src={line.pics} alt="" width={240} className="rounded-control size-20 max-w-full" />
      </Link>
      <div className="min-w-0 @max-[46rem]:pr-9">
        <Link href={href} className="text-ink hover:text-brand line-clamp-2 text-sm transition-colors">
          {name}
        </Link>
        {!line.packages && line.item_spec_desc && (
          <p className="text-muted mt-1 text-xs">{shownSpec(line.item_spec_desc)}</p>
        )}
        {(tags.length > 0 || line.store <= lowStock) && (
          <p className="mt-1.5 flex flex-wrap items-center gap-1 text-xs">
            {[...new Set(tags)].map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {line.store <= lowStock && (
              <span className="text-accent">
                仅剩<span translate="no">{line.store}</span>件
              </span>
            )}
          </p>
        )}
        {(line.expected_subsidy ?? 0) > 0 && (
          <p className="text-programme nums mt-1.5 text-xs">
            国补后预计 <Price cents={line.total_fee - (line.expected_subsidy ?? 0)} tone="inherit" />
          </p>
        )}
        {line.subsidy_note && <p className="text-muted mt-1 text-xs">{line.subsidy_note}</p>}
        {line.subsidy_state && !line.subsidy_note && (
          <p className="text-muted mt-1.5 text-xs">{usedUpText}</p>
        )}
        <ChangePromotion line={line} changes={changes} />
      </div>

      <div className="col-start-3 mt-2 flex flex-wrap items-center justify-between gap-2 @max-[16rem]:col-span-2 @max-[16rem]:col-start-2 @min-[46rem]:contents">
        <div className="@min-[46rem]:mt-7 @min-[46rem]:text-center">
          <Price
            cents={price.unit}
            className="@min-[46rem]:text-ink! text-base @max-[46rem]:text-lg @min-[46rem]:font-normal!"
          />
          {price.was !== null && <StruckPrice cents={price.was} className="block @max-[46rem]:hidden" />}
          {line.member_discount > 0 && line.grade_name && (
            <span className="mt-0.5 block @max-[46rem]:hidden">
              <Tag tone="accent">{line.grade_name}</Tag>
            </span>
          )}
        </div>
        <div className="relative shrink-0 @min-[46rem]:mt-6 @min-[46rem]:text-center">
          <Quantity
            size="small"
            value={line.num}
            min={limits.min}
            max={limits.max}
            onChange={(num) => changes.setNum(line.cart_id, num)}
            onOver={() => toast.error(limits.overText)}
            onUnder={() => toast.error(limits.underText)}
            label={`${name}的数量`}
          />
          <MostPieces num={line.num} max={limits.max} />
        </div>
        <div className="@max-[46rem]:hidden @min-[46rem]:mt-7 @min-[46rem]:text-center">
          <Price cents={price.amount} className="text-base" />
        </div>
        <div className="@max-[46rem]:absolute @max-[46rem]:top-1 @max-[46rem]:right-0 @min-[46rem]:mt-7 @min-[46rem]:text-center">
          <button
            type="button"
            onClick={confirmRemoval}
            aria-label={`删除 ${name}`}
            className="text-muted hover:text-brand text-sm transition-colors @max-[46rem]:flex @max-[46rem]:size-11 @max-[46rem]:items-center @max-[46rem]:justify-center"
          >
            <span className="@max-[46rem]:hidden">删除</span>
            <Trash2 className="size-4.5 @min-[46rem]:hidden" aria-hidden />
          </button>
        </div>
      </div>
      {line.packages && <PackageParts parts={line.packages} />}
    </li>
  )
}
