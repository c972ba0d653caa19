import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ProfileFormSetting } from '@/components/desk/settings/profile-form/profile-form-setting'

export const metadata: Metadata = { title: '会员资料设置' }

/** The questions of the profile form, set by operators (contract operator). */
export default function ProfileFormPage() {
  return (
    <DeskPage entry="profileForm">
      <ProfileFormSetting />
    </DeskPage>
  )
}
