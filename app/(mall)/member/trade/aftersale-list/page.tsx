import type { Metadata } from 'next'
import { AftersaleList } from '@/components/aftersale/aftersale-list'

export const metadata: Metadata = { title: '售后订单', robots: { index: false } }

export default function Page() {
  return <AftersaleList />
}
