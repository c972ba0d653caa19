import type { Metadata } from 'next'
import { StaffMall } from '@/components/employee/staff-mall'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '员工内购' }

/** Activities of employee purchase for the member's employers. */
export default function StaffPage() {
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-24">
      <PageBar title="员工内购" back="/member/user-info" className="md:text-section md:mb-4" />
      <StaffMall />
    </div>
  )
}
