import type { Metadata } from 'next'
import { Checkout } from '@/components/checkout/checkout'
import { employeeSteps } from '@/components/order-kind/steps'
import { PageBar } from '@/components/ui/page-bar'
import { staffMallHref } from '@/lib/web/staff-href'

export const metadata: Metadata = { title: '订单信息' }

/** The checkout of employee purchase. */
export default function StaffCheckoutPage() {
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-6">
      <PageBar title="填写并核对订单信息" back={staffMallHref} className="md:text-section md:mb-4" />
      <Checkout steps={employeeSteps} />
    </div>
  )
}
