import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AftersalePage } from '@/components/aftersale/aftersale-page'
import { isRecordNumber, recordMetadata } from '../../record-number'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  recordMetadata('售后详情', (await params).id)

export default async function Page({ params }: Props) {
  const { id } = await params
  if (!isRecordNumber(id)) notFound()
  return <AftersalePage of={{ aftersales_bn: id }} />
}
