import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteOrigin } from '@/components/layout/site-origin'

/** Canonical and shared addresses begin with the mall's own origin. */
export const metadata: Metadata = { metadataBase: new URL(siteOrigin()), title: '首页' }
export const viewport: Viewport = { themeColor: '#e1251b' }

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
