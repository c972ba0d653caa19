import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { hasEmailLogin } from '@/lib/readers/auth-page'

/** The pages of e-mail accounts; a mall without them leads to the login page. */
export default async function EmailLayout({ children }: { children: ReactNode }) {
  if (!(await hasEmailLogin())) redirect('/auth/login')
  return children
}
