'use client'
import './globals.css'
import { BrokenPage } from '@/components/layout/broken-page'

/** Errors of the root layout: renders the whole document. */
export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="zh-CN">
      <body>
        <title>应用程序错误</title>
        <main>
          <BrokenPage error={error} />
        </main>
      </body>
    </html>
  )
}
