import type { Metadata } from 'next'
import { RegisterCard } from '@/components/auth/sign-up/register-card'
import { listRequiredFields } from '@/lib/readers/auth-page'
import { getFrame } from '@/lib/readers/frame'
import { isDemoMall } from '@/lib/readers/mall-api'
import { listRegistrationTerms } from '@/lib/readers/terms'
import { safeRedirect } from '@/lib/web/redirect'

export const metadata: Metadata = { title: '用户注册' }

interface Props {
  searchParams: Promise<{ redirectUrl?: string | string[] }>
}

/** Registration; continues at `redirectUrl`. */
export default async function RegisterPage({ searchParams }: Props) {
  const [{ redirectUrl }, { site }, fields, terms] = await Promise.all([
    searchParams,
    getFrame(),
    listRequiredFields(),
    listRegistrationTerms(),
  ])
  return (
    <RegisterCard
      target={safeRedirect([redirectUrl].flat()[0])}
      site={site.brand_name}
      fields={fields}
      terms={terms}
      showDemo={isDemoMall()}
    />
  )
}
