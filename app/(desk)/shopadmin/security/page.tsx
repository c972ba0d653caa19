import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { SecuritySettings } from '@/components/desk/people/security/security-settings'

export const metadata: Metadata = { title: '我的安全' }

/** The second factor and the sessions of the person (contract operator §8). */
export default function SecurityPage() {
  return (
    <DeskPage entry="security" isBare>
      <SecuritySettings />
    </DeskPage>
  )
}
