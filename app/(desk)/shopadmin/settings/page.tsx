import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { SettingPages } from '@/components/desk/settings/setting-pages'

export const metadata: Metadata = { title: '设置' }

/** The pages of the desk that are opened now and then. */
export default function SettingsPage() {
  return (
    <DeskPage entry="settings">
      <SettingPages />
    </DeskPage>
  )
}
