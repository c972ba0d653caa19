'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { groupSums } from '@/lib/client/cart/group-sums'
import { confirm } from '@/lib/client/confirm'
import type { CartGroup } from '@/lib/contract/cart'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'

interface CartShopFootProps {
  group: CartGroup
  changes: CartChanges
  onCheckout: (shopId: number) => void
  isCheckingOut: boolean
  /** On phones 删除 takes the place of 去结算. */
  isManaging: boolean
}

/** Sums of the selected lines, and 去结算. Sticky at the bottom of the window. */
export function CartShopFoot({ group, changes, onCheckout, isCheckingOut, isManaging }: CartShopFootProps) {
  const selectAll = useRef<HTMLInputElement>(null)
  const ids = group.list.map((line) => line.cart_id)
  const selected = group.list.filter((line) => line.is_checked).map((line) => line.cart_id)
  const sums = groupSums(group)
  const isPartial = selected.length > 0 && selected.length < ids.length

  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = isPartial
  }, [isPartial])

  const removeSelected = async () => {
    if (await confirm({ text: '请确认是否移除该商品?' })) changes.remove(selected)
  }

  return (
    <div className="rounded-b-card border-line bg-card sticky bottom-0 z-20 flex min-h-14 items-center gap-x-5 border-t pl-3 text-sm max-md:bottom-[calc(3.25rem+env(safe-area-inset-bottom))] max-md:gap-x-2 md:pl-5">
      <Checkbox
        ref={selectAll}
        className="whitespace-nowrap"
        checked={selected.length === ids.length}
        onChange={(event) => changes.select(ids, event.target.checked)}
      >
        全选
      </Checkbox>
      <button
        type="button"
        onClick={removeSelected}
        disabled={selected.length === 0}
        className="text-muted hover:text-brand disabled:text-faint whitespace-nowrap transition-colors max-md:hidden"
      >
        删除选中商品
      </button>
      <div
        aria-live="polite"
        aria-busy={changes.isSaving}
        className={cx(
          'ml-auto flex min-w-0 items-center gap-x-5 whitespace-nowrap transition-opacity max-md:flex-col max-md:items-end max-md:py-1',
          changes.isSaving && 'opacity-60',
          isManaging && 'max-md:invisible',
        )}
      >
        <p className="text-muted max-lg:hidden">
          已选<span className="nums text-brand px-0.5 font-semibold">{sums.pieces}</span>件商品
        </p>
        <p className="text-muted text-xs max-md:order-2 md:text-sm">
          已优惠：
          <Price cents={sums.saved} className="text-text! font-normal!" />
          <span className="max-lg:hidden"> （不含运费）</span>
        </p>
        {(group.expected_subsidy ?? 0) > 0 && (
          <p className="text-programme text-xs max-md:order-3 md:text-sm">
            预计国补：−
            <Price cents={group.expected_subsidy ?? 0} tone="inherit" className="font-normal!" />
          </p>
        )}
        <p className="text-text whitespace-nowrap">
          总计：
          <Price cents={sums.payable} className="text-lg md:text-2xl" />
        </p>
      </div>
      {isManaging && (
        <Button
          variant="outline"
          disabled={selected.length === 0}
          onClick={removeSelected}
          className="mr-3 rounded-full! md:hidden"
        >
          删除
          <span className="nums">({selected.length})</span>
        </Button>
      )}
      <Button
        size="large"
        disabled={selected.length === 0}
        loading={isCheckingOut}
        onClick={() => onCheckout(group.shop_id)}
        className={cx(
          'h-auto! min-h-14 self-stretch rounded-none rounded-br-[7px] px-4! md:px-10!',
          isManaging && 'max-md:hidden',
        )}
      >
        去结算
        <span className="nums md:hidden">({sums.pieces})</span>
      </Button>
    </div>
  )
}
