import { ButtonLink } from '@/components/ui/button'
import { Figures } from '@/components/ui/figures'
import { Price } from '@/components/ui/price'
import type { EmployeeCart } from '@/lib/contract/trade/employee-shape'
import { budgetExceeded } from '@/lib/domain/messages/employee'
import { priceText } from '@/lib/domain/money'
import { staffCheckoutHref, type EmployeeRef } from '@/lib/web/staff-href'

/** Why the cart cannot be ordered, or null. */
function obstacle(total: number, { minimum_amount: minimum, fee }: EmployeeCart): string | null {
  if (total < minimum) return `还差 ${priceText(minimum - total)} 起购`
  return total > fee.left_fee ? budgetExceeded : null
}

const problemOf = (cart: EmployeeCart | undefined) => {
  const [group] = cart?.valid_cart ?? []
  return cart && group ? obstacle(group.total_fee, cart) : null
}

/** 合计 of 内购车, with the reason why it cannot be ordered. `cart` is missing while it loads. */
export function CartTotal({ cart }: { cart: EmployeeCart | undefined }) {
  const problem = problemOf(cart)
  return (
    <p className="text-text text-sm" aria-live="polite">
      合计 {cart ? <Price cents={cart.valid_cart[0]?.total_fee ?? 0} className="text-lg" /> : '–'}
      {problem && (
        <span className="text-brand block text-xs">
          <Figures text={problem} />
        </span>
      )}
    </p>
  )
}

interface CheckoutButtonProps {
  employee: EmployeeRef
  cart: EmployeeCart | undefined
  /** The activity sells to the member now. */
  canBuy: boolean
}

/** 去结算 of 内购车; grey while it cannot be ordered. */
export function CheckoutButton({ employee, cart, canBuy }: CheckoutButtonProps) {
  const isOpen = canBuy && (cart?.valid_cart.length ?? 0) > 0 && problemOf(cart) === null
  return isOpen ? (
    <ButtonLink href={staffCheckoutHref(employee)} className="min-w-28 max-md:h-11">
      去结算
    </ButtonLink>
  ) : (
    <span className="bg-page text-muted rounded-control inline-flex h-9 min-w-28 items-center justify-center text-sm max-md:h-11">
      去结算
    </span>
  )
}
