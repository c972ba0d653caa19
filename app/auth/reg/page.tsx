import type { Metadata } from 'next'
import { RegisterCard } from '@/components/auth/register-card'
import { readProfileFields } from '@/lib/client/auth-page'
import { readFrame } from '@/lib/client/server'
import { isDemoMall } from '@/lib/client/server-api'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '用户注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Registration; `redirectUrl` says where to go afterwards. */
export default async function RegisterPage({ searchParams }: Props) {
  const [{ redirectUrl }, { site }, fields] = await Promise.all([
    searchParams,
    readFrame(),
    readProfileFields(),
  ])
  return (
    <RegisterCard
      target={safeRedirect([redirectUrl].flat()[0])}
      site={site.brand_name}
      fields={fields}
      showDemo={isDemoMall()}
    />
  )
}
