import type { Metadata } from 'next'
import { FinishNotice } from '@/components/finish/finish-notice'

export const metadata: Metadata = { title: '付款失败', robots: { index: false } }

export default function Page() {
  return (
    <div className="column py-8 max-md:py-4">
      <FinishNotice kind="failure" />
    </div>
  )
}
