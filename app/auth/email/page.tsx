import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ActivateCard, EmailResetCard } from '@/components/auth/email-link-card'

export const metadata: Metadata = { title: '邮箱账号', referrer: 'no-referrer' }

interface Props {
  searchParams: Promise<{ activate?: string | string[]; reset?: string | string[] }>
}

/** Where the links of mails lead: activation of an e-mail account, or its new password. */
export default async function EmailPage({ searchParams }: Props) {
  const { activate, reset } = await searchParams
  const [activation, newPassword] = [[activate].flat()[0], [reset].flat()[0]]
  if (activation) return <ActivateCard token={activation} />
  if (newPassword) return <EmailResetCard token={newPassword} />
  redirect('/auth/login')
}
