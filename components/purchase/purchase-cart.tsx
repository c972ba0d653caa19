'use client'
import { Trash2 } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Skeleton } from '@/components/ui/skeleton'
import type { PurchaseCartLine } from '@/lib/contract/purchase-shape'
import { shortYuan } from '@/lib/domain/money'
import { staffCheckoutHref, type PurchaseRef } from '@/lib/web/staff-href'
import { useCartChanges, usePurchaseCart } from './use-cart'

interface PurchaseCartProps {
  purchase: PurchaseRef
  canBuy: boolean
}

/** Why the cart cannot be ordered, or null. */
function obstacle(total: number, minimum: number, left: number): string | null {
  if (total < minimum) return `还差 ¥${shortYuan(minimum - total)} 起购`
  return total > left ? '超出内购额度' : null
}

/**
 * 内购车: beside the products, below them in one column. There the bar with sum and 去结算 stays at the bottom edge: fixed on
 * phones, and sticky on tablets, where the footer follows; `contents` lets it stick along the products too.
 */
export function PurchaseCart({ purchase, canBuy }: PurchaseCartProps) {
  const { data: cart } = usePurchaseCart(purchase)
  const [group] = cart?.valid_cart ?? []
  const lines = [...(group?.list ?? []), ...(cart?.invalid_cart ?? [])]
  const total = group?.total_fee ?? 0
  const problem = cart && group ? obstacle(total, cart.minimum_amount, cart.fee.left_fee) : null
  const isOpen = canBuy && group !== undefined && problem === null
  return (
    <section
      aria-labelledby="purchase-cart"
      className="rounded-card border-line bg-card border max-lg:contents lg:sticky lg:top-20"
    >
      <div className="max-lg:rounded-card max-lg:border-line max-lg:bg-card max-lg:border">
        <h2
          id="purchase-cart"
          className="text-ink scroll-mt-20 px-5 pt-4 text-base font-semibold max-md:px-4"
        >
          内购车
        </h2>
        {!cart ? (
          <p role="status" aria-label="加载中" className="px-5 py-6">
            <Skeleton className="h-5" />
          </p>
        ) : lines.length === 0 ? (
          <p className="text-muted px-5 py-6 text-center text-sm">还没有商品</p>
        ) : (
          <ul className="divide-line max-h-96 divide-y overflow-y-auto px-5 max-md:max-h-none max-md:px-4">
            {lines.map((line) => (
              <li key={line.item_id} className="flex gap-3 py-3">
                <Line line={line} purchase={purchase} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="max-lg:bg-card max-lg:border-line md:max-lg:rounded-card flex items-center justify-between gap-3 px-5 max-lg:bottom-0 max-lg:z-20 max-md:fixed max-md:inset-x-0 max-md:border-t max-md:px-4 max-md:py-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:max-lg:sticky md:max-lg:border md:max-lg:py-3 lg:pt-2 lg:pb-5">
        <p className="text-text relative text-sm" aria-live="polite">
          {/* On phones the cart may be far below the products: the sum leads there. */}
          <a
            href="#purchase-cart"
            aria-label="查看内购车"
            className="absolute inset-x-0 -inset-y-2 md:hidden"
          />
          合计 {cart ? <Price cents={total} className="text-lg" /> : '–'}
          {problem && <span className="text-brand block text-xs">{problem}</span>}
        </p>
        {isOpen ? (
          <ButtonLink href={staffCheckoutHref(purchase)} className="min-w-28 max-md:h-11">
            去结算
          </ButtonLink>
        ) : (
          <span className="bg-page text-muted rounded-control inline-flex h-9 min-w-28 items-center justify-center text-sm max-md:h-11">
            去结算
          </span>
        )}
      </div>
    </section>
  )
}

function Line({ line, purchase }: { line: PurchaseCartLine; purchase: PurchaseRef }) {
  const { setNum, remove } = useCartChanges(purchase)
  return (
    <>
      <Picture src={line.pics} alt="" width={240} className="rounded-control size-16 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-ink line-clamp-2 text-sm">{line.item_name}</p>
        {line.item_spec_desc && <p className="text-muted mt-0.5 truncate text-xs">{line.item_spec_desc}</p>}
        {line.problem && <p className="text-brand mt-0.5 text-xs">{line.problem}</p>}
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <Price cents={line.price} />
          <Quantity
            size="small"
            value={line.num}
            max={Math.max(1, line.store)}
            label={`${line.item_name}的数量`}
            onChange={(num) => setNum.mutate({ itemId: line.item_id, num })}
          />
        </div>
      </div>
      <button
        type="button"
        aria-label={`移除 ${line.item_name}`}
        onClick={() => remove.mutate(line.item_id)}
        className="text-muted hover:text-brand tap self-start"
      >
        <Trash2 className="size-4" aria-hidden />
      </button>
    </>
  )
}
