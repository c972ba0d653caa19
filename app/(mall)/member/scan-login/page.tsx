import type { Metadata } from 'next'
import { ScanConfirm } from '@/components/member/security/scan-confirm'

export const metadata: Metadata = { title: '扫码登录' }

interface Props {
  searchParams: Promise<{ token?: string | string[] }>
}

/** Confirmation page that the QR code on the login page opens on a phone with a session (contract member §5.12). */
export default async function ScanLoginPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <ScanConfirm token={[token].flat()[0] ?? ''} />
}
