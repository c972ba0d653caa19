import type { Metadata } from 'next'
import { ApplyPage } from '@/components/aftersale/apply-page'

export const metadata: Metadata = { title: '申请售后', robots: { index: false } }

export default function Page() {
  return <ApplyPage />
}
