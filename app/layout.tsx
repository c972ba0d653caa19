import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { earlyPressScript } from '@/lib/web/early-press'
import { lateScript } from '@/lib/web/late-scripts'

/** Relative URLs in metadata are resolved against the origin of the mall. */
export const metadata: Metadata = {
  metadataBase: new URL(getSiteOrigin()),
  manifest: '/manifest.webmanifest',
  icons: {
    // Bitmaps only: the browser lays out each SVG as a document of its own, on the main thread (ADR 0024).
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    ],
    apple: '/apple-touch-icon.png',
  },
}
export const viewport: Viewport = { themeColor: '#e1251b' }

/** The document around every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks the document of a member.
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        <script dangerouslySetInnerHTML={{ __html: lateScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
