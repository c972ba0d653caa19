'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { lazyPart } from '@/components/ui/lazy-part'
import { Price } from '@/components/ui/price'
import type { CartSums } from '@/lib/client/cart/group-sums'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import { confirm } from '@/lib/client/press/confirm'
import { removalQuestion } from '@/lib/domain/messages/cart-page'

const CartRows = lazyPart(() => import('./cart-rows'), 'CartRows')

interface CartFootProps {
  /** All lines, and those that are selected. */
  ids: number[]
  selected: number[]
  sums: CartSums
  /** Why delivery is charged, or why not; of one shop only. */
  freightRule?: string | undefined
  changes: CartChanges
  onCheckout: () => void
  isCheckingOut: boolean
  /** 管理 on phones: 删除 takes the place of 去结算. */
  isManaging: boolean
  /**
   * `only`: the foot of the only shop, sticky at the bottom of the window. Several shops have a row each (`shop`), and
   * one sticky bar for all (`bar`).
   */
  look: 'only' | 'shop' | 'bar'
}

/**
 * Not sticky on phones with text at twice its size: with the tab bar it would leave a third of the window to the
 * products.
 */
const stickyClass =
  'sticky bottom-0 z-20 max-md:bottom-[calc(3.25rem+env(safe-area-inset-bottom))] @max-[16rem]:static'

/** Sums of selected lines, and 去结算. */
export function CartFoot({
  ids,
  selected,
  sums,
  freightRule,
  changes,
  onCheckout,
  isCheckingOut,
  isManaging,
  look,
}: CartFootProps) {
  const selectAll = useRef<HTMLInputElement>(null)
  const [showsRows, setShowsRows] = useState(false)
  const [wasShown, setWasShown] = useState(false)
  const isPartial = selected.length > 0 && selected.length < ids.length

  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = isPartial
  }, [isPartial])

  const removeSelected = async () => {
    if (await confirm({ text: removalQuestion })) changes.remove(selected)
  }

  return (
    <div
      className={cx(
        'bg-card border-line flex min-h-14 flex-wrap items-center gap-x-5 pl-3 text-sm max-md:gap-x-2 md:pl-5',
        look === 'shop' ? 'rounded-b-card border-t' : stickyClass,
        look === 'bar' ? 'rounded-card border' : 'rounded-b-card border-t',
      )}
    >
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
          // Its own lines wrap before the button leaves the row.
          'flex min-w-min flex-1 items-center gap-x-5 py-1 whitespace-nowrap transition-opacity max-md:flex-col max-md:items-end md:flex-wrap md:justify-end @max-[16rem]:pr-3 print:pr-5',
          changes.isSaving && 'opacity-60',
          isManaging && 'max-md:invisible',
        )}
      >
        <p className="text-muted max-lg:hidden">
          已选
          <span translate="no" className="nums text-brand px-0.5 font-semibold">
            {sums.pieces}
          </span>
          件商品
        </p>
        <p className="text-muted text-xs max-md:order-2 md:text-sm">
          已优惠：
          <Price cents={sums.saved} className="text-text! font-normal!" />
          <span className="max-lg:hidden"> （不含运费）</span>
          {selected.length > 0 && (
            <button
              type="button"
              onClick={() => {
                setWasShown(true)
                setShowsRows(true)
              }}
              aria-label="优惠明细"
              className="text-link hover:text-brand tap ml-1.5 transition-colors"
            >
              <span className="max-md:hidden">优惠</span>
              <span>明细</span>
            </button>
          )}
        </p>
        <p className="text-text whitespace-nowrap">
          总计：
          <Price cents={sums.payable} className="text-lg md:text-2xl" />
        </p>
        {sums.subsidy > 0 && (
          <p className="text-programme text-xs max-md:order-3 md:text-sm">
            国补后预计 <Price cents={sums.payable - sums.subsidy} tone="inherit" className="font-normal!" />
          </p>
        )}
      </div>
      {isManaging && look !== 'shop' && (
        <Button
          variant="outline"
          disabled={selected.length === 0}
          onClick={removeSelected}
          className="mr-3 rounded-full! md:hidden"
        >
          删除
          <span className="nums" translate="no">
            ({selected.length})
          </span>
        </Button>
      )}
      <Button
        size={look === 'shop' ? 'medium' : 'large'}
        variant={look === 'shop' ? 'outline' : 'primary'}
        disabled={selected.length === 0}
        loading={isCheckingOut}
        onClick={onCheckout}
        className={cx(
          'ml-auto',
          look === 'shop'
            ? 'mr-3 rounded-full! px-4! md:mr-5'
            : 'h-auto! min-h-14 self-stretch rounded-none rounded-br-[7px] px-3! md:px-10!',
          look === 'bar' && 'rounded-tr-[7px]',
          isManaging && 'max-md:hidden',
        )}
      >
        去结算
        <span translate="no" className="nums md:hidden">
          ({sums.pieces})
        </span>
      </Button>
      {wasShown && (
        <Suspense>
          <CartRows
            sums={sums}
            freightRule={freightRule}
            open={showsRows}
            onClose={() => setShowsRows(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
