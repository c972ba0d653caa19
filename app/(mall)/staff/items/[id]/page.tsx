import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActivityItem } from '@/components/employee/activity-item'
import { PageBar } from '@/components/ui/page-bar'
import { idOf } from '@/lib/domain/id'
import { staffMallHref } from '@/lib/web/staff-href'

export const metadata: Metadata = { title: '内购商品' }

interface Props {
  params: Promise<{ id: string }>
}

/** A product of employee purchase. */
export default async function StaffItemPage({ params }: Props) {
  const itemId = idOf((await params).id)
  if (!itemId) notFound()
  return (
    <div data-bottom-bar className="column pt-5 pb-12 max-md:pt-0 max-md:pb-24">
      <PageBar title="内购商品" back={staffMallHref} heading="p" />
      <ActivityItem itemId={itemId} />
    </div>
  )
}
