import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { EditGuard } from '@/app/edit/_designer/entry/edit-guard'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Toaster } from '@/components/ui/toaster'
import { Providers } from '@/lib/client/call/providers'

export const metadata: Metadata = { title: '页面装修', robots: { index: false } }

/** Rendered per request: the content depends on a cookie. */
export const dynamic = 'force-dynamic'

/** The page designer fills the window: no header and no footer of the mall. */
export default function EditLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <div data-own-zoom>
        <EditGuard>{children}</EditGuard>
        <Toaster />
        <ConfirmHost />
      </div>
    </Providers>
  )
}
