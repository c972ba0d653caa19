import type { Metadata } from 'next'
import { FinishNotice } from '@/components/finish/finish-notice'
import { PageBar } from '@/components/ui/page-bar'

export const metadata: Metadata = { title: '付款失败', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-8 max-md:pt-0 max-md:pb-4">
      <PageBar title="支付结果" back="/member/trade" isBackDirect className="md:sr-only" />
      <FinishNotice kind="failure" />
    </div>
  )
}
