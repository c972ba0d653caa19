import type { Metadata } from 'next'
import { MerchantPage } from '@/components/merchant/merchant-page'
import { ReviewCard } from '@/components/merchant/review-card'

export const metadata: Metadata = { title: '入驻进度' }

/** The state of an application (spec 3 §6). */
export default function ReviewPage() {
  return (
    <MerchantPage title="入驻进度">
      <ReviewCard />
    </MerchantPage>
  )
}
