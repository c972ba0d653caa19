import type { Metadata } from 'next'
import { AftersalePage } from '@/components/aftersale/aftersale-page'

export const metadata: Metadata = { title: '售后详情', robots: { index: false } }

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return <AftersalePage of={{ aftersales_bn: id }} />
}
