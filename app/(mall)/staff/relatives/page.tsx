import type { Metadata } from 'next'
import { RelativesView } from '@/components/employee/relatives-view'
import { PageBar } from '@/components/ui/page-bar'
import { staffMallHref } from '@/lib/web/staff-href'

export const metadata: Metadata = { title: '邀请亲友' }

/** An employee invites relatives into an activity. */
export default function RelativesPage() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-0">
      <PageBar title="邀请亲友" back={staffMallHref} className="md:text-section md:mb-4" />
      <RelativesView />
    </div>
  )
}
