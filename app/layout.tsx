import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

/** Where the mall is known; canonical and shared addresses begin with it. */
const origin = process.env.MALL_PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`

export const metadata: Metadata = { metadataBase: new URL(origin), title: '首页' }
export const viewport: Viewport = { themeColor: '#e1251b' }

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>{children}</body>
    </html>
  )
}
