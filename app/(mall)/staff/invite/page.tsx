import type { Metadata } from 'next'
import { AcceptInvite } from '@/components/employee/accept-invite'
import { PageBar } from '@/components/ui/page-bar'
import { staffMallHref } from '@/lib/web/staff-href'

export const metadata: Metadata = { title: '员工内购邀请' }

/** A relative accepts the invitation of an employee. */
export default function InvitePage() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-0">
      <PageBar title="员工内购邀请" back={staffMallHref} className="md:text-section md:mb-4" />
      <AcceptInvite />
    </div>
  )
}
