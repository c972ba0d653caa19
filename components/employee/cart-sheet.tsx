'use client'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { EmployeeCart } from '@/lib/contract/trade/employee-shape'
import type { EmployeeRef } from '@/lib/web/staff-href'
import { CartTotal, CheckoutButton } from './cart-foot'
import { CartLines, linesOf } from './cart-lines'

interface CartSheetProps {
  employee: EmployeeRef
  /** Missing while it loads. */
  cart: EmployeeCart | undefined
  canBuy: boolean
}

/** On phones: the button of the bar, with the number of lines, that opens 内购车 as a sheet. */
export function CartSheet({ employee, cart, canBuy }: CartSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const count = cart ? linesOf(cart).length : 0
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? `查看内购车，${count}种商品` : '查看内购车'}
        onClick={() => setOpen(true)}
        className="text-text relative inline-flex size-11 shrink-0 items-center justify-center md:hidden"
      >
        <ShoppingCart className="size-6" strokeWidth={1.5} aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="bg-brand nums absolute top-0.5 right-0 min-w-4.5 rounded-full px-1 text-center text-xs leading-4.5 text-white"
          >
            {count}
          </span>
        )}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="内购车"
        footer={
          // A row of its own: the sheet covers the bar of the page.
          <div className="flex items-center justify-between gap-3">
            <CartTotal cart={cart} />
            <CheckoutButton employee={employee} cart={cart} canBuy={canBuy} />
          </div>
        }
      >
        <CartLines employee={employee} cart={cart} />
      </Dialog>
    </>
  )
}
