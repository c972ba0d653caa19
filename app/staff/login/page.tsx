import type { Metadata } from 'next'
import { StaffLoginCard } from '@/components/auth/sign-in/staff-login-card'
import { isDemoMall } from '@/lib/readers/mall-api'
import { listPublishedTerms } from '@/lib/readers/terms'
import { safeRedirect } from '@/lib/web/redirect'
import { staffMallHref } from '@/lib/web/staff-href'

export const metadata: Metadata = { title: '员工登录' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Sign-in of staff by work id; continues at `redirectUrl`, without one at employee purchase. */
export default async function StaffLoginPage({ searchParams }: Props) {
  const [{ redirectUrl }, terms] = await Promise.all([searchParams, listPublishedTerms(['staff'])])
  const target = safeRedirect([redirectUrl].flat()[0], staffMallHref)
  return <StaffLoginCard target={target} terms={terms} showDemo={isDemoMall()} />
}
