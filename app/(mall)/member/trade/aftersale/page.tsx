import type { Metadata } from 'next'
import { AftersalePageByQuery } from '@/components/aftersale/aftersale-page'

export const metadata: Metadata = { title: '售后详情', robots: { index: false } }

export default function Page() {
  return <AftersalePageByQuery />
}
