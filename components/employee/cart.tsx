'use client'
import type { EmployeeRef } from '@/lib/web/staff-href'
import { CartTotal, CheckoutButton } from './cart-foot'
import { CartLines } from './cart-lines'
import { CartSheet } from './cart-sheet'
import { useEmployeeCart } from './use-cart'

interface EmployeeCartProps {
  employee: EmployeeRef
  canBuy: boolean
}

/**
 * 内购车: beside the products, below them on tablets, a sheet on phones (ADR 0044). In one column the bar with sum and 去结算
 * stays at the bottom edge: fixed on phones, and sticky on tablets, where the footer follows; `contents` lets it stick
 * along the products too.
 */
export function EmployeeCart({ employee, canBuy }: EmployeeCartProps) {
  const { data: cart } = useEmployeeCart(employee)
  return (
    <section
      aria-label="内购车"
      className="rounded-card border-line bg-card border max-lg:contents lg:sticky lg:top-20"
    >
      <div className="max-lg:rounded-card max-lg:border-line max-lg:bg-card max-lg:border max-md:hidden">
        <h2 className="text-ink px-5 pt-4 text-base font-semibold">内购车</h2>
        <CartLines employee={employee} cart={cart} className="max-h-96 overflow-y-auto px-5" />
      </div>
      <div className="max-lg:bg-card max-lg:border-line md:max-lg:rounded-card flex items-center justify-between gap-3 px-5 max-lg:bottom-0 max-lg:z-20 max-md:fixed max-md:inset-x-0 max-md:border-t max-md:px-4 max-md:py-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:max-lg:sticky md:max-lg:border md:max-lg:py-3 lg:pt-2 lg:pb-5">
        <div className="flex min-w-0 items-center gap-3">
          <CartSheet employee={employee} cart={cart} canBuy={canBuy} />
          <CartTotal cart={cart} />
        </div>
        <CheckoutButton employee={employee} cart={cart} canBuy={canBuy} />
      </div>
    </section>
  )
}
