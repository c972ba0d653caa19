import type { Metadata } from 'next'
import { ScanConfirm } from '@/components/member/security/scan-confirm'

export const metadata: Metadata = { title: '扫码登录' }

interface Props {
  searchParams: Promise<{ token?: string | string[] }>
}

/** What the code of a computer leads a signed-in phone to. */
export default async function ScanLoginPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <ScanConfirm token={[token].flat()[0] ?? ''} />
}
